import { catalogueCalls } from './catalogue.ts';
import { sessionCalls } from './session.ts';

/** Every call that passes between browser and server, by name. The server, the typed client, the OpenAPI document and the permission tests all read this. */
export const calls = { ...catalogueCalls, ...sessionCalls } as const;
export type Calls = typeof calls;
export type CallName = keyof Calls;
