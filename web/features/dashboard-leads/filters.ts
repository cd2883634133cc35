import { leadActivities, leadOrders, type LeadActivity, type LeadOrder } from '#domain/leads/lead-lists.ts';
import { useAddressQuery } from '#web/ui/address-query.ts';

/** What narrows and orders the leads; it stands in the address, so that a link and Back find the same. */
export type LeadFilters = {
  search: string;
  lead_source_id: string;
  user_id: string;
  activity: LeadActivity | '';
  /** The table alone: the board has a column for each. */
  lead_status_id: string;
  view: 'board' | 'table';
  order: LeadOrder;
  descending: boolean;
};

const names = {
  search: 'q',
  lead_source_id: 'source',
  user_id: 'user',
  activity: 'activity',
  lead_status_id: 'status',
  view: 'view',
  order: 'order',
  descending: 'desc',
} as const satisfies Record<keyof LeadFilters, string>;
export const noFilters = { search: '', lead_source_id: '', user_id: '', activity: '', lead_status_id: '' } as const;

/** Reads them from an address; what it does not know counts as not given. */
export function readFilters(query: URLSearchParams): LeadFilters {
  const number = (name: string) => (/^\d{1,9}$/.test(query.get(name) ?? '') ? query.get(name)! : '');
  const order = leadOrders.find((known) => known === query.get(names.order)) ?? 'activity';
  return {
    search: (query.get(names.search) ?? '').slice(0, 120),
    lead_source_id: number(names.lead_source_id),
    user_id: number(names.user_id),
    activity: leadActivities.find((known) => known === query.get(names.activity)) ?? '',
    lead_status_id: number(names.lead_status_id),
    view: query.get(names.view) === 'table' ? 'table' : 'board',
    order,
    descending: query.has(names.descending) ? query.get(names.descending) === '1' : order !== 'name',
  };
}

/** The same address with some of them changed. */
export function writeFilters(query: URLSearchParams, changed: Partial<LeadFilters>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(changed)) {
    const name = names[key as keyof LeadFilters];
    const written = typeof value === 'boolean' ? (value ? '1' : '0') : value;
    if (written === '' || (name === names.view && written === 'board')) next.delete(name);
    else next.set(name, written);
  }
  return next;
}

/** Whether anything is narrowed. */
export function isFiltered(filters: LeadFilters): boolean {
  return Object.keys(noFilters).some(
    (key) => filters[key as keyof typeof noFilters] !== '' && !(key === 'lead_status_id' && filters.view === 'board'),
  );
}

export function useLeadFilters(): { filters: LeadFilters; change: (changed: Partial<LeadFilters>) => void } {
  const [query, changeQuery] = useAddressQuery();
  return { filters: readFilters(query), change: (changed) => changeQuery((now) => writeFilters(now, changed)) };
}
