/** The seven stored statuses of a unit (specification, section 4). */
export const unitStatuses = [
  { id: 1, name: 'available' },
  { id: 2, name: 'reserved' },
  { id: 3, name: 'sold' },
  { id: 4, name: 'blocked' },
  { id: 5, name: 'offer' },
  { id: 6, name: 'signed' },
  { id: 7, name: 'issue' },
] as const;

export type UnitStatusId = (typeof unitStatuses)[number]['id'];
export type UnitStatusName = (typeof unitStatuses)[number]['name'];

/** The four labels that screens show for the seven statuses. */
export const statusLabels = ['available', 'reserved', 'sold', 'blocked'] as const;
export type StatusLabel = (typeof statusLabels)[number];

const labelOf: Record<UnitStatusId, StatusLabel> = {
  1: 'available',
  2: 'reserved',
  3: 'sold',
  4: 'blocked',
  5: 'reserved',
  6: 'sold',
  7: 'blocked',
};

/** The label of a status: an offer is shown as reserved, a signed contract as sold, an issue as blocked. */
export function statusLabel(id: UnitStatusId): StatusLabel {
  return labelOf[id];
}

/** The id of a status by its name; undefined if there is none. */
export function statusIdOf(name: string): UnitStatusId | undefined {
  return unitStatuses.find((status) => status.name === name)?.id;
}

const nameOf = Object.fromEntries(unitStatuses.map(({ id, name }) => [id, name])) as Record<
  UnitStatusId,
  UnitStatusName
>;

export function statusNameOf(id: UnitStatusId): UnitStatusName {
  return nameOf[id];
}

export function isUnitStatusId(id: number): id is UnitStatusId {
  return Number.isInteger(id) && id >= 1 && id <= unitStatuses.length;
}
