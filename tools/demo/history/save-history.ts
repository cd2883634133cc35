import { getOrThrow } from '#domain/collections/get-or-throw.ts';
import type { Transaction } from '#server/database/connection.ts';
import { clientNotes, clients, presentations as presentationTable } from '#server/database/schema.ts';
import { findDefaultSeller } from '#server/people/find-bot.ts';
import { requireProject } from '#server/people/find-project.ts';
import { hashPassword } from '#server/people/password.ts';
import { demoPassword } from '../demo-accounts.ts';
import { required } from '../../required.ts';
import { insertAll } from './insert-all.ts';
import { saveAudit } from './save-audit.ts';
import { saveDeals } from './save-deals.ts';
import { saveViews } from './save-views.ts';
import { saveMails } from './save-mails.ts';
import { saveUnitHistory } from './save-unit-history.ts';
import type { Lead, SavedIds, HistoryInput, SalesHistory, HistoryTarget, Presentation } from './sales-history.ts';

/** Saves a history in chronological order, so that ids increase with time. Units are not changed. */
export async function saveHistory(
  tx: Transaction,
  target: HistoryTarget,
  input: HistoryInput,
  history: SalesHistory,
): Promise<void> {
  const { projectId } = target;
  const clientIds = await saveLeads(tx, projectId, history.leads);
  const ids: SavedIds = {
    clients: clientIds,
    presentations: await savePresentations(tx, projectId, history.presentations, clientIds),
  };
  await saveDeals(tx, projectId, history, ids);
  await saveUnitHistory(tx, input, history);
  await saveViews(tx, history.presentations, ids);
  await insertAll(
    tx,
    clientNotes,
    history.notes.map((note) => ({
      client_id: getOrThrow(clientIds, note.lead),
      user_id: note.seller.id,
      note: note.text,
      created_at: new Date(note.at),
    })),
  );
  await saveMails(tx, target, input, history, ids);
  await saveAudit(tx, input, history, ids);
}

async function savePresentations(
  tx: Transaction,
  project_id: number,
  presentations: readonly Presentation[],
  clientIds: ReadonlyMap<Lead, number>,
): Promise<Map<Presentation, number>> {
  const ids = await insertAll(
    tx,
    presentationTable,
    presentations.map((presentation) => ({
      project_id,
      status: presentation.status,
      user_id: presentation.seller.id,
      client_id: getOrThrow(clientIds, presentation.lead),
      started_at: new Date(presentation.startedAt),
      last_active_at: new Date(presentation.endedAt),
      ended_at: new Date(presentation.endedAt),
    })),
  );
  return pairUp(presentations, ids);
}

/**
 * All leads have the password of the demo accounts. They share one hash, because hashing is slow. Leads without a
 * seller registered alone.
 */
async function saveLeads(tx: Transaction, project_id: number, leads: readonly Lead[]): Promise<Map<Lead, number>> {
  const password_hash = await hashPassword(demoPassword);
  const defaultSeller = await findDefaultSeller(tx, await requireProject(tx, project_id));
  const ids = await insertAll(
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
      user_id: lead.seller?.id ?? defaultSeller,
      registered_alone: lead.seller === null,
      is_active: lead.isActive,
      is_verified: lead.isVerified,
      can_self_login: lead.canSelfLogin,
      created_at: new Date(lead.createdAt),
    })),
  );
  return pairUp(leads, ids);
}

/** Maps each item to its id. `ids` has the same length and order. */
function pairUp<T>(items: readonly T[], ids: readonly number[]): Map<T, number> {
  return new Map(items.map((item, index) => [item, required(ids[index], 'an id')]));
}
