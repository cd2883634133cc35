import type { consentCalls } from '#contract/calls/consents.ts';
import type { retentionCalls } from '#contract/calls/retention.ts';
import type { Row } from './row.ts';

/** Consents, which name no client, and the clients who are due for erasure: nobody is, while clients are kept for ever. */
export const consentRows: Record<keyof typeof consentCalls | keyof typeof retentionCalls, Row> = {
  listConsents: {
    callers: ['client', 'sales'],
    slots: { client: { kind: 'client' } },
    input: ({ client: id }) => ({ path: { id } }),
  },
  setMarketing: {
    callers: ['client', 'sales'],
    slots: { client: { kind: 'client' } },
    input: ({ client: id }) => ({ path: { id }, body: { is_given: '1' } }),
  },
  listDueClients: { callers: ['admin'] },
  eraseDueClients: {
    callers: ['admin'],
    // It answers with the ids that it was sent, and as nobody is due, it changes nothing.
    slots: { client: { kind: 'client', expect: () => 'seen' } },
    input: ({ client: id }) => ({ body: { ids: [id] } }),
    isRead: true,
  },
};
