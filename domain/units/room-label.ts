import { localised, type Language } from '#domain/texts/language.ts';

/** A room type with its labels, as the lookup lists hold it. */
export type LabelledRoomType = { id: number; label_en: string; label_tr: string };

/**
 * The label of a unit's room type in a language; the English label that the unit carries itself where the lookup lists
 * are not loaded or do not hold its room type.
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
