import { consentCalls } from '#contract/calls/consents.ts';
import type { retentionCalls } from '#contract/calls/retention.ts';
import type { Row } from './row.ts';

const { setMarketing } = consentCalls;

/** Consents, which name no client, and the clients who are due for erasure: none, while clients are kept for ever. */
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
    // Another client gave this consent before, which must not keep it from being recorded.
    check: (_person, _fixture, text) => {
      const { data } = setMarketing.answer.safeParse(JSON.parse(text));
      return data?.history.length === 0 ? ['records nothing'] : [];
    },
  },
  listDueClients: { callers: ['admin'] },
  eraseDueClients: {
    callers: ['admin'],
    // The answer contains the ids that were sent; as nobody is due, nothing changes.
    slots: { client: { kind: 'client', expect: () => 'seen' } },
    input: ({ client: id }) => ({ body: { ids: [id] } }),
    isRead: true,
  },
};
