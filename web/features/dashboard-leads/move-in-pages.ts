import type { Lead } from '#contract/entities/leads.ts';
import type { LeadStatusId } from '#domain/leads/lead-statuses.ts';
import type { LeadPages } from './use-leads.ts';

/** A lead that gets another status. */
export type LeadMove = { lead: Lead; to: LeadStatusId };

/**
 * Returns the pages of a list after a move. `status` is the status that the list is limited to, empty if it contains
 * all leads.
 */
export function moveInPages(pages: LeadPages, status: string, { lead, to }: LeadMove): LeadPages {
  const moved = { ...lead, lead_status_id: to };
  const isIncluded = pages.pages.some((page) => page.leads.some(({ id }) => id === lead.id));
  const isAdded = status === String(to) && !isIncluded;
  const isRemoved = status !== '' && status !== String(to) && isIncluded;
  const change = Number(isAdded) - Number(isRemoved);
  return {
    ...pages,
    pages: pages.pages.map((page, index) => {
      const leads = isRemoved
        ? page.leads.filter(({ id }) => id !== lead.id)
        : page.leads.map((current) => (current.id === lead.id ? moved : current));
      return { total: page.total + change, leads: isAdded && index === 0 ? [moved, ...leads] : leads };
    }),
  };
}
