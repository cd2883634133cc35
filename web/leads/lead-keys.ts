/** Query keys of leads; `all` covers lists and client pages alike. */
export const leadKeys = {
  all: ['leads'],
  list: ['leads', 'list'],
  duplicates: ['leads', 'duplicates'],
  due: ['dueClients'],
  client: (id: number) => ['leads', 'client', id],
} as const;
