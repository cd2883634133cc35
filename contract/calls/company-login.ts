import { z } from 'zod';
import { id, text } from '#contract/form.ts';
import { get, send } from './call.ts';
import { flagAnswer, plainFlag } from './flag.ts';

/** Logins of sales users by their company's OpenID Connect provider. */
export const companyLoginCalls = {
  getLoginMethods: get({
    name: 'getLoginMethods',
    path: '/users/loginMethods',
    callers: ['visitor'],
    isCacheable: false,
    summary: 'Get how sales users log in: the name of their company if it has a provider, and whether passwords work',
    answer: z.object({ company: z.string().nullable(), password: z.boolean() }),
  }),
  beginCompanyLogin: send({
    name: 'beginCompanyLogin',
    method: 'POST',
    path: '/users/companyLogin',
    callers: ['visitor'],
    summary: 'Begin a login by the company’s provider; `url` is where the browser goes',
    body: z.object({ project_id: id, next: text(2000).default('/') }),
    answer: flagAnswer({ url: z.string() }),
  }),
  endCompanySessions: send({
    name: 'endCompanySessions',
    method: 'POST',
    path: '/users/companyLogin/logout',
    callers: ['visitor'],
    summary:
      'End the sessions of a company login that is over. For the company’s provider (OpenID Connect Back-Channel Logout)',
    body: z.object({ logout_token: text(20_000) }),
    answer: z.object({ response: z.literal(true) }),
  }),
  unlinkUser: send({
    name: 'unlinkUser',
    method: 'POST',
    path: '/users/{id}/unlink',
    callers: ['admin'],
    summary: 'Unlink a sales user from their accounts at the company’s provider, and end their sessions',
    params: z.object({ id }),
    answer: plainFlag,
  }),
} as const;
