import { isAddressId } from '#domain/navigation/address-ids.ts';
import { knownChoice } from '#domain/navigation/known-choice.ts';
import { withParameters } from '#domain/navigation/with-parameters.ts';
import { leadActivities, leadOrders, type LeadActivity, type LeadOrder } from '#domain/leads/lead-lists.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { leadStatusIds } from '#web/leads/lead-texts.ts';
import { useLeadSources } from '#web/leads/queries.ts';
import { useTeam } from '#web/team/queries.ts';
import { useAddressQuery } from '#web/ui/address-query.ts';

/** How leads are filtered and ordered. Kept in the URL, so that links and the Back button restore it. */
export type LeadFilters = {
  search: string;
  lead_source_id: string;
  user_id: string;
  activity: LeadActivity | '';
  /** Applies to the table only: the board has a column for each status. */
  lead_status_id: string;
  view: 'board' | 'table';
  order: LeadOrder;
  descending: boolean;
};

/** The URL parameter of each filter. */
const params = {
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

/** Reads the filters from a URL. Invalid values count as missing. */
export function readFilters(query: URLSearchParams): LeadFilters {
  const readId = (name: string) => {
    const value = query.get(name) ?? '';
    return isAddressId(value) ? value : '';
  };
  const order = leadOrders.find((known) => known === query.get(params.order)) ?? 'activity';
  return {
    search: (query.get(params.search) ?? '').slice(0, 120),
    lead_source_id: readId(params.lead_source_id),
    user_id: readId(params.user_id),
    activity: leadActivities.find((known) => known === query.get(params.activity)) ?? '',
    lead_status_id: readId(params.lead_status_id),
    view: query.get(params.view) === 'table' ? 'table' : 'board',
    order,
    descending: query.has(params.descending) ? query.get(params.descending) === '1' : order !== 'name',
  };
}

/** Returns a copy of the URL's query with some filters changed. */
export function writeFilters(query: URLSearchParams, changed: Partial<LeadFilters>): URLSearchParams {
  const texts = Object.entries(changed).map(([key, value]) => {
    const isDefault = key === 'view' && value === 'board';
    return [
      params[key as keyof LeadFilters],
      isDefault ? '' : String(typeof value === 'boolean' ? Number(value) : value),
    ];
  });
  return withParameters(query, Object.fromEntries(texts));
}

/** Whether any filter applies. */
export function isFiltered(filters: LeadFilters): boolean {
  return Object.keys(noFilters).some(
    (key) => filters[key as keyof typeof noFilters] !== '' && !(key === 'lead_status_id' && filters.view === 'board'),
  );
}

/** The filters in the URL as far as they can be chosen, and a function that changes some of them. */
export function useLeadFilters(): { filters: LeadFilters; change: (changed: Partial<LeadFilters>) => void } {
  const { can } = useSession();
  const sources = useLeadSources().data;
  const team = useTeam({ enabled: can.assignClients }).data;
  const people = team && [{ id: 0 }, ...team];
  const [query, changeQuery] = useAddressQuery();
  const read = readFilters(query);
  const filters = {
    ...read,
    lead_source_id: knownChoice(read.lead_source_id, sources),
    user_id: knownChoice(read.user_id, can.assignClients ? people : []),
    lead_status_id: knownChoice(read.lead_status_id, leadStatuses),
  };
  return { filters, change: (changed) => changeQuery((current) => writeFilters(current, changed)) };
}

const leadStatuses = leadStatusIds.map((id) => ({ id }));
