import { createLuck } from './luck.ts';
import type { Scene, Story } from './story.ts';
import { tellDeals } from './tell-deals.ts';
import { tellLeads } from './tell-leads.ts';
import { tellNotes } from './tell-notes.ts';
import { tellVisits } from './tell-visits.ts';

const seed = 20_270_601;

/**
 * Generates half a year of sales that leads to the units' present statuses. The same scene always gives the same story.
 * It must have sellers, units and sources.
 */
export function tellStory(scene: Scene): Story {
  const luck = createLuck(seed);
  const { leads, deals } = tellLeads(scene, tellDeals(scene, luck), luck);
  const visits = tellVisits(scene, leads, deals, luck);
  return { leads, deals, visits, notes: tellNotes(scene, { leads, deals, visits }, luck) };
}
