import { ownPageCalls } from '#contract/calls/own-page.ts';
import type { viewingCalls } from '#contract/calls/viewings.ts';
import { viewingDays } from '#domain/viewings/viewing-day.ts';
import { guestSlot, type Row } from './row.ts';
import { heldUnit } from './fixture-claims.ts';

/** Requests for a viewing. */
export const viewingRows: Record<keyof typeof viewingCalls, Row> = {
  requestViewing: {
    callers: ['client', 'sales'],
    slots: { client: guestSlot('client') },
    input: ({ client: id }) => ({
      body: { client_id: id, day: viewingDays(Date.now()).last, half: 'morning', message: 'In the shade' },
    }),
  },
  getViewingCalendar: {
    callers: ['client'],
    slots: { viewing: guestSlot('viewing') },
    input: ({ viewing }) => ({ path: { id: viewing } }),
  },
  updateViewing: {
    callers: ['sales'],
    slots: { viewing: { kind: 'viewing' } },
    input: ({ viewing }) => ({ path: { id: viewing }, body: { is_done: '1' } }),
  },
};

/** A client's own page. */
export const ownPageRows: Record<keyof typeof ownPageCalls, Row> = {
  getOwnDealings: {
    callers: ['client'],
    input: () => ({}),
    // The answer names no client, but its units and viewings show to whom they belong.
    check: (_person, fixture, text) => {
      const { holdings, viewings } = ownPageCalls.getOwnDealings.answer.parse(JSON.parse(text));
      const answered = [holdings.map(({ property_id }) => property_id), viewings.map(({ id }) => id)];
      const own = [[heldUnit('own')(fixture), heldUnit('offered')(fixture)], [fixture.ids.viewing.own]];
      return JSON.stringify(answered) === JSON.stringify(own) ? [] : [`answers with ${JSON.stringify(answered)}`];
    },
  },
};
