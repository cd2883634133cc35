import { before, day, hour, minute } from './calendar.ts';
import type { Luck } from './luck.ts';
import { cancelledNotes, firstNotes, lostNotes, reservedNotes, visitNotes } from './note-texts.ts';
import type { Deal, Lead, Note, Scene, Visit } from './story.ts';

/** A note on a lead. Its time may still be in the future. */
type Said = { lead: Lead; at: number; text: string };
type Say = (texts: readonly string[], values?: Record<string, string>) => string;

/** Generates the notes of sales, in chronological order. */
export function tellNotes(
  { now }: Scene,
  { leads, deals, visits }: { leads: readonly Lead[]; deals: readonly Deal[]; visits: readonly Visit[] },
  luck: Luck,
): Note[] {
  const say: Say = (texts, values = {}) =>
    luck.pick(texts).replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
  const said = [
    ...leads.flatMap((lead) => ofLead(lead, now, say, luck)),
    ...visits.flatMap((visit) => ofVisit(visit, say, luck)),
    ...deals.flatMap((deal) => ofDeal(deal, say)),
  ];
  const notes = said.flatMap(({ lead, at, text }) =>
    lead.seller === null ? [] : [{ lead, seller: lead.seller, at: Math.min(at, now - minute), text }],
  );
  return notes.sort((a, b) => a.at - b.at);
}

function ofLead(lead: Lead, now: number, say: Say, luck: Luck): Said[] {
  if (lead.answeredAt === null) return [];
  const first = { lead, at: lead.answeredAt, text: say(firstNotes, { rooms: lead.roomType }) };
  if (lead.status !== 3 || !luck.chance(0.7)) return [first];
  const lostAt = before(now - hour, lead.answeredAt + luck.between(8, 55) * day);
  return [first, { lead, at: Math.max(lead.answeredAt, lostAt), text: say(lostNotes) }];
}

function ofVisit({ lead, status, endedAt, looks, deal }: Visit, say: Say, luck: Luck): Said[] {
  const best = deal?.unit ?? (looks.find((look) => look.isMarked) ?? looks[0])?.unit;
  if (status === 0 || best === undefined || !luck.chance(0.6)) return [];
  return [
    {
      lead,
      at: endedAt + luck.between(1, 20) * minute,
      text: say(deal === null ? visitNotes : reservedNotes, { code: best.code }),
    },
  ];
}

function ofDeal({ lead, end, settledAt, unit }: Deal, say: Say): Said[] {
  return end === 'cancelled' && settledAt !== null
    ? [{ lead, at: settledAt + 5 * minute, text: say(cancelledNotes, { code: unit.code }) }]
    : [];
}
