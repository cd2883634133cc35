import { clientCalls } from '#contract/calls/clients.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { assignClient } from './assign-client.ts';
import { checkClientEmail } from './check-client-email.ts';
import { createClient } from './create-client.ts';
import { eraseClient } from './erase-client.ts';
import { exportClient } from './export-client.ts';
import { getClient } from './get-client.ts';
import { listClients } from './list-clients.ts';
import { listClientsOfUser, listPopularClients } from './list-clients-of-user.ts';
import { resendClientCode } from './resend-client-code.ts';
import { registerClientReset } from './reset-client-password.ts';
import { updateClient } from './update-client.ts';
import { updateClientNote } from './update-client-note.ts';
import { verifyClient } from './verify-client.ts';

/** Registers every call about clients. */
export function registerClients(registry: Registry, parts: Dependencies): void {
  const { register } = registry;
  register(clientCalls.listClients, listClients(parts));
  register(clientCalls.getClient, getClient(parts));
  register(clientCalls.listClientsOfUser, listClientsOfUser(parts));
  register(clientCalls.listPopularClients, listPopularClients(parts));
  register(clientCalls.exportClient, exportClient(parts));
  register(clientCalls.checkClientEmail, checkClientEmail(parts));
  register(clientCalls.createClient, createClient(parts));
  register(clientCalls.verifyClient, verifyClient(parts));
  register(clientCalls.resendClientCode, resendClientCode(parts));
  registerClientReset(registry, parts);
  register(clientCalls.updateClientNote, updateClientNote(parts));
  register(clientCalls.updateClient, updateClient(parts));
  register(clientCalls.assignClient, assignClient(parts));
  register(clientCalls.eraseClient, eraseClient(parts));
}
