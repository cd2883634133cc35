import { getOrThrow } from '#domain/collections/get-or-throw.ts';
import { LeadStatus, type LeadStatusId } from '#domain/leads/lead-statuses.ts';
import {
  ledPresentation,
  selfPresentation,
  type PresentationStatus,
} from '#domain/presentations/presentation-status.ts';
import { duringLeisureHours, duringOfficeHours, shiftBefore, day, hour, minute } from './calendar.ts';
import type { Random } from '../../random.ts';
import type { Deal, Lead, HistoryInput, Seller, HistoryUnit, Presentation } from './sales-history.ts';

/** How attractive each unit is, as a weight above 0. */
type Appeal = ReadonlyMap<HistoryUnit, number>;

/** Units that are expensive for their size are better situated; the rest is a matter of taste. */
function rateAppeal(units: readonly HistoryUnit[], random: Random): Appeal {
  const rates = units.map((unit) => unit.price / Math.max(1, unit.gross_area)).sort((a, b) => a - b);
  const middle = rates[Math.floor(rates.length / 2)] ?? 1;
  return new Map(
    units.map((unit) => [
      unit,
      (unit.price / Math.max(1, unit.gross_area) / middle) ** 2 * Math.exp(random.between(-0.9, 0.9)),
    ]),
  );
}

/**
 * Generates all presentations, in chronological order: those that ended in a reservation, others before them, and
 * self-presentations.
 */
export function generatePresentations(
  input: HistoryInput,
  leads: readonly Lead[],
  deals: readonly Deal[],
  random: Random,
): Presentation[] {
  const appeal = rateAppeal(input.units, random);
  const dealsOf = Map.groupBy(deals, (deal) => deal.lead);
  const presentations = leads.flatMap((lead) => {
    const { seller, answeredAt } = lead;
    if (seller === null || answeredAt === null) return [];
    const make = (status: PresentationStatus, at: number, deal: Deal | null) =>
      makePresentation(input, appeal, { lead, seller, status, at, deal }, random);
    const own = dealsOf.get(lead) ?? [];
    return [
      ...own.map((deal) => make(ledPresentation, deal.reservedAt, deal)),
      ...guidedTimes(input, { ...lead, answeredAt }, own, random).map((at) => make(ledPresentation, at, null)),
      ...selfGuidedTimes(input, { ...lead, answeredAt }, random).map((at) => make(selfPresentation, at, null)),
    ];
  });
  return presentations.sort((a, b) => a.startedAt - b.startedAt);
}

type AnsweredLead = Lead & { answeredAt: number };

/** How many presentations without a reservation a lead gets at most, by their status. */
const maxGuided: Record<LeadStatusId, number> = {
  [LeadStatus.new]: 0,
  [LeadStatus.active]: 2,
  [LeadStatus.lost]: 1,
  [LeadStatus.inactive]: 1,
};

/** The times of presentations without a reservation: in the weeks after the first contact, before any reservation. */
function guidedTimes({ now }: HistoryInput, lead: AnsweredLead, deals: readonly Deal[], random: Random): number[] {
  const last = Math.min(now - 2 * hour, lead.answeredAt + 50 * day, ...deals.map((deal) => deal.reservedAt - 3 * hour));
  const max = maxGuided[lead.status];
  const count =
    deals.length > 0 ? random.integer(0, 2) : random.integer(lead.status === LeadStatus.active ? 1 : 0, max);
  const times = Array.from({ length: count }, () =>
    shiftBefore(
      last,
      duringOfficeHours(random, random.between(lead.answeredAt, Math.max(lead.answeredAt + day, last))),
    ),
  );
  return times.filter((at) => at > lead.answeredAt && at < last);
}

/** The times at which a client looked around alone. */
function selfGuidedTimes({ now }: HistoryInput, lead: AnsweredLead, random: Random): number[] {
  if (!lead.isVerified || !lead.canSelfLogin || random.chance(0.55)) return [];
  const last = Math.min(now - 2 * hour, lead.answeredAt + 70 * day);
  const times = Array.from({ length: random.integer(1, 3) }, () =>
    shiftBefore(
      last,
      duringLeisureHours(random, random.between(lead.answeredAt, Math.max(lead.answeredAt + day, last))),
    ),
  );
  return times.filter((at) => at > lead.answeredAt);
}

type Occasion = { lead: Lead; seller: Seller; status: PresentationStatus; at: number; deal: Deal | null };

function makePresentation(
  { now, units }: HistoryInput,
  appeal: Appeal,
  { lead, seller, status, at, deal }: Occasion,
  random: Random,
): Presentation {
  const seen = random.sample(
    units,
    random.integer(3, status === ledPresentation ? 9 : 6),
    (unit) => getOrThrow(appeal, unit) * (unit.room_type === lead.roomType ? 8 : 1),
  );
  const views = seen
    .filter((unit) => unit !== deal?.unit)
    .map((unit) => ({ unit, times: random.integer(1, 3), isFavourite: random.chance(0.22) }));
  if (deal !== null) views.push({ unit: deal.unit, times: random.integer(2, 5), isFavourite: true });
  const endedAt = Math.min(at + random.between(8, 45) * minute, now - minute);
  const startedAt = deal === null ? at : at - random.between(12, 30) * minute;
  return {
    lead,
    seller,
    status,
    startedAt,
    endedAt,
    views,
    deal,
    mailedAt: status === ledPresentation && random.chance(0.5) ? endedAt : null,
  };
}
