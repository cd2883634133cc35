/**
 * What a transaction waits for and keeps until it ends: rows of a table, or an advisory lock by its name in `locks`.
 */
export type Lock = string;

/**
 * The one order in which a transaction takes locks; rows of one table are locked by ascending key. Two transactions
 * that
 * both follow it never wait for each other. Rows are locked by `for no key update`, so that the key checks of others,
 * which only ask that a row stays, wait for nobody: `for update` is for rows that are about to be deleted.
 */
export const lockOrder: readonly { lock: Lock; why: string }[] = [
  {
    lock: 'setup',
    why: 'Demo accounts and their history are written before anybody is served: who holds it is free of the rest of this order.',
  },
  {
    lock: 'project',
    why: 'Imports and edits of the project are long and rare: they wait for each other before they hold anything else.',
  },
  {
    lock: 'userTree',
    why: 'Who hangs a user or a client on a user shares it; who moves or deletes users has it alone, before any row is read.',
  },
  { lock: 'idempotency_keys', why: 'A repeat of a request waits for the first one before it does anything.' },
  {
    lock: 'properties',
    why: 'The one row that everybody wants. It is locked before the people, so that those who lose hold nothing while they wait.',
  },
  { lock: 'clients', why: 'Guards what belongs to a client, and is touched by triggers on what they do.' },
  { lock: 'approvals', why: 'A link is redeemed under its client, and opens what follows.' },
  {
    lock: 'users',
    why: 'Who begins a session or a presentation of a user shares the row: a user who was deleted begins none.',
  },
  { lock: 'sessions', why: 'A session is ended before the presentation that runs in it.' },
  { lock: 'presentations', why: 'Held by a change of status, so that it does not end under it.' },
  {
    lock: 'property_claims',
    why: 'Reached from a unit or from a client that is merged, by then with all of the above.',
  },
  { lock: 'property_actions', why: 'Follow the claim that they belong to.' },
  { lock: 'mails', why: 'Moved, kept or deleted with their client; the sender takes one alone.' },
  {
    lock: 'lead_sources',
    why: 'Any change of a client may check its key anew: an import that deletes one does so at its end.',
  },
];

/**
 * Tables whose rows are written only under the lock named here, so that nobody ever waits for them: they need no place
 * in the order. One of several guards is enough.
 */
export const guardedBy: Readonly<Record<string, readonly Lock[]>> = {
  verification_codes: ['clients'],
  reset_tokens: ['clients', 'users'],
  known_devices: ['clients', 'users'],
  favourites: ['clients'],
  property_views: ['clients'],
  client_notes: ['clients'],
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
};

/** Tables to which transactions only add rows that nobody else can want, or of which each statement touches one row. */
export const neverWaitedFor: readonly string[] = [
  'audit_entries',
  'catalogue_changes',
  'unit_changes',
  'rate_limits',
  'tablet_logins',
  'user_projects',
  'package_uploads',
];

/** Tables of the order whose new rows collide with nobody's: an insert locks nothing there. */
export const insertsFreely: readonly string[] = ['approvals', 'sessions', 'presentations', 'property_actions', 'mails'];

/** Tables of the order whose rows are deleted while others refer to them: a key check locks the row it asks for. */
export const deletedParents: readonly string[] = ['properties', 'lead_sources'];
