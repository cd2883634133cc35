import { atHome, atWork, before, day, hour } from './calendar.ts';
import type { Luck } from './luck.ts';
import { createPeople, plain, type Person } from './names.ts';
import { leadNotes } from './note-texts.ts';
import type { Deal, Lead, Scene, Seller } from './story.ts';
import { firstDay, type OpenDeal } from './tell-deals.ts';

const leadsPerUnit = 3;
const minLeads = 12;
const maxLeads = 900;
/** The share of the deals whose buyer had made one before. */
const repeatBuyers = 0.07;

/** Generates the leads, oldest first, and assigns buyers to the deals. */
export function tellLeads(scene: Scene, open: OpenDeal[], luck: Luck): { leads: Lead[]; deals: Deal[] } {
  const person = createPeople(luck);
  const deals: Deal[] = [];
  for (const deal of open)
    deals.push({ ...deal, lead: findBuyer(deals, deal, luck) ?? makeBuyer(scene, person(), deal, luck) });
  const leads = new Set(deals.map((deal) => deal.lead));
  const count = Math.min(maxLeads, Math.max(minLeads, scene.units.length * leadsPerUnit, leads.size + 10));
  while (leads.size < count) leads.add(makeLead(scene, person(), luck));
  for (const twin of twinsOf([...leads], scene, luck)) leads.add(twin);
  return { leads: [...leads].sort((a, b) => a.createdAt - b.createdAt), deals };
}

/** An active client who made an earlier deal. */
function findBuyer(deals: readonly Deal[], deal: OpenDeal, luck: Luck): Lead | undefined {
  if (deal.end === 'cancelled' || !luck.chance(repeatBuyers)) return undefined;
  const earlier = deals.filter(
    ({ lead, end, reservedAt }) => end !== 'cancelled' && lead.status === 2 && reservedAt < deal.reservedAt - 3 * day,
  );
  return earlier.length === 0 ? undefined : luck.pick(earlier).lead;
}

function makeBuyer(scene: Scene, person: Person, deal: OpenDeal, luck: Luck): Lead {
  const first = Math.max(scene.now - firstDay * day, deal.reservedAt - luck.between(4, 32) * day);
  const createdAt = Math.min(deal.reservedAt - 2 * day, arrive(scene, first, luck));
  const status = deal.end !== 'cancelled' || luck.chance(0.4) ? 2 : 3;
  const lead = dress(
    scene,
    person,
    { createdAt, status, roomType: deal.unit.room_type, seller: sellerOf(scene, luck) },
    luck,
  );
  // Sales spoke with a buyer before anything was reserved.
  return {
    ...lead,
    answeredAt: Math.min(lead.answeredAt ?? Infinity, deal.reservedAt - day),
    isVerified: true,
    isActive: true,
  };
}

function makeLead(scene: Scene, person: Person, luck: Luck): Lead {
  // Half are evenly spread, the others grow from month to month: the square root favours recent dates.
  const age = luck.chance(0.5) ? luck.next() : 1 - Math.sqrt(luck.next());
  const createdAt = arrive(scene, scene.now - age * firstDay * day, luck);
  const days = (scene.now - createdAt) / day;
  const status =
    days < 8
      ? luck.weighed([1, 2] as const, (one) => [0, 6, 4][one]!)
      : days < 45
        ? luck.weighed([1, 2, 3, 4] as const, (one) => [0, 8, 58, 22, 12][one]!)
        : luck.weighed([2, 3, 4] as const, (one) => [0, 0, 20, 52, 28][one]!);
  const isUnassigned = status === 1 && luck.chance(0.25);
  return dress(
    scene,
    person,
    {
      createdAt,
      status,
      roomType: luck.pick(scene.units).room_type,
      seller: isUnassigned ? null : sellerOf(scene, luck),
    },
    luck,
  );
}

function dress(
  scene: Scene,
  person: Person,
  known: Pick<Lead, 'createdAt' | 'status' | 'roomType' | 'seller'>,
  luck: Luck,
): Lead {
  const { status, seller, createdAt } = known;
  const answeredAt = status === 1 || seller === null ? null : answer(scene, createdAt, seller, luck);
  return {
    ...person,
    ...known,
    answeredAt,
    sourceId: luck.weighed(scene.sourceIds, (id) => 1 / (1.2 + scene.sourceIds.indexOf(id))),
    isVerified: status !== 1 || luck.chance(0.3),
    isActive: status !== 4 || luck.chance(0.6),
    canSelfLogin: luck.chance(0.8),
    note: luck.chance(0.4) ? luck.pick(leadNotes) : '',
  };
}

function sellerOf({ sellers }: Scene, luck: Luck): Seller {
  return luck.weighed(sellers, (one) => one.share);
}

function arrive({ now }: Scene, moment: number, luck: Luck): number {
  return before(now - hour, luck.chance(0.55) ? atHome(luck, moment) : atWork(luck, moment));
}

/** When sales answered: after some hours, and in opening hours. Who asks in the evening is answered in the morning. */
function answer({ now }: Scene, createdAt: number, { pace }: Seller, luck: Luck): number {
  const wished = createdAt + pace * hour * -Math.log(1 - luck.next() * 0.98);
  const hourOfDay = (wished % day) / hour;
  const opened =
    hourOfDay >= 8 && hourOfDay < 17
      ? wished
      : Math.floor((wished + 7 * hour) / day) * day + luck.between(8, 9.5) * hour;
  return Math.min(opened, now - hour / 4);
}

/** A few duplicates: the same phone number, another e-mail address. */
function twinsOf(leads: Lead[], scene: Scene, luck: Luck): Lead[] {
  const older = leads.filter((lead) => scene.now - lead.createdAt > 20 * day);
  return luck
    .several(older, Math.floor(leads.length / 90), () => 1)
    .map((lead) => {
      const email = `${plain(lead.first_name)[0] ?? 'x'}.${plain(lead.last_name)}.${luck.whole(60, 99)}@inbox.example`;
      const createdAt = arrive(scene, scene.now - luck.between(1, 18) * day, luck);
      return dress(
        scene,
        { ...lead, email },
        { createdAt, status: 1, roomType: lead.roomType, seller: luck.chance(0.5) ? sellerOf(scene, luck) : null },
        luck,
      );
    });
}
