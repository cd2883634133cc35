import { z } from 'zod';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { refusalSchema } from '#contract/errors/problem.ts';
import { ownSessionSchema, sessionSchema, userSchema } from '#contract/entities/people.ts';
import { nextStepSchema } from '#contract/entities/second-factors.ts';
import { id, password, text } from '#contract/form.ts';
import { get, send } from './call.ts';
import { plainFlag } from './flag.ts';

/** The session of this browser, the caller's other sessions, and the login and logout of sales users. */
export const sessionCalls = {
  getSession: get({
    name: 'getSession',
    path: '/session',
    callers: ['visitor'],
    isCacheable: false,
    summary: 'Get the session of this browser',
    answer: sessionSchema,
  }),
  login: send({
    name: 'login',
    method: 'POST',
    path: '/users/login',
    callers: ['visitor'],
    summary: 'Log a sales user in. If a second factor is needed, nobody is logged in yet and `step` is what is missing',
    body: z.object({ email: text(maxLengths.email), password, project_id: id }),
    answer: z.union([z.object({ response: z.literal(true), user: userSchema }), nextStepSchema, refusalSchema]),
  }),
  listOwnSessions: get({
    name: 'listOwnSessions',
    path: '/users/me/sessions',
    callers: ['client', 'sales'],
    summary:
      'List the sessions of the calling sales user, or of the calling client alone: this one first, then by last use',
    answer: z.array(ownSessionSchema),
  }),
  endOwnSession: send({
    name: 'endOwnSession',
    method: 'DELETE',
    path: '/users/me/sessions/{id}',
    callers: ['client', 'sales'],
    summary:
      "End one of the caller's listed sessions, and the presentation in it; the caller must be recently confirmed",
    params: z.object({ id }),
    answer: plainFlag,
  }),
  endOtherSessions: send({
    name: 'endOtherSessions',
    method: 'POST',
    path: '/users/me/endOtherSessions',
    callers: ['client', 'sales'],
    summary:
      "End all of the caller's other sessions, and the presentations in them; the caller must be recently confirmed",
    answer: plainFlag,
  }),
  logout: send({
    name: 'logout',
    method: 'POST',
    path: '/session/logout',
    callers: ['visitor'],
    summary:
      'Log out. After a company login, `url` is where the browser continues, to log out at the company’s provider too',
    answer: z.object({ response: z.literal(true), url: z.string().optional() }),
  }),
} as const;
