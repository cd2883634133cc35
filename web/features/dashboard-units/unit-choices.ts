import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { Property } from '#contract/entities/property.ts';
import { localised } from '#domain/texts/language.ts';
import { roomLabel } from '#domain/units/room-label.ts';
import { callApi } from '#web/api/call-api.ts';
import { useBuildings } from '#web/catalogue/queries.ts';
import { useLookups } from '#web/catalogue/lookups.ts';
import { useUnitFloorName, useUnitFloorOrder } from '#web/catalogue/unit-names.ts';
import { useLanguage } from '#web/texts/language.tsx';

export type Choice = { id: number; title: string };

/** Buildings, room types and apartment types with their titles in the current language. */
export function useUnitNames() {
  const { language } = useLanguage();
  const { data: buildings } = useBuildings();
  const { data: lookups } = useLookups();
  return useMemo(() => {
    const lists = {
      buildings: (buildings ?? []).map((building): Choice => ({
        id: building.id,
        title: localised(building, 'name', language),
      })),
      rooms: (lookups?.roomTypes ?? []).map((type): Choice => ({
        id: type.id,
        title: localised(type, 'label', language),
      })),
      types: (lookups?.apartmentTypes ?? []).map((type): Choice => ({
        id: type.id,
        title: localised(type, 'title', language),
      })),
    };
    const titleIn = (list: readonly Choice[], id: number) => list.find((choice) => choice.id === id)?.title ?? '';
    return {
      ...lists,
      buildingOf: (unit: Property) => titleIn(lists.buildings, unit.building_id),
      roomOf: (unit: Property) => roomLabel(unit, lookups?.roomTypes, language),
      typeOf: (unit: Property) => titleIn(lists.types, unit.apartment_type_id) || unit.apartment_type.name,
    };
  }, [buildings, lookups, language]);
}

/** The floors of the given units, lowest first, with their names. */
export function useFloorChoices(units: readonly Property[]): Choice[] {
  const floorName = useUnitFloorName();
  const floorOrder = useUnitFloorOrder();
  return useMemo(() => floorChoices(units, { floorName, floorOrder }), [units, floorName, floorOrder]);
}

/** The fields of a unit that its floor follows from. */
type OnFloor = Pick<Property, 'building_id' | 'flat_level'>;

/**
 * The floors of units, lowest first. A level that has several names, such as the ground floor of a villa and the lobby
 * of a tower, gets all of them. Each level of a building is named once, since names take long.
 */
export function floorChoices(
  units: readonly OnFloor[],
  { floorName, floorOrder }: { floorName: (unit: OnFloor) => string; floorOrder: (unit: OnFloor) => number },
): Choice[] {
  const examples = new Map(units.map((unit) => [`${unit.building_id} ${unit.flat_level}`, unit]));
  const floors = new Map<number, { names: Set<string>; order: number }>();
  for (const unit of examples.values()) {
    const floor = floors.get(unit.flat_level) ?? { names: new Set(), order: floorOrder(unit) };
    floor.names.add(floorName(unit));
    floors.set(unit.flat_level, floor);
  }
  return [...floors]
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([level, { names }]) => ({ id: level, title: [...names].join(' / ') }));
}

/** The seven unit statuses with their titles in the current language; empty while loading. */
export function useStatuses(): { id: number; title: string }[] {
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['statuses'],
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.listStatuses, { signal }),
  });
  return (data ?? []).map((status) => ({
    id: status.id,
    title: localised(status, 'title', language),
  }));
}

/** Returns a function that finds the title of a status by its id. */
export function useStatusTitle(): (id: number) => string {
  const statuses = useStatuses();
  return (id) => statuses.find((status) => status.id === id)?.title ?? '';
}
