/**
 * One acknowledged operation on one unit. `version` and `status` are what its answer says the unit is; a refused one
 * only
 * read. Times are milliseconds on one clock: the operation took effect somewhere between.
 */
export type Operation = {
  unit: number;
  kind: 'change' | 'price';
  to: number;
  isWritten: boolean;
  error: string | null;
  status: number;
  version: number;
  began: number;
  ended: number;
};

/** How a unit began and how it was found at the end; `unknown` counts price changes whose answer was lost. */
export type UnitEnds = {
  unit: number;
  first: { status: number; version: number };
  last: { status: number; version: number };
  unknown: number;
};

const allowed: Record<number, readonly number[]> = { 1: [2, 3], 2: [1], 3: [1], 4: [1] };

/**
 * Whether a history is linearizable, unit by unit: versions order the writes, so it is enough that this order is
 * possible
 * (each transition allowed from the one before), that it agrees with the clock, and that every refusal saw a state that
 * was
 * there at that time and was right to refuse. Answers what is wrong; nothing where all is well.
 */
export function checkHistory(operations: readonly Operation[], ends: readonly UnitEnds[]): string[] {
  return ends.flatMap((unit) =>
    checkUnit(
      operations.filter((operation) => operation.unit === unit.unit),
      unit,
    ).map((wrong) => `unit ${unit.unit}: ${wrong}`),
  );
}

function checkUnit(operations: Operation[], ends: UnitEnds): string[] {
  const writes = operations.filter((operation) => operation.isWritten).sort((a, b) => a.version - b.version);
  const lost = ends.last.version - ends.first.version - writes.length;
  return [
    ...(lost < 0 || lost > ends.unknown
      ? [
          `${writes.length} writes were acknowledged, ${ends.unknown} have an unknown end, and the version grew by ${ends.last.version - ends.first.version}`,
        ]
      : []),
    ...checkOrder(writes, ends),
    ...checkClock(operations),
    ...operations
      .filter((operation) => !operation.isWritten)
      .flatMap((read) => checkRefusal(read, statusAt(writes, ends, read.version))),
    ...(statusAt(writes, ends, ends.last.version) === ends.last.status
      ? []
      : ['the last acknowledged status is not the stored one']),
  ];
}

function checkOrder(writes: Operation[], ends: UnitEnds): string[] {
  let status = ends.first.status;
  let version = ends.first.version;
  return writes.flatMap((write) => {
    const isPossible =
      write.kind === 'price'
        ? write.status === status
        : write.status === write.to && allowed[status]?.includes(write.to) === true;
    const isNew = write.version > version;
    const wrong = [
      ...(isPossible ? [] : [`${status} became ${write.status} at version ${write.version}`]),
      ...(isNew ? [] : [`two writes have version ${write.version}`]),
    ];
    status = write.status;
    version = write.version;
    return wrong;
  });
}

/** What has a version must not begin after something with a higher one has ended, nor be written after it was read. */
function checkClock(operations: Operation[]): string[] {
  const versions = [...Map.groupBy(operations, (operation) => operation.version)].sort(([a], [b]) => b - a);
  let higherEnded = Infinity;
  return versions.flatMap(([version, group]) => {
    const late = group.filter((operation) => operation.began > higherEnded);
    const read = group.reduce(
      (first, operation) => (operation.isWritten ? first : Math.min(first, operation.ended)),
      Infinity,
    );
    const early = group.some((operation) => operation.isWritten && operation.began > read);
    higherEnded = group.reduce((first, operation) => Math.min(first, operation.ended), higherEnded);
    return [
      ...late.map(() => `version ${version} was seen after a later one was known`),
      ...(early ? [`version ${version} was seen before it was written`] : []),
    ];
  });
}

function statusAt(writes: Operation[], ends: UnitEnds, version: number): number {
  return writes.findLast((write) => write.version <= version)?.status ?? ends.first.status;
}

function checkRefusal(read: Operation, status: number): string[] {
  if (read.status !== status)
    return [`a refusal showed status ${read.status} at version ${read.version}, which was ${status}`];
  const right = read.to !== 1 && read.to === status ? 'error_unit_taken' : 'error_transition';
  return allowed[status]?.includes(read.to)
    ? [`${status} to ${read.to} was refused`]
    : read.error === right
      ? []
      : [`${status} to ${read.to} was refused by ${read.error}`];
}
