import { asc, eq } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import type { Client } from '#contract/entities/people.ts';
import type { Refusal } from '#contract/errors/problem.ts';
import { isInReach } from '#domain/people/actor.ts';
import { checkContact, checkNewPassword } from '#domain/people/registration.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { clients, leadSources } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { limitCall } from '#server/http/limit-calls.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { ProblemError } from '#server/http/problem.ts';
import { checkFields, refuse } from '#server/http/refuse.ts';
import { requireFound } from '#server/http/require-found.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { checkTerms, recordMarketing, recordShownPages } from '#server/people/consents.ts';
import { findAnyClient, findAnyClientByEmail, findUser } from '#server/people/find-people.ts';
import { requireProject, type Project } from '#server/people/find-project.ts';
import { lockUserTreeShared } from '#server/people/lock-users.ts';
import { hashPassword } from '#server/people/password.ts';
import { refuseKnownClient } from '#server/people/refuse-known-client.ts';
import { toActor } from '#server/people/reach.ts';
import { nameBrowser } from '#server/sessions/browser-cookie.ts';
import { isSecure } from '#server/sessions/cookies.ts';
import { findSeller, recordTurn } from './find-seller.ts';
import { answerForTakenAddress, mailRegistration } from './mail-registration.ts';
import { notifySellers } from './notify-sellers.ts';

type Registration = CallContext<typeof clientCalls.createClient>;

/**
 * Registers a client. Visitors choose neither lead fields nor a sales user: the setting `newClients` decides to whom
 * they are assigned, and that user gets a mail. Visitors accept the terms, if the development has any. A client whom a
 * sales user registers is assigned to that user, unless they choose somebody else in reach. Refuses
 * `error_email_taken`; with `discreetErrors`, a visitor gets the usual answer, and the owner of the address gets a
 * mail.
 */
export function createClient(dependencies: Dependencies): CallHandler<typeof clientCalls.createClient> {
  const { db, onMail } = dependencies;
  const limit = limitCall(dependencies.pool, 'register');
  // More than on a busy day at a fair. Counted per user, since a whole showroom shares one network.
  const perUser = createRateLimiter(dependencies.pool, { name: 'register-user', attempts: 120, seconds: 600 });
  return async (context) => {
    const { body, actor, language, request } = context;
    const project = await requireProject(db, body.project_id);
    if (actor.user === null && !project.settings.showRegisterClientPage) throw new ProblemError('not_logged_in');
    checkRegistration(context, project.settings.passwordMinLength);
    if (actor.user === null) await limit({ ip: request.ip, address: body.email, device: null });
    else await perUser.consume(String(actor.user.id));
    if (actor.user === null) checkFields({ terms_version: await checkTerms(db, project.id, body) }, language);
    await readChoices(db, context, project);
    const password_hash = await hashPassword(body.password);
    const browser = nameBrowser(request, context.reply, isSecure(request, dependencies.publicUrl));
    try {
      const client = await inTransaction(db, (tx) =>
        register(tx, dependencies, context, { password_hash, project, browser }),
      );
      onMail();
      // The answer to a visitor is the same as that of `answerForTakenAddress`, and does not name the sales user.
      return { response: true, client: actor.user === null ? { ...client, user: null } : client };
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      if (actor.user !== null) return refuseTaken(db, context, project);
      if (!project.settings.discreetErrors) return refuse('error_email_taken', language);
      return { response: true, client: await answerForTakenAddress(dependencies, body, { project, language }) };
    }
  };
}

/** The refusal for a sales user, which names the client who has the address, or the sales user to ask. */
async function refuseTaken(db: Queryable, { body, actor, language }: Registration, { id }: Project): Promise<Refusal> {
  const owner = await findAnyClientByEmail(db, id, body.email);
  return owner === null
    ? refuse('error_email_taken', language)
    : refuseKnownClient(await toActor(db, actor), owner, language);
}

function checkRegistration({ body, language }: Registration, minLength: number): void {
  checkFields({ ...checkContact(body), password: checkNewPassword(body.password, minLength) }, language, {
    min: String(minLength),
  });
}

type Choices = { lead_status_id: number; lead_source_id: number; user_id: number | null };

async function readChoices(tx: Queryable, { body, actor, language }: Registration, { id }: Project): Promise<Choices> {
  const sources = await tx
    .select({ id: leadSources.id })
    .from(leadSources)
    .where(eq(leadSources.project_id, id))
    .orderBy(asc(leadSources.position), asc(leadSources.id));
  const first = sources[0]?.id;
  if (first === undefined) throw new ProblemError('conflict');
  if (actor.user === null) return { lead_status_id: 1, lead_source_id: first, user_id: null };
  const isKnown = sources.some((source) => source.id === body.lead_source_id);
  if (!isKnown && body.lead_source_id !== 1) checkFields({ lead_source_id: 'not_there' }, language);
  const user_id = body.user_id || actor.user.id;
  const caller = (await toActor(tx, actor)).user;
  if ((await findUser(tx, user_id)) === null || caller === null || !isInReach(caller, user_id))
    checkFields({ user_id: 'not_there' }, language);
  return { lead_status_id: body.lead_status_id, lead_source_id: isKnown ? body.lead_source_id : first, user_id };
}

/**
 * Thrown if the address is taken. It is looked up first, because the log of a violated index would name the address.
 */
class EmailTakenError extends Error {}

type Registering = { password_hash: string; project: Project; browser: string };

/** Resolves the sales user again under the lock of the user tree, so that they cannot be deleted meanwhile. */
async function register(
  tx: Transaction,
  dependencies: Dependencies,
  context: Registration,
  { project, browser, password_hash }: Registering,
): Promise<Client> {
  await lockUserTreeShared(tx);
  const chosen = await readChoices(tx, context, project);
  const isAlone = context.actor.user === null;
  const seller = isAlone ? await findSeller(tx, project) : { id: chosen.user_id, turn: null };
  const { email, first_name, last_name, phone } = context.body;
  const rows = await tx
    .insert(clients)
    .values({
      email,
      first_name,
      last_name,
      phone,
      ...chosen,
      user_id: seller.id,
      registered_alone: isAlone,
      password_hash,
      project_id: project.id,
      can_self_login: project.settings.selfLoginDefault,
    })
    .onConflictDoNothing()
    .returning({ id: clients.id });
  const [made] = rows;
  if (made === undefined) throw new EmailTakenError();
  await recordTurn(tx, project.id, seller);
  const client = requireFound(await findAnyClient(tx, made.id));
  if (isAlone) await recordConsents(tx, client.id, context, project);
  await writeAudit(tx, context.actor, 'client.create', { clientIds: [client.id] });
  await mailRegistration(tx, dependencies.linkBase(), client, { project, language: context.language, browser });
  if (isAlone) await notifySellers(tx, dependencies.linkBase(), client, { project, language: context.language });
  return client;
}

async function recordConsents(tx: Transaction, clientId: number, { body, language }: Registration, project: Project) {
  const source = 'registration';
  await recordShownPages(tx, { clientId, projectId: project.id, source }, body);
  if (body.marketing) await recordMarketing(tx, clientId, { isGiven: true, source, userId: null, project, language });
}
