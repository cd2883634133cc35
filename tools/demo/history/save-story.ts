import type { Transaction } from '#server/database/connection.ts';
import { clientNotes, clients, presentations } from '#server/database/schema.ts';
import { hashPassword } from '#server/people/password.ts';
import { demoPassword } from '../demo-accounts.ts';
import { insertAll } from './insert-all.ts';
import { saveAudit } from './save-audit.ts';
import { saveDeals } from './save-deals.ts';
import { saveLooks } from './save-looks.ts';
import { saveMails } from './save-mails.ts';
import { saveUnitHistory } from './save-unit-history.ts';
import type { Lead, SavedIds, Scene, Story, StoryPlace, Visit } from './story.ts';

/** Saves a story in chronological order, so that ids increase with time. Units are not changed. */
export async function saveStory(tx: Transaction, place: StoryPlace, scene: Scene, story: Story): Promise<void> {
  const { projectId } = place;
  const clientIds = await saveLeads(tx, projectId, story.leads);
  const ids: SavedIds = { clients: clientIds, visits: await saveVisits(tx, projectId, story.visits, clientIds) };
  await saveDeals(tx, projectId, story, ids);
  await saveUnitHistory(tx, scene, story);
  await saveLooks(tx, story.visits, ids);
  await insertAll(
    tx,
    clientNotes,
    story.notes.map((note) => ({
      client_id: clientIds.get(note.lead)!,
      user_id: note.seller.id,
      note: note.text,
      created_at: new Date(note.at),
    })),
  );
  await saveMails(tx, place, scene, story, ids);
  await saveAudit(tx, scene, story, ids);
}

async function saveVisits(
  tx: Transaction,
  project_id: number,
  visits: readonly Visit[],
  clientIds: ReadonlyMap<Lead, number>,
): Promise<Map<Visit, number>> {
  const made = await insertAll(
    tx,
    presentations,
    visits.map((visit) => ({
      project_id,
      status: visit.status,
      user_id: visit.seller.id,
      client_id: clientIds.get(visit.lead)!,
      started_at: new Date(visit.startedAt),
      last_active_at: new Date(visit.endedAt),
      ended_at: new Date(visit.endedAt),
    })),
  );
  return new Map(visits.map((visit, index) => [visit, made[index]!]));
}

/** All leads have the password of the demo accounts. They share one hash, because hashing is slow. */
async function saveLeads(tx: Transaction, project_id: number, leads: readonly Lead[]): Promise<Map<Lead, number>> {
  const password_hash = await hashPassword(demoPassword);
  const made = await insertAll(
    tx,
    clients,
    leads.map((lead) => ({
      project_id,
      password_hash,
      email: lead.email,
      first_name: lead.first_name,
      last_name: lead.last_name,
      phone: lead.phone,
      note: lead.note,
      lead_status_id: lead.status,
      lead_source_id: lead.sourceId,
      user_id: lead.seller?.id ?? null,
      is_active: lead.isActive,
      is_verified: lead.isVerified,
      can_self_login: lead.canSelfLogin,
      created_at: new Date(lead.createdAt),
    })),
  );
  return new Map(leads.map((lead, index) => [lead, made[index]!]));
}
