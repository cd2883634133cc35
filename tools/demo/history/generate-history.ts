import { createRandom } from '../../random.ts';
import type { HistoryInput, SalesHistory } from './sales-history.ts';
import { generateDeals } from './generate-deals.ts';
import { generateLeads } from './generate-leads.ts';
import { generateNotes } from './generate-notes.ts';
import { generatePresentations } from './generate-presentations.ts';

const seed = 20_270_601;

/**
 * Generates half a year of sales that leads to the units' current statuses. The same input always gives the same
 * history. Throws if there are no sellers, units or lead sources.
 */
export function generateHistory(input: HistoryInput): SalesHistory {
  const random = createRandom(seed);
  const { leads, deals } = generateLeads(input, generateDeals(input, random), random);
  const presentations = generatePresentations(input, leads, deals, random);
  return { leads, deals, presentations, notes: generateNotes(input, { leads, deals, presentations }, random) };
}
