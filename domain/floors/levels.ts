import { localised, type Language, type LocalFields } from '#domain/texts/language.ts';

/**
 * A level as the package names it, in all buildings or only in those of some classes (in lower case). `short` is '' if
 * its number is short enough; `title`, the heading of its plan, is '' if that is the name. Levels are listed by
 * `order`, the highest at the top.
 */
export type Level = LocalFields<'name'> &
  LocalFields<'short'> &
  LocalFields<'title'> & { level: number; classes: string[]; order: number };

/**
 * What is shown for a level: its name, a few letters that stand for it, and the heading of its plan. `isNumbered`: the
 * name consists of the level's number.
 */
export type LevelNames = { name: string; short: string; title: string; isNumbered: boolean };

/** Texts for levels that the package does not name: level 0 is the ground floor, all others are numbered. */
type LevelTexts = { ground: string; groundShort: string; numbered: (level: number) => string };

/**
 * The package's entry for a level of a building. An entry for the building's class takes precedence over one for all
 * buildings. Undefined if there is neither.
 */
export function findLevel<Stated extends Pick<Level, 'level' | 'classes'>>(
  levels: readonly Stated[],
  level: number,
  className: string | undefined,
): Stated | undefined {
  const stated = levels.filter((candidate) => candidate.level === level);
  return (
    stated.find(({ classes }) => className !== undefined && classes.includes(className.toLowerCase())) ??
    stated.find(({ classes }) => classes.length === 0)
  );
}

/** The position of a level in lists, counted from below: the package's `order`, otherwise the level's number. */
export function levelOrder(levels: readonly Level[], level: number, className: string | undefined): number {
  return findLevel(levels, level, className)?.order ?? level;
}

/** The names of a level in a language: the package's, otherwise those in `texts`. */
export function nameLevel(
  levels: readonly Level[],
  at: { level: number; className: string | undefined },
  language: Language,
  texts: LevelTexts,
): LevelNames {
  const stated = findLevel(levels, at.level, at.className);
  if (stated === undefined) {
    const isGround = at.level === 0;
    const name = isGround ? texts.ground : texts.numbered(at.level);
    return { name, short: isGround ? texts.groundShort : String(at.level), title: name, isNumbered: !isGround };
  }
  const name = localised(stated, 'name', language);
  return {
    name,
    short: localised(stated, 'short', language) || String(at.level),
    title: localised(stated, 'title', language) || name,
    isNumbered: false,
  };
}
