import { LeadStatus, leadStatuses, type LeadStatusId, type LeadStatusName } from '#domain/leads/lead-statuses.ts';
import { duringLeisureHours, duringOfficeHours, shiftBefore, day, hour } from './calendar.ts';
import type { Random } from '../../random.ts';
import { createPeople, plain, type Person } from './names.ts';
import { leadNotes } from './note-texts.ts';
import type { Deal, Lead, HistoryInput, Seller } from './sales-history.ts';
import { historyDays, type OpenDeal } from './generate-deals.ts';

const leadsPerUnit = 3;
const minLeads = 12;
const maxLeads = 900;
/** The share of deals made by somebody who had already made one. */
const repeatBuyerShare = 0.07;

/** Generates the leads, oldest first, and assigns buyers to the deals. */
export function generateLeads(input: HistoryInput, open: OpenDeal[], random: Random): { leads: Lead[]; deals: Deal[] } {
  const person = createPeople(random);
  const deals: Deal[] = [];
  for (const deal of open)
    deals.push({ ...deal, ...(findBuyer(deals, deal, random) ?? makeBuyer(input, person(), deal, random)) });
  const leads = new Set(deals.map((deal) => deal.lead));
  const count = Math.min(maxLeads, Math.max(minLeads, input.units.length * leadsPerUnit, leads.size + 10));
  while (leads.size < count) leads.add(makeLead(input, person(), random));
  for (const duplicate of duplicatesOf([...leads], input, random)) leads.add(duplicate);
  return { leads: [...leads].sort((a, b) => a.createdAt - b.createdAt), deals };
}

type Buyer = Pick<Deal, 'lead' | 'seller'>;

/** The buyer of an earlier deal, if they are still active. */
function findBuyer(deals: readonly Deal[], deal: OpenDeal, random: Random): Buyer | undefined {
  if (deal.end === 'cancelled' || !random.chance(repeatBuyerShare)) return undefined;
  const earlier = deals.filter(
    ({ lead, end, reservedAt }) =>
      end !== 'cancelled' && lead.status === LeadStatus.active && reservedAt < deal.reservedAt - 3 * day,
  );
  if (earlier.length === 0) return undefined;
  const { lead, seller } = random.pick(earlier);
  return { lead, seller };
}

function makeBuyer(input: HistoryInput, person: Person, deal: OpenDeal, random: Random): Buyer {
  const first = Math.max(input.now - historyDays * day, deal.reservedAt - random.between(4, 32) * day);
  const createdAt = Math.min(deal.reservedAt - 2 * day, arrivalTime(input, first, random));
  const status = deal.end !== 'cancelled' || random.chance(0.4) ? LeadStatus.active : LeadStatus.lost;
  const seller = sellerOf(input, random);
  const lead = completeLead(input, person, { createdAt, status, roomType: deal.unit.room_type, seller }, random);
  // A seller spoke with every buyer before anything was reserved.
  const answeredAt = Math.min(lead.answeredAt ?? Infinity, deal.reservedAt - day);
  return { lead: { ...lead, answeredAt, isVerified: true, isActive: true }, seller };
}

function makeLead(input: HistoryInput, person: Person, random: Random): Lead {
  // Half are evenly spread; the others become more frequent from month to month, because the square root favours recent
  // dates.
  const age = random.chance(0.5) ? random.next() : 1 - Math.sqrt(random.next());
  const createdAt = arrivalTime(input, input.now - age * historyDays * day, random);
  const days = (input.now - createdAt) / day;
  const status =
    days < 8
      ? pickStatus({ new: 6, active: 4, lost: 0, inactive: 0 }, random)
      : days < 45
        ? pickStatus({ new: 8, active: 58, lost: 22, inactive: 12 }, random)
        : pickStatus({ new: 0, active: 20, lost: 52, inactive: 28 }, random);
  const isUnassigned = status === LeadStatus.new && random.chance(0.25);
  return completeLead(
    input,
    person,
    {
      createdAt,
      status,
      roomType: random.pick(input.units).room_type,
      seller: isUnassigned ? null : sellerOf(input, random),
    },
    random,
  );
}

function pickStatus(weights: Record<LeadStatusName, number>, random: Random): LeadStatusId {
  return random.pickWeighted(leadStatuses, ({ name }) => weights[name]).id;
}

/** Adds the fields that can be derived or chosen at random. */
function completeLead(
  input: HistoryInput,
  person: Person,
  known: Pick<Lead, 'createdAt' | 'status' | 'roomType' | 'seller'>,
  random: Random,
): Lead {
  const { status, seller, createdAt } = known;
  const answeredAt = status === LeadStatus.new || seller === null ? null : answerTime(input, createdAt, seller, random);
  return {
    ...person,
    ...known,
    answeredAt,
    sourceId: random.pickWeighted(input.sourceIds, (id) => 1 / (1.2 + input.sourceIds.indexOf(id))),
    isVerified: status !== LeadStatus.new || random.chance(0.3),
    isActive: status !== LeadStatus.inactive || random.chance(0.6),
    canSelfLogin: random.chance(0.8),
    note: random.chance(0.4) ? random.pick(leadNotes) : '',
  };
}

function sellerOf({ sellers }: HistoryInput, random: Random): Seller {
  return random.pickWeighted(sellers, (seller) => seller.share);
}

function arrivalTime({ now }: HistoryInput, moment: number, random: Random): number {
  return shiftBefore(
    now - hour,
    random.chance(0.55) ? duringLeisureHours(random, moment) : duringOfficeHours(random, moment),
  );
}

/** When a seller answered: after some hours, in office hours. An evening enquiry is answered the next morning. */
function answerTime({ now }: HistoryInput, createdAt: number, { answerHours }: Seller, random: Random): number {
  const answeredAt = createdAt + answerHours * hour * -Math.log(1 - random.next() * 0.98);
  const hourOfDay = (answeredAt % day) / hour;
  const inOfficeHours =
    hourOfDay >= 8 && hourOfDay < 17
      ? answeredAt
      : Math.floor((answeredAt + 7 * hour) / day) * day + random.between(8, 9.5) * hour;
  return Math.min(inOfficeHours, now - hour / 4);
}

/** A few duplicates: the same phone number, another e-mail address. */
function duplicatesOf(leads: Lead[], input: HistoryInput, random: Random): Lead[] {
  const older = leads.filter((lead) => input.now - lead.createdAt > 20 * day);
  return random
    .sample(older, Math.floor(leads.length / 90), () => 1)
    .map((lead) => {
      const email = `${plain(lead.first_name)[0] ?? 'x'}.${plain(lead.last_name)}.${random.integer(60, 99)}@inbox.example`;
      const createdAt = arrivalTime(input, input.now - random.between(1, 18) * day, random);
      return completeLead(
        input,
        { ...lead, email },
        {
          createdAt,
          status: LeadStatus.new,
          roomType: lead.roomType,
          seller: random.chance(0.5) ? sellerOf(input, random) : null,
        },
        random,
      );
    });
}
