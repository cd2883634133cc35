import { consentCalls } from '#contract/calls/consents.ts';
import type { retentionCalls } from '#contract/calls/retention.ts';
import type { Row } from './row.ts';

const { setMarketing } = consentCalls;

/**
 * Consents, which name no client, and the clients who are due for erasure: nobody is, while clients are kept for ever.
 */
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
    // Another client allowed it before, which must not keep this consent from being recorded.
    check: (_person, _scene, text) => {
      const { data } = setMarketing.answer.safeParse(JSON.parse(text));
      return data?.history.length === 0 ? ['records nothing'] : [];
    },
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
