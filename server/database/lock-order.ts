/** A lock that a transaction holds until it ends: rows of a table, or an advisory lock by its name in `locks`. */
type Lock = string;

/**
 * The order in which transactions take locks; rows of one table are locked by ascending key. Transactions that follow
 * it never deadlock. Rows are locked with `for no key update`, so that foreign key checks, which only need a row to
 * stay, do not wait: `for update` is for rows that are about to be deleted.
 */
export const lockOrder: readonly { lock: Lock; why: string }[] = [
  {
    lock: 'setup',
    why: 'Demo accounts and their history are written before anybody is served: the rest of this order does not apply under it.',
  },
  {
    lock: 'project',
    why: 'Imports and edits of the project are long and rare: they wait for each other before they lock anything else.',
  },
  {
    lock: 'userTree',
    why: 'Shared by what assigns a user or a client to a user; exclusive for what moves or deletes users. Taken before any row is read.',
  },
  {
    lock: 'turn',
    why: 'Registrations that give a client to the next sales user wait for each other until the turn is written.',
  },
  {
    lock: 'companyLogins',
    why: 'Shared by what begins a session by a company login; exclusive for a logout that the provider announces, which therefore misses none.',
  },
  { lock: 'idempotency_keys', why: 'A repeated request waits for the first one before it does anything.' },
  {
    lock: 'properties',
    why: 'The most contended rows. Locked before people, so that transactions hold nothing else while they wait.',
  },
  { lock: 'clients', why: 'Guards what belongs to a client, and is updated by triggers on what clients do.' },
  { lock: 'approvals', why: 'A link is redeemed under the lock of its client, and opens what follows.' },
  {
    lock: 'users',
    why: 'Shared by what begins a session or a presentation of a user: a deleted user begins none.',
  },
  { lock: 'sessions', why: 'A session is ended before the presentation that runs in it.' },
  { lock: 'presentations', why: 'Locked by a change of status, so that the presentation does not end during it.' },
  {
    lock: 'property_claims',
    why: 'Reached from a unit or from a client that is merged, with all of the above locked.',
  },
  { lock: 'property_actions', why: 'After the claim they belong to.' },
  { lock: 'mails', why: 'Moved, kept or deleted with their client; the sender locks one at a time.' },
  {
    lock: 'unit_changes',
    why: 'Written by a trigger on units, deleted with them, and redacted when a client is erased.',
  },
  {
    lock: 'lead_sources',
    why: 'Any change of a client may check its foreign key again: an import that deletes one does so at its end.',
  },
];

/**
 * Tables whose rows are only written under a lock named here, so that nobody ever waits for them: they need no place in
 * the order. One of several guards is enough.
 */
export const guardedBy: Readonly<Record<string, readonly Lock[]>> = {
  verification_codes: ['clients'],
  reset_tokens: ['clients', 'users'],
  known_devices: ['clients', 'users'],
  user_identities: ['users'],
  company_logouts: ['companyLogins'],
  authenticator_apps: ['users'],
  passkeys: ['users'],
  recovery_codes: ['users'],
  pending_logins: ['users'],
  favourites: ['clients'],
  property_views: ['clients'],
  client_notes: ['clients'],
  viewings: ['clients'],
  client_consents: ['clients'],
  projects: ['project'],
  project_edits: ['project'],
  galleries: ['project'],
  places: ['project'],
  panoramas: ['project'],
  room_types: ['project'],
  building_types: ['project'],
  apartment_types: ['project'],
  tags: ['project'],
  buildings: ['project'],
  floor_outlines: ['project'],
  plans: ['project'],
  plan_polygons: ['project'],
  pictures: ['project'],
  documents: ['project'],
  tours: ['project'],
  legal_versions: ['project'],
};

/**
 * Tables on which no transaction waits for another: transactions only add rows that no other one uses, each statement
 * writes a single row, or only a restore writes it, before any request is served. Where a client logged in is deleted
 * from the audit log while that client is locked, and `cleanup.ts` skips locked rows.
 */
export const neverWaitedFor: readonly string[] = [
  'audit_entries',
  'catalogue_changes',
  'rate_limits',
  'tablet_logins',
  'company_logins',
  'passkey_challenges',
  'user_projects',
  'package_uploads',
  'epochs',
];

/** Tables of the order whose inserts conflict with no other row: they lock nothing. */
export const insertsFreely: readonly string[] = [
  'approvals',
  'sessions',
  'presentations',
  'property_actions',
  'mails',
  'unit_changes',
];

/**
 * Tables of the order whose rows are deleted while others refer to them: a foreign key check locks the row it checks.
 */
export const deletedParents: readonly string[] = ['properties', 'lead_sources'];
