import { consentCalls } from '#contract/calls/consents.ts';
import { clientCalls } from '#contract/calls/clients.ts';
import { retentionCalls } from '#contract/calls/retention.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { assignClient } from './assign-client.ts';
import { checkClientEmail } from './check-client-email.ts';
import { checkVerification } from './check-verification.ts';
import { readConsents, setMarketing } from './consents.ts';
import { createClient } from './create-client.ts';
import { eraseClient } from './erase-client.ts';
import { exportClient } from './export-client.ts';
import { getClient } from './get-client.ts';
import { listClients } from './list-clients.ts';
import { listClientsOfUser, listPopularClients } from './list-clients-of-user.ts';
import { resendClientCode } from './resend-client-code.ts';
import { eraseDueClients, listDueClients } from './retention.ts';
import { registerClientReset } from './reset-client-password.ts';
import { updateClient } from './update-client.ts';
import { updateClientNote } from './update-client-note.ts';
import { verifyClient } from './verify-client.ts';

/** Registers every call about clients. */
export function registerClients(registry: Registry, dependencies: Dependencies): void {
  const { register } = registry;
  register(clientCalls.listClients, listClients(dependencies));
  register(clientCalls.getClient, getClient(dependencies));
  register(clientCalls.listClientsOfUser, listClientsOfUser(dependencies));
  register(clientCalls.listPopularClients, listPopularClients(dependencies));
  register(clientCalls.exportClient, exportClient(dependencies));
  register(clientCalls.checkClientEmail, checkClientEmail(dependencies));
  register(clientCalls.createClient, createClient(dependencies));
  register(clientCalls.verifyClient, verifyClient(dependencies));
  register(clientCalls.checkVerification, checkVerification(dependencies));
  register(clientCalls.resendClientCode, resendClientCode(dependencies));
  registerClientReset(registry, dependencies);
  register(clientCalls.updateClientNote, updateClientNote(dependencies));
  register(clientCalls.updateClient, updateClient(dependencies));
  register(clientCalls.assignClient, assignClient(dependencies));
  register(clientCalls.eraseClient, eraseClient(dependencies));
  register(consentCalls.listConsents, readConsents(dependencies));
  register(consentCalls.setMarketing, setMarketing(dependencies));
  register(retentionCalls.listDueClients, listDueClients(dependencies));
  register(retentionCalls.eraseDueClients, eraseDueClients(dependencies));
}
