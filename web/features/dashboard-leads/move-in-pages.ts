import type { Move } from './use-move-lead.ts';
import type { LeadPages } from './use-leads.ts';

/** Pages of a list as they are once a lead has another status. `status` is the list's own, empty where it holds all. */
export function moveInPages(pages: LeadPages, status: string, { lead, to }: Move): LeadPages {
  const moved = { ...lead, lead_status_id: to };
  const holds = pages.pages.some((page) => page.leads.some((one) => one.id === lead.id));
  const arrives = status === String(to) && !holds;
  const leaves = status !== '' && status !== String(to) && holds;
  const change = (arrives ? 1 : 0) - (leaves ? 1 : 0);
  return {
    ...pages,
    pages: pages.pages.map((page, index) => {
      const kept = leaves
        ? page.leads.filter((one) => one.id !== lead.id)
        : page.leads.map((one) => (one.id === lead.id ? moved : one));
      return { total: page.total + change, leads: arrives && index === 0 ? [moved, ...kept] : kept };
    }),
  };
}
