/**
 * What is asked of the server again and again while somebody works in the dashboard; each answer must come within the
 * limit.
 */
export type MeasuredCall = { name: string; path: string; method?: 'POST'; body?: Record<string, string> };

/** The calls, for a database where client and user ids `client` and `user` are in reach. */
export function measuredCalls({ client, user }: { client: number; user: number }): MeasuredCall[] {
  return [
    { name: 'leads, a column of the board', path: '/leads?lead_status_id=1&per_page=20' },
    { name: 'leads, the first page of the table', path: '/leads?per_page=100' },
    { name: 'leads, page 150', path: '/leads?per_page=100&page=150' },
    { name: 'leads by name', path: '/leads?per_page=100&order=name' },
    { name: 'leads, searched by two words', path: '/leads?per_page=100&search=isil+sahin' },
    { name: 'leads, searched by digits', path: '/leads?per_page=100&search=5123' },
    { name: 'leads, nobody found', path: '/leads?per_page=100&search=nobodyatall' },
    { name: 'leads, quiet for 30 days', path: '/leads?per_page=100&activity=quiet30' },
    { name: 'leads of one user', path: `/leads?per_page=100&user_id=${user}` },
    { name: 'clients, searched', path: '/clients?per_page=100&search=elif' },
    { name: 'pairs who may be one person', path: '/leads/duplicates' },
    { name: 'a client', path: `/clients/${client}` },
    { name: 'their dealings', path: `/clients/${client}/dealings` },
    { name: 'their views', path: `/propertyViews/client/${client}` },
    { name: 'their actions', path: `/propertyActions/client/${client}` },
    { name: 'their notes', path: `/clientNotes/${client}` },
    {
      name: 'another lead status',
      path: `/clients/${client}`,
      method: 'POST',
      body: { _method: 'PUT', lead_status_id: '2' },
    },
    { name: 'a note', path: '/clientNotes', method: 'POST', body: { client_id: String(client), note: 'Called' } },
    { name: 'the team', path: '/users/team' },
    { name: 'ten keen clients of a user', path: `/clients/popular/${user}` },
    { name: 'ten keen clients of all', path: `/clients/popular/${user}?below=1&${halfYear()}` },
    { name: 'demand for every unit', path: `/figures/demand?${halfYear()}` },
    { name: 'from a look to a sale', path: `/figures/funnel?${halfYear()}` },
    { name: 'time to the first answer', path: `/figures/response?${halfYear()}` },
    { name: 'new clients by month', path: `/users/newClientsByMonthAndYear/${user}?${halfYear()}` },
    { name: 'actions by month', path: `/users/actionsByMonthAndYear/${user}?${halfYear()}` },
    { name: 'revenue by month', path: `/propertyActions/revenueByMonthAndYear/get?${halfYear()}` },
    { name: 'the latest sales', path: `/propertyActions/recentSells/get?${halfYear()}` },
    { name: 'ten popular units', path: `/properties/popular/get?${halfYear()}` },
    {
      name: 'a change of many prices, previewed',
      path: '/properties/prices/preview',
      method: 'POST',
      body: { kind: 'percent', amount: '250', step: '100000' },
    },
  ];
}

/** The last half year, as figures ask for it. */
function halfYear(): string {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return `from=${day(Date.now() - 182 * 86_400_000)}&to=${day(Date.now())}`;
}
