import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/connection.ts';
import type { Company } from './company.ts';
import type { SoftwarePasskey } from './software-passkey.ts';

/** A request of a command. An empty `cookie` means no session. With a `file`, it is sent as a form. */
type RaceRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  cookie: string;
  body: Record<string, unknown>;
  file?: string;
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
  /** Only for races with a command on second factors. */
  factors?: RaceFactors;
  /** Only for races with a command on an uploaded package: its id. */
  upload?: number;
  /** Only for races with a logout at the company, where the rep logged in to all their sessions. */
  company?: Company;
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

/**
 * The second factors of the rep: a passkey and its id, one of the recovery codes, and the cookie of a login that waits
 * for a second `step`.
 */
export type RaceFactors = { passkey: SoftwarePasskey; passkeyId: number; recoveryCode: string; step: string };

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

/** The headers and the body with which a request is sent, to the host for which passkeys are made. */
export async function encodeRequest({ method, cookie, body, file }: RaceRequest): Promise<{
  headers: Record<string, string>;
  payload: Buffer | undefined;
}> {
  const headers = { host: 'localhost', ...(cookie !== '' && { cookie }) };
  if (method === 'GET') return { headers, payload: undefined };
  if (file === undefined)
    return { headers: { ...headers, 'content-type': 'application/json' }, payload: Buffer.from(JSON.stringify(body)) };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  form.set('file', new Blob([file]), 'list.csv');
  const encoded = new Response(form);
  return {
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
