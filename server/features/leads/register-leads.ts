import { leadCalls } from '#contract/calls/leads.ts';
import type { CallHandler, Registry } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { requireSalesActor } from '#server/people/reach.ts';
import { findDuplicatePairs } from './find-duplicates.ts';
import { getDealings } from './get-dealings.ts';
import { listLeads } from './list-leads.ts';
import { mergeClients } from './merge-clients.ts';
import { createNote, deleteNote, listNotes } from './notes.ts';
import { takeClient } from './take-client.ts';

/** Registers every call about leads. */
export function registerLeads({ register }: Registry, dependencies: Dependencies): void {
  register(leadCalls.listLeads, listLeads(dependencies));
  register(leadCalls.takeClient, takeClient(dependencies));
  register(leadCalls.listDuplicates, listDuplicates(dependencies));
  register(leadCalls.getDealings, getDealings(dependencies));
  register(leadCalls.mergeClients, mergeClients(dependencies));
  register(leadCalls.listNotes, listNotes(dependencies));
  register(leadCalls.createNote, createNote(dependencies));
  register(leadCalls.deleteNote, deleteNote(dependencies));
}

/** Possible duplicates in reach, in pairs. The audit log records it. */
function listDuplicates({ db }: Dependencies): CallHandler<typeof leadCalls.listDuplicates> {
  return async ({ actor }) => {
    const pairs = await findDuplicatePairs(db, await requireSalesActor(db, actor));
    await writeAudit(db, actor, 'client.list', { clientIds: [...new Set(pairs.flat().map((client) => client.id))] });
    return pairs;
  };
}
