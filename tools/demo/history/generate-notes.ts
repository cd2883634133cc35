import { LeadStatus } from '#domain/leads/lead-statuses.ts';
import { selfPresentation } from '#domain/presentations/presentation-status.ts';
import { shiftBefore, day, hour, minute } from './calendar.ts';
import type { Random } from '../../random.ts';
import { cancelledNotes, firstNotes, lostNotes, reservedNotes, presentationNotes } from './note-texts.ts';
import type { Deal, Lead, Note, HistoryInput, Presentation } from './sales-history.ts';

/** A note on a lead. Its time may still be in the future. */
type DraftNote = { lead: Lead; at: number; text: string };
type Compose = (texts: readonly string[], values?: Record<string, string>) => string;

/** Generates the notes of the sellers, in chronological order. */
export function generateNotes(
  { now }: HistoryInput,
  {
    leads,
    deals,
    presentations,
  }: { leads: readonly Lead[]; deals: readonly Deal[]; presentations: readonly Presentation[] },
  random: Random,
): Note[] {
  const compose: Compose = (texts, values = {}) =>
    random.pick(texts).replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
  const drafts = [
    ...leads.flatMap((lead) => leadNotesOf(lead, now, compose, random)),
    ...presentations.flatMap((presentation) => presentationNotesOf(presentation, compose, random)),
    ...deals.flatMap((deal) => dealNotesOf(deal, compose)),
  ];
  const notes = drafts.flatMap(({ lead, at, text }) =>
    lead.seller === null ? [] : [{ lead, seller: lead.seller, at: Math.min(at, now - minute), text }],
  );
  return notes.sort((a, b) => a.at - b.at);
}

function leadNotesOf(lead: Lead, now: number, compose: Compose, random: Random): DraftNote[] {
  if (lead.answeredAt === null) return [];
  const first = { lead, at: lead.answeredAt, text: compose(firstNotes, { rooms: lead.roomType }) };
  if (lead.status !== LeadStatus.lost || !random.chance(0.7)) return [first];
  const lostAt = shiftBefore(now - hour, lead.answeredAt + random.between(8, 55) * day);
  return [first, { lead, at: Math.max(lead.answeredAt, lostAt), text: compose(lostNotes) }];
}

function presentationNotesOf(
  { lead, status, endedAt, views, deal }: Presentation,
  compose: Compose,
  random: Random,
): DraftNote[] {
  const best = deal?.unit ?? (views.find((view) => view.isFavourite) ?? views[0])?.unit;
  if (status === selfPresentation || best === undefined || !random.chance(0.6)) return [];
  return [
    {
      lead,
      at: endedAt + random.between(1, 20) * minute,
      text: compose(deal === null ? presentationNotes : reservedNotes, { code: best.code }),
    },
  ];
}

function dealNotesOf({ lead, end, settledAt, unit }: Deal, compose: Compose): DraftNote[] {
  return end === 'cancelled' && settledAt !== null
    ? [{ lead, at: settledAt + 5 * minute, text: compose(cancelledNotes, { code: unit.code }) }]
    : [];
}
