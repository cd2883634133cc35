import { createLuck } from './luck.ts';
import type { Scene, Story } from './story.ts';
import { tellDeals } from './tell-deals.ts';
import { tellLeads } from './tell-leads.ts';
import { tellNotes } from './tell-notes.ts';
import { tellVisits } from './tell-visits.ts';

const seed = 20_270_601;

/**
 * Half a year of sales that led to the units' statuses as they are. The same scene always has the same story. Needs
 * sellers, units and sources.
 */
export function tellStory(scene: Scene): Story {
  const luck = createLuck(seed);
  const { leads, deals } = tellLeads(scene, tellDeals(scene, luck), luck);
  const visits = tellVisits(scene, leads, deals, luck);
  return { leads, deals, visits, notes: tellNotes(scene, { leads, deals, visits }, luck) };
}
