import type { ReadUnit } from './read-units.ts';

/**
 * Whether units were read with their buildings and numbers. Otherwise outlines and plans of the other units would look
 * superfluous.
 */
export function areComplete(units: readonly ReadUnit[]): boolean {
  const isKnown = (column: 'building' | 'number') => units.some((unit) => unit[column] !== '');
  return units.length === 0 || (isKnown('building') && isKnown('number'));
}
