import { atHome, atWork, before, day, hour, minute } from './calendar.ts';
import type { Luck } from './luck.ts';
import type { Deal, Lead, Scene, Seller, StoryUnit, Visit } from './story.ts';

/** How much a unit draws people, by unit. */
export type Appeal = ReadonlyMap<StoryUnit, number>;

/** What is dear for its size has the better place; beyond that, taste. */
export function tellAppeal(units: readonly StoryUnit[], luck: Luck): Appeal {
  const rates = units.map((unit) => unit.price / Math.max(1, unit.gross_area)).sort((a, b) => a - b);
  const middle = rates[Math.floor(rates.length / 2)] ?? 1;
  return new Map(
    units.map((unit) => [
      unit,
      (unit.price / Math.max(1, unit.gross_area) / middle) ** 2 * Math.exp(luck.between(-0.9, 0.9)),
    ]),
  );
}

/**
 * The presentations of everybody, in order of time: those that end in a reservation, others before them, and evenings
 * alone.
 */
export function tellVisits(scene: Scene, leads: readonly Lead[], deals: readonly Deal[], luck: Luck): Visit[] {
  const appeal = tellAppeal(scene.units, luck);
  const dealsOf = Map.groupBy(deals, (deal) => deal.lead);
  const visits = leads.flatMap((lead) => {
    if (lead.seller === null || lead.answeredAt === null) return [];
    const make = (status: 0 | 1, at: number, deal: Deal | null) =>
      makeVisit(scene, appeal, { lead, seller: lead.seller!, status, at, deal }, luck);
    const own = dealsOf.get(lead) ?? [];
    return [
      ...own.map((deal) => make(1, deal.reservedAt, deal)),
      ...led(scene, lead, own, luck).map((at) => make(1, at, null)),
      ...alone(scene, lead, luck).map((at) => make(0, at, null)),
    ];
  });
  return visits.sort((a, b) => a.startedAt - b.startedAt);
}

/**
 * When somebody was presented to without reserving: within some weeks after the first word, before what they reserved.
 */
function led({ now }: Scene, lead: Lead, deals: readonly Deal[], luck: Luck): number[] {
  const last = Math.min(
    now - 2 * hour,
    lead.answeredAt! + 50 * day,
    ...deals.map((deal) => deal.reservedAt - 3 * hour),
  );
  const most = { 1: 0, 2: 2, 3: 1, 4: 1 }[lead.status];
  const count = deals.length > 0 ? luck.whole(0, 2) : luck.whole(lead.status === 2 ? 1 : 0, most);
  const times = Array.from({ length: count }, () =>
    before(last, atWork(luck, luck.between(lead.answeredAt!, Math.max(lead.answeredAt! + day, last)))),
  );
  return times.filter((at) => at > lead.answeredAt! && at < last);
}

function alone({ now }: Scene, lead: Lead, luck: Luck): number[] {
  if (!lead.isVerified || !lead.canSelfLogin || luck.chance(0.55)) return [];
  const last = Math.min(now - 2 * hour, lead.answeredAt! + 70 * day);
  const times = Array.from({ length: luck.whole(1, 3) }, () =>
    before(last, atHome(luck, luck.between(lead.answeredAt!, Math.max(lead.answeredAt! + day, last)))),
  );
  return times.filter((at) => at > lead.answeredAt!);
}

type Occasion = { lead: Lead; seller: Seller; status: 0 | 1; at: number; deal: Deal | null };

function makeVisit(
  { now, units }: Scene,
  appeal: Appeal,
  { lead, seller, status, at, deal }: Occasion,
  luck: Luck,
): Visit {
  const seen = luck.several(
    units,
    luck.whole(3, status === 1 ? 9 : 6),
    (unit) => appeal.get(unit)! * (unit.room_type === lead.roomType ? 8 : 1),
  );
  const looks = seen
    .filter((unit) => unit !== deal?.unit)
    .map((unit) => ({ unit, times: luck.whole(1, 3), isMarked: luck.chance(0.22) }));
  if (deal !== null) looks.push({ unit: deal.unit, times: luck.whole(2, 5), isMarked: true });
  const endedAt = Math.min(at + luck.between(8, 45) * minute, now - minute);
  const startedAt = deal === null ? at : at - luck.between(12, 30) * minute;
  return {
    lead,
    seller,
    status,
    startedAt,
    endedAt,
    looks,
    deal,
    mailedAt: status === 1 && luck.chance(0.5) ? endedAt : null,
  };
}
