import { localised, type Language, type LocalFields } from '#domain/texts/language.ts';

/** A room type with its labels, as the lookup lists hold it. */
type LabelledRoomType = LocalFields<'label'> & { id: number };

/**
 * The label of a unit's room type in a language; the English label in the unit itself if the lookup lists are not
 * loaded or lack its room type.
 */
export function roomLabel(
  unit: { room_type_id: number; room_type: { label: string } },
  roomTypes: readonly LabelledRoomType[] | undefined,
  language: Language,
): string {
  const roomType = roomTypes?.find((candidate) => candidate.id === unit.room_type_id);
  if (roomType === undefined) return unit.room_type.label;
  return localised(roomType, 'label', language);
}
