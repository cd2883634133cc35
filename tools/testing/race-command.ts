import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/connection.ts';

/** A request of a command. An empty `cookie` means no session. */
type RaceRequest = {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  cookie: string;
  body: Record<string, unknown>;
};
export type Send = (request: RaceRequest) => Promise<{ status: number; text: string }>;

/**
 * The objects that two commands compete for: a unit, a rep with a client in a presentation and a session `elsewhere`,
 * another user with a second client, and a pending login approval with the cookie of the `browser` that asked for it.
 */
export type RaceObjects = {
  unit: number;
  rep: number;
  other: number;
  client: number;
  second: number;
  presentation: number;
  cookie: string;
  elsewhere: string;
  admin: string;
  browser: string;
  approval: number;
  code: string;
} & RaceAccountObjects;

/**
 * What commands on accounts compete for besides: a client in the pool, a viewing of the client and a note about them,
 * and the secrets of mailed links: for a new password of the rep and of the client, and to verify the client's address.
 */
export type RaceAccountObjects = {
  pooled: number;
  viewing: number;
  note: number;
  userLink: string;
  clientLink: string;
  codeLink: string;
};

/** A writing command on these objects. */
export type RaceCommand = (at: {
  db: Database;
  send: Send;
  projectId: number;
  objects: RaceObjects;
}) => Promise<{ status: number; text: string }>;

/** A new e-mail address. */
export const address = () => `${randomUUID()}@sample.example`;
export const request = (
  path: string,
  cookie: string,
  body: Record<string, unknown> = {},
  method: RaceRequest['method'] = 'POST',
): RaceRequest => ({ method, path, cookie, body });
