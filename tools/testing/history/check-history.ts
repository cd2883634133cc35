/**
 * One acknowledged operation on one unit. `version` and `status` are those of the unit in the answer; a refused
 * operation only read them. `startedAt` and `endedAt` are milliseconds on one clock: the operation took effect between
 * them.
 */
export type Operation = {
  unit: number;
  kind: 'change' | 'price';
  to: number;
  isWritten: boolean;
  error: string | null;
  status: number;
  version: number;
  startedAt: number;
  endedAt: number;
};

/** The state of a unit at the beginning and at the end. `unknown` counts price changes whose answer was lost. */
export type UnitEnds = {
  unit: number;
  first: { status: number; version: number };
  last: { status: number; version: number };
  unknown: number;
};

const allowed: Record<number, readonly number[]> = { 1: [2, 3], 2: [1], 3: [1], 4: [1] };

/**
 * Checks whether a history is linearizable for each unit. Since versions order the writes, it is enough to check that
 * every transition in that order is allowed, that the order agrees with the clock, and that every refusal was justified
 * by a state of its time. Returns a description of each violation.
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
          `${writes.length} writes were acknowledged, ${ends.unknown} have an unknown outcome, and the version grew by ${ends.last.version - ends.first.version}`,
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

/**
 * An operation must not begin after one with a higher version ended, and a version must not be read before its write.
 */
function checkClock(operations: Operation[]): string[] {
  const versions = [...Map.groupBy(operations, (operation) => operation.version)].sort(([a], [b]) => b - a);
  let higherEnded = Infinity;
  return versions.flatMap(([version, group]) => {
    const late = group.filter((operation) => operation.startedAt > higherEnded);
    const read = group.reduce(
      (first, operation) => (operation.isWritten ? first : Math.min(first, operation.endedAt)),
      Infinity,
    );
    const early = group.some((operation) => operation.isWritten && operation.startedAt > read);
    higherEnded = group.reduce((first, operation) => Math.min(first, operation.endedAt), higherEnded);
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
