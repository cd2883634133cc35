import { asc, eq } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import type { Client } from '#contract/entities/people.ts';
import type { Refusal } from '#contract/errors/problem.ts';
import { defaultLeadSourceId } from '#domain/leads/lead-sources.ts';
import { LeadStatus } from '#domain/leads/lead-statuses.ts';
import { isInReach } from '#domain/people/actor.ts';
import { checkContact, checkNewPassword } from '#domain/people/registration.ts';
import { answerOnce, type IdempotentRequest } from '#server/calls/answer-once.ts';
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
import { hashPassword, hideTime } from '#server/people/password.ts';
import { refuseKnownClient } from '#server/people/refuse-known-client.ts';
import { toActor } from '#server/people/reach.ts';
import { identifyBrowser } from '#server/sessions/browser-cookie.ts';
import { findSeller, recordTurn, type Seller } from './find-seller.ts';
import { mailOwner, mailRegistration } from './mail-registration.ts';
import { notifySellers } from './notify-sellers.ts';
import { repeatableRegistration, repeatRegistration, type Registered } from './repeat-registration.ts';

type Registration = CallContext<typeof clientCalls.createClient>;

/**
 * Registers a client. Visitors choose neither lead fields nor a sales user: the setting `newClients` decides to whom
 * they are assigned, and that user gets a mail. Visitors accept the terms, if the development has any. A client whom a
 * sales user registers is assigned to that user, unless they choose somebody else in reach. Refuses
 * `error_email_taken`; with `discreetErrors`, a visitor gets the usual answer, and the owner of the address gets a
 * mail. A caller who repeats a request with its idempotency key, because the answer was lost, gets the answer and may
 * type the code that was mailed.
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
    const choices = await readChoices(db, context, project);
    const password_hash = await hashPassword(body.password);
    const browser = identifyBrowser(request, context.reply);
    const prepared = { password_hash, project, browser, repeatable: repeatableRegistration(context) };
    const registered = await register(dependencies, context, prepared);
    if (registered === null)
      return actor.user === null ? refuse('error_email_taken', language) : refuseTaken(db, context, project);
    onMail();
    const client =
      actor.user === null
        ? presentOwnRegistration(context, project, { ...choices, ...registered })
        : requireFound(await findAnyClient(db, registered.id));
    return { response: true, client };
  };
}

/**
 * The answer to a visitor, the same for a new and a taken address (`discreetErrors`). It does not name the sales user.
 */
function presentOwnRegistration(
  { body }: Registration,
  { settings }: Project,
  { id, created_at, lead_status_id, lead_source_id }: Registered & Choices,
): Client {
  const { email, first_name, last_name, phone } = body;
  return {
    id,
    email,
    first_name,
    last_name,
    phone,
    lead_status_id,
    lead_source_id,
    is_active: true,
    is_verified: false,
    can_self_login: settings.selfLoginDefault,
    note: '',
    user: null,
    favs: [],
    created_at,
  };
}

/** The refusal for a sales user, which names the client who has the address, or the sales user to ask. */
async function refuseTaken(db: Queryable, { body, actor, language }: Registration, { id }: Project): Promise<Refusal> {
  const owner = await findAnyClientByEmail(db, id, body.email);
  return owner === null
    ? refuse('error_email_taken', language)
    : refuseKnownClient(await toActor(db, actor), owner, language);
}

function checkRegistration({ body, actor, language }: Registration, minLength: number): void {
  const whose = actor.user === null ? 'own' : 'other';
  const errors = { ...checkContact(body, whose), password: checkNewPassword(body.password, minLength, whose) };
  checkFields(errors, language, { min: String(minLength) });
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
  if (actor.user === null) return { lead_status_id: LeadStatus.new, lead_source_id: first, user_id: null };
  const isKnown = sources.some((source) => source.id === body.lead_source_id);
  if (!isKnown && body.lead_source_id !== defaultLeadSourceId) checkFields({ lead_source_id: 'not_there' }, language);
  const user_id = body.user_id || actor.user.id;
  const caller = (await toActor(tx, actor)).user;
  if ((await findUser(tx, user_id)) === null || caller === null || !isInReach(caller, user_id))
    checkFields({ user_id: 'not_there' }, language);
  return { lead_status_id: body.lead_status_id, lead_source_id: isKnown ? body.lead_source_id : first, user_id };
}

/** Thrown if the address is taken. A violated index would not do: PostgreSQL would log the address. */
class EmailTakenError extends Error {}

/** A registration whose fields are checked. `browser` identifies the browser that may enter the mailed code. */
type PreparedRegistration = {
  password_hash: string;
  project: Project;
  browser: string;
  repeatable: IdempotentRequest | null;
};

/** Registers a client once for each idempotency key. Returns null if the address is taken and the caller may know. */
async function register(
  dependencies: Dependencies,
  context: Registration,
  prepared: PreparedRegistration,
): Promise<Registered | null> {
  const { project, repeatable } = prepared;
  const add = async (tx: Transaction) => {
    await lockUserTreeShared(tx);
    const chosen = await readChoices(tx, context, project);
    const isAlone = context.actor.user === null;
    const seller = isAlone ? await findSeller(tx, project) : { id: chosen.user_id, turn: null };
    return registerOnce(tx, prepared, () => insertClient(tx, dependencies, context, { ...prepared, chosen, seller }));
  };
  try {
    return await inTransaction(dependencies.db, add, { isIdempotent: repeatable !== null });
  } catch (error) {
    if (!(error instanceof EmailTakenError)) throw error;
    if (context.actor.user !== null || !project.settings.discreetErrors) return null;
    return mailOwnerInstead(dependencies, context, prepared);
  }
}

function registerOnce(
  tx: Transaction,
  { repeatable, browser }: PreparedRegistration,
  act: () => Promise<Registered>,
): Promise<Registered> {
  const repeat = (first: Registered) => repeatRegistration(tx, first, browser);
  return answerOnce(tx, repeatable, async () => {}, act, repeat);
}

/** Mails the owner of a taken address, and takes as long as the registration of a new one (`discreetErrors`). */
async function mailOwnerInstead(
  { db, linkBase }: Dependencies,
  { body, language }: Registration,
  prepared: PreparedRegistration,
): Promise<Registered> {
  const { project, browser, repeatable } = prepared;
  const mail = async (tx: Transaction) => ({
    id: await mailOwner(tx, linkBase(), body, { project, language }),
    created_at: new Date().toISOString(),
    browser,
  });
  const begin = () =>
    inTransaction(db, (tx) => registerOnce(tx, prepared, () => mail(tx)), { isIdempotent: repeatable !== null });
  // The code of a new client is hashed, which takes time.
  return project.settings.clientVerification === 1 ? hideTime(begin) : begin();
}

/** `chosen` and `seller` were read under the lock of the user tree, so that the sales user cannot be deleted. */
async function insertClient(
  tx: Transaction,
  dependencies: Dependencies,
  context: Registration,
  { project, browser, password_hash, chosen, seller }: PreparedRegistration & { chosen: Choices; seller: Seller },
): Promise<Registered> {
  const isAlone = context.actor.user === null;
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
  return { id: client.id, created_at: client.created_at, browser };
}

async function recordConsents(tx: Transaction, clientId: number, { body, language }: Registration, project: Project) {
  const source = 'registration';
  await recordShownPages(tx, { clientId, projectId: project.id, source }, body);
  if (body.marketing) await recordMarketing(tx, clientId, { isGiven: true, source, userId: null, project, language });
}
