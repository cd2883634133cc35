import { useMemo } from 'react';
import type { Favourite } from '#contract/entities/people.ts';
import { useBuildings, useProperties, useSession } from '#web/catalogue/queries.ts';

const none: readonly Favourite[] = [];

/** The favourites of the session’s client with the ids of their units; empty without a client. */
export function useFavourites(): { favs: readonly Favourite[]; ids: ReadonlySet<number> } {
  const favs = useSession().client?.favs ?? none;
  return useMemo(() => ({ favs, ids: new Set(favs.map((fav) => fav.property_id)) }), [favs]);
}

/** The `instance_name` of every building that holds a favourite (specification, section 4). */
export function useFavouriteInstances(): readonly string[] {
  const { ids } = useFavourites();
  const { data: units } = useProperties();
  const { data: buildings } = useBuildings();
  return useMemo(() => {
    if (ids.size === 0) return [];
    const held = new Set((units ?? []).filter((unit) => ids.has(unit.id)).map((unit) => unit.building_id));
    return (buildings ?? []).filter((building) => held.has(building.id)).map((building) => building.instance_name);
  }, [ids, units, buildings]);
}
