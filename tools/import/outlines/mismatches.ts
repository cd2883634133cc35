import { withLatinLookalikes } from '#domain/texts/lookalikes.ts';
import { withLatinDigits } from '#domain/texts/other-digits.ts';
import { maxRepeats, type Report } from '../mistakes/report.ts';
import { closestName, isSameSpelling } from '../mistakes/suggest.ts';
import { withDigits } from '../tables/check-codes.ts';
import type { ReadUnit } from '../tables/read-units.ts';
import type { BuildingClass } from './building-classes.ts';
import { plainName } from './shape-names.ts';

/**
 * What does not match on one plan, to be reported once all plans of the class have been read: a polygon of another
 * plan's unit may be missing there. `file` is the plan, `units` are those that the polygon is named after, or that lack
 * one. `name` and `line` are those of a polygon.
 */
type Mismatch = { file: string; units: readonly ReadUnit[]; report: () => void };
type Stray = Mismatch & { name: string; line: number };
export type Mismatches = { strays: Stray[]; missing: Mismatch[] };

/** A unit whose polygon is on the plan `found`, but should be on `plan`. */
type Move = { unit: ReadUnit; found: string; plan: string };

/** The levels of plans, by their files, and the classes of buildings. */
type Known = { levels: ReadonlyMap<string, number>; classes: readonly BuildingClass[] };

/**
 * Reports what did not match on the plans of each class. A unit whose polygon is on the plan of another floor is one
 * mistake: its level is wrong, or the place of the polygon. So are the outlines of a plan that have other names than
 * the units, or are those of no unit at all. Returns the levels of the units on other plans according to these.
 */
export function reportMismatches(
  byClass: readonly Mismatches[],
  { levels, classes }: Known,
  report: Report,
): ReadonlyMap<ReadUnit, number> {
  const moves = new Map<ReadUnit, Move>();
  const levelOf = ({ unit, found }: Move) => levels.get(found) ?? unit.level;
  const others: Move[] = [];
  const sorted = movesOfSorted(byClass, classes, levelOf);
  const [first] = sorted;
  if (first !== undefined) {
    const { number, building, level } = first.unit;
    const details = { count: sorted.length, number, building, level, found: first.found };
    report.mistake('levels_sorted', first.unit, details);
    return new Map(sorted.map((move) => [move.unit, levelOf(move)]));
  }
  for (const { strays, missing } of withoutOtherBuildings(byClass, classes, report)) {
    const unnamed: Stray[] = [];
    const own = new Map<ReadUnit, Move>();
    for (const stray of strays) {
      const elsewhere = missing.flatMap(({ file, units }) =>
        units.filter((unit) => stray.units.includes(unit)).map((unit) => ({ unit, found: stray.file, plan: file })),
      );
      if (elsewhere.length === 0) unnamed.push(stray);
      for (const move of elsewhere) if (!own.has(move.unit)) own.set(move.unit, move);
    }
    others.push(...withoutExchanged([...own.values()], report));
    for (const [unit, move] of own) moves.set(unit, move);
    const lacking = missing.filter(({ units }) => units.length === 0 || units.some((unit) => !own.has(unit)));
    for (const [file, ofPlan] of Map.groupBy([...unnamed, ...lacking], (mismatch) => mismatch.file))
      if (!reportWithoutUnits(file, ofPlan, { levels, classes }, report) && !reportOtherNames(file, ofPlan, report))
        for (const mismatch of withoutPairs(ofPlan)) mismatch.report();
  }
  reportMoves(others, levelOf, report);
  return new Map([...moves].map(([unit, move]) => [unit, levelOf(move)]));
}

/** The units whose polygons a class has on other plans than the table says. */
function movesIn({ strays, missing }: Mismatches): Move[] {
  const moves = new Map<ReadUnit, Move>();
  const lacking = missing.flatMap(({ file, units }) => units.map((unit) => ({ unit, plan: file })));
  for (const { units, file } of strays)
    for (const { unit, plan } of lacking)
      if (units.includes(unit) && !moves.has(unit)) moves.set(unit, { unit, found: file, plan });
  return [...moves.values()];
}

/**
 * All units on other plans, by their lines, if the levels in the table only rise or only fall: that column was sorted
 * without the others. Otherwise none.
 */
function movesOfSorted(
  byClass: readonly Mismatches[],
  classes: readonly BuildingClass[],
  levelOf: (move: Move) => number,
): readonly Move[] {
  const byLine = (one: ReadUnit, other: ReadUnit) => one.line - other.line;
  const units = classes.flatMap((one) => one.units).toSorted(byLine);
  const levels = units.map(({ level }) => level);
  const isSorted = [levels, levels.toReversed()].some((all) =>
    all.every((level, index) => level >= (all[index - 1] ?? level)),
  );
  const moves = isSorted ? byClass.flatMap(movesIn) : [];
  const differences = new Set(moves.map((move) => levelOf(move) - move.unit.level));
  if (moves.length <= maxRepeats || differences.size < 2) return [];
  return moves.toSorted((one, other) => byLine(one.unit, other.unit));
}

/**
 * Reports units that have the building of another: they lack polygons, which are on the plans of buildings without any
 * unit. Returns the mismatches without them.
 */
function withoutOtherBuildings(
  byClass: readonly Mismatches[],
  classes: readonly BuildingClass[],
  report: Report,
): readonly Mismatches[] {
  const isUsed = (code: string) => classes.some(({ units }) => units.some(({ building }) => building === code));
  const isKnown = classes.every(({ unplaced }) => unplaced.length === 0);
  const unused = classes.flatMap(({ buildings }) => buildings.filter(({ code }) => !isUsed(code)));
  const strays = byClass.flatMap((one) => one.strays);
  const ofUnused = strays.filter(({ file }) =>
    unused.some(({ class_name }) => file.startsWith(`plans/${class_name.toLowerCase()}f`)),
  );
  const lacking = new Set(byClass.flatMap(({ missing }) => missing.flatMap(({ units }) => units)));
  const isNamed = ({ number }: ReadUnit) =>
    ofUnused.some(({ name }) => plainName(name) === 'unit' || isSameNumber(plainName(name), number));
  const units = new Set([...lacking].filter(isNamed));
  const [first] = units;
  if (first === undefined || !isKnown) return byClass;
  const { number, building } = first;
  const names = unused.map(({ code }) => code).join(', ');
  report.mistake('units_of_other_building', first, { number, building, count: units.size, names });
  const left = strays.filter((stray) => !ofUnused.includes(stray) && plainName(stray.name) !== 'unit');
  return byClass.map((one) => ({
    strays: one.strays.filter((stray) => left.includes(stray)),
    missing: one.missing.filter(
      (mismatch) => mismatch.units.length === 0 || mismatch.units.some((unit) => !units.has(unit)),
    ),
  }));
}

/** Reports the outlines of a plan as one mistake if its floor has no unit; otherwise returns false. */
function reportWithoutUnits(
  path: string,
  mismatches: readonly (Stray | Mismatch)[],
  { levels, classes }: Known,
  report: Report,
): boolean {
  const [first] = mismatches;
  const level = levels.get(path);
  const own = classes.find(({ name }) => path.startsWith(`plans/${name}f${level}`));
  const isEmpty = own?.units.every((unit) => unit.level !== level) === true && own.unplaced.length === 0;
  if (first === undefined || !('name' in first) || level === undefined || !isEmpty) return false;
  report.mistake('plan_without_units', { file: path }, { path, level, class: own.written });
  return true;
}

/**
 * Reports each pair of plans of which one has the polygons of the other, and returns the other moves. A single polygon
 * of each may have been exchanged instead.
 */
function withoutExchanged(moves: readonly Move[], report: Report): Move[] {
  const byPlan = Map.groupBy(moves, ({ plan }) => plan);
  const exchanged = new Set<Move>();
  for (const [plan, own] of byPlan) {
    const [first] = own;
    if (first === undefined || exchanged.has(first)) continue;
    const { found, unit } = first;
    const others = byPlan.get(found) ?? [];
    const areAll = own.every((move) => move.found === found) && others.every((move) => move.found === plan);
    if (!areAll || others.length < 2 || own.length < 2) continue;
    const { building, number, level } = unit;
    const [one = plan, other = found] = [plan, found].toSorted();
    report.mistake('plans_exchanged', { file: one }, { plan: one, found: other, building, number, level });
    for (const move of [...own, ...others]) exchanged.add(move);
  }
  return moves.filter((move) => !exchanged.has(move));
}

/** Reports units whose polygons are on other plans: as one mistake if many are, all by as many floors up or down. */
function reportMoves(moves: readonly Move[], levelOf: (move: Move) => number, report: Report): void {
  const [first] = moves;
  const differences = new Set(moves.map((move) => levelOf(move) - move.unit.level));
  const [difference = 0] = differences;
  if (first !== undefined && moves.length > maxRepeats && differences.size === 1) {
    const { number, building, level } = first.unit;
    const details = {
      count: moves.length,
      difference: Math.abs(difference),
      number,
      building,
      level,
      found: first.found,
    };
    report.mistake('units_on_other_plans', first.unit, details);
    return;
  }
  for (const { unit, found, plan } of moves) {
    const { number, building, level } = unit;
    report.mistake('unit_on_other_plan', unit, { number, building, level, found, plan });
  }
}

/**
 * Reports the mismatches of a plan as one if many outlines have other names than many units; otherwise returns false.
 */
function reportOtherNames(path: string, mismatches: readonly (Stray | Mismatch)[], report: Report): boolean {
  const strays = mismatches.flatMap((one) => ('name' in one ? one : []));
  const units = mismatches.flatMap((one) => ('name' in one ? [] : one.units));
  const [first] = strays;
  const isDecimal = units.length > 0 && units.every(({ number }) => /\d[.,]0+$/.test(number));
  const mayBeRespelt = isDecimal || (strays.length > 1 && units.length > 1);
  if (mayBeRespelt && reportRespelt(path, strays, units, report)) return true;
  const numbers = new Set(units.map(({ number }) => number));
  // Buildings that share the plan have the same numbers.
  const areShared = numbers.size < units.length && strays.length >= maxRepeats && strays.length === numbers.size;
  const areMany = strays.length > maxRepeats && units.length > maxRepeats;
  if (first === undefined || !(areShared || areMany)) return false;
  const names = strays.map(({ name }) => name).join(', ');
  const details = { count: strays.length, names, numbers: [...numbers].join(', ') };
  report.mistake('outlines_other_names', { file: path, line: first.line }, details);
  return true;
}

/**
 * Reports units all of which have the numbers of the polygons, but without their zeros in front or after some word, as
 * a mistake of the table; false if they do not.
 */
function reportRespelt(plan: string, strays: readonly Stray[], units: readonly ReadUnit[], report: Report): boolean {
  const isRespelt = (name: string, number: string) =>
    number.replace(/[.,]0+$/, '') === name.replace(/^0+(?=.)/, '') ||
    (name.startsWith('0') && !number.startsWith('0') && isSameNumber(name, number)) ||
    (number !== name && number.endsWith(name));
  const pairs = units.flatMap((unit) => {
    const stray = strays.find(({ name }) => isRespelt(plainName(name), unit.number));
    return stray === undefined ? [] : [{ unit, name: plainName(stray.name) }];
  });
  const [first] = pairs;
  if (first === undefined || pairs.length !== units.length) return false;
  const { number, building } = first.unit;
  report.mistake('numbers_respelt', first.unit, { count: units.length, number, building, name: first.name, plan });
  return true;
}

/**
 * The mismatches of a plan with one of each polygon and unit that have the same number in different spellings, or the
 * only similar ones. It is that of the polygon, unless the table has lost the zeros in front, as spreadsheets do.
 */
function withoutPairs(mismatches: readonly (Stray | Mismatch)[]): (Stray | Mismatch)[] {
  const strays = mismatches.flatMap((one) => ('name' in one ? one : []));
  const units = mismatches.flatMap((one) => ('name' in one ? [] : one.units));
  const numbers = units.map(({ number }) => number);
  const isClosest = (name: string, number: string) => numbers.length === 1 && closestName(name, numbers) === number;
  const isPair = ({ name }: Stray, { number }: ReadUnit) =>
    isSameNumber(plainName(name), number) || isClosest(plainName(name), number);
  // Zeros in front were dropped, or a point or space was added.
  const isTableAtFault = ({ name }: Stray, { number }: ReadUnit) =>
    (plainName(name).startsWith('0') && !number.startsWith('0')) ||
    (/^\d+$/.test(plainName(name)) && /[.\s]/.test(number));
  return mismatches.filter((one) =>
    'name' in one
      ? !units.some((unit) => isPair(one, unit) && isTableAtFault(one, unit))
      : !one.units.some((unit) => strays.some((stray) => isPair(stray, unit) && !isTableAtFault(stray, unit))),
  );
}

/**
 * Whether two numbers differ only in zeros in front or behind a point, capitals, hyphens, other digits and letters that
 * look alike.
 */
export function isSameNumber(one: string, other: string): boolean {
  const plain = (number: string) =>
    withDigits(withLatinDigits(withLatinLookalikes(number.toUpperCase()))).replace(/^0+(?=.)|[.,]0+$/g, '');
  return isSameSpelling(plain(one), plain(other));
}
