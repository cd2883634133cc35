/** A call that is made often while somebody works in the dashboard. */
export type MeasuredCall = {
  name: string;
  path: string;
  method?: 'POST';
  body?: Record<string, string>;
  /** A figure. Figures read much data, so they are also measured with several users at once. */
  isFigure?: true;
};

/** The calls to measure. `client` and `user` are existing ids that the caller may see. */
export function measuredCalls({ client, user }: { client: number; user: number }): MeasuredCall[] {
  return [
    { name: 'leads, a column of the board', path: '/leads?lead_status_id=1&per_page=20' },
    { name: 'leads, the first page of the table', path: '/leads?per_page=100' },
    { name: 'leads, page 150', path: '/leads?per_page=100&page=150' },
    { name: 'leads by name', path: '/leads?per_page=100&order=name' },
    { name: 'leads, search by two words', path: '/leads?per_page=100&search=isil+sahin' },
    { name: 'leads, search by digits', path: '/leads?per_page=100&search=5123' },
    { name: 'leads, search without results', path: '/leads?per_page=100&search=nobodyatall' },
    { name: 'leads, inactive for 30 days', path: '/leads?per_page=100&activity=quiet30' },
    { name: 'leads of one user', path: `/leads?per_page=100&user_id=${user}` },
    { name: 'clients, search', path: '/clients?per_page=100&search=elif' },
    { name: 'possible duplicates', path: '/leads/duplicates' },
    { name: 'a client', path: `/clients/${client}` },
    { name: 'dealings of a client', path: `/clients/${client}/dealings` },
    { name: 'views of a client', path: `/propertyViews/client/${client}` },
    { name: 'actions of a client', path: `/propertyActions/client/${client}` },
    { name: 'notes of a client', path: `/clientNotes/${client}` },
    {
      name: 'change of lead status',
      path: `/clients/${client}`,
      method: 'POST',
      body: { _method: 'PUT', lead_status_id: '2' },
    },
    { name: 'new note', path: '/clientNotes', method: 'POST', body: { client_id: String(client), note: 'Called' } },
    { name: 'the team', path: '/users/team' },
    { name: 'top ten clients of a user', path: `/clients/popular/${user}` },
    { name: 'top ten clients of all', path: `/clients/popular/${user}?below=1&${halfYear()}`, isFigure: true },
    { name: 'demand for every unit', path: `/figures/demand?${halfYear()}`, isFigure: true },
    { name: 'sales funnel', path: `/figures/funnel?${halfYear()}`, isFigure: true },
    { name: 'response times', path: `/figures/response?${halfYear()}`, isFigure: true },
    { name: 'new clients by month', path: `/users/newClientsByMonthAndYear/${user}?${halfYear()}` },
    { name: 'actions by month', path: `/users/actionsByMonthAndYear/${user}?${halfYear()}` },
    { name: 'revenue by month', path: `/propertyActions/revenueByMonthAndYear/get?${halfYear()}`, isFigure: true },
    { name: 'latest sales', path: `/propertyActions/recentSells/get?${halfYear()}` },
    { name: 'top ten units', path: `/properties/popular/get?${halfYear()}` },
    {
      name: 'preview of a price change',
      path: '/properties/prices/preview',
      method: 'POST',
      body: { kind: 'percent', amount: '250', step: '100000' },
    },
  ];
}

/** The last half year, as query parameters of the figures. */
function halfYear(): string {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return `from=${day(Date.now() - 182 * 86_400_000)}&to=${day(Date.now())}`;
}
