import { z } from 'zod';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { roleId, teamSchema, userSchema } from '#contract/entities/people.ts';
import {
  emptyAs,
  flag,
  id,
  idOrNone,
  integer,
  optional,
  optionalLanguage,
  password,
  phone,
  text,
} from '#contract/form.ts';
import { get, send } from './call.ts';
import { rangeQuery } from './figures.ts';
import { flagAnswer, plainFlag } from './flag.ts';

const lang = optionalLanguage;
const givenRoleId = integer.pipe(roleId);
const email = text(maxLengths.email);
const month = z.object({ year: z.int(), month: z.int() });
const token = text(200);

/** Sales users: accounts, password reset, and the tree they form. */
export const userCalls = {
  forgotUserPassword: send({
    name: 'forgotUserPassword',
    method: 'POST',
    path: '/users/forgotPassword',
    callers: ['visitor'],
    summary: 'Mail a sales user a password reset link',
    body: z.object({ email, lang }),
    answer: plainFlag,
  }),
  checkUserResetToken: send({
    name: 'checkUserResetToken',
    method: 'POST',
    path: '/users/checkResetToken',
    callers: ['visitor'],
    summary: 'Check whether a reset link is still valid',
    body: z.object({ id, token }),
    answer: plainFlag,
  }),
  resetUserPassword: send({
    name: 'resetUserPassword',
    method: 'POST',
    path: '/users/resetPassword',
    callers: ['visitor'],
    summary: 'Set a new password by a reset link; ends every session of the account',
    body: z.object({ id, password, token }),
    answer: plainFlag,
  }),
  getUser: get({
    name: 'getUser',
    path: '/users/{id}',
    callers: ['sales'],
    summary: 'Get a sales user in reach',
    params: z.object({ id }),
    answer: userSchema,
  }),
  listUsersByRole: get({
    name: 'listUsersByRole',
    path: '/users/getUsersByRole/{role}',
    callers: ['sales'],
    summary: 'List the users in reach with a given role',
    params: z.object({ role: givenRoleId }),
    answer: z.array(userSchema),
  }),
  listBrokers: get({
    name: 'listBrokers',
    path: '/users/getBrokers/all',
    callers: ['sales'],
    summary: 'List the brokers in reach',
    answer: z.array(userSchema),
  }),
  listGeneralManagers: get({
    name: 'listGeneralManagers',
    path: '/users/getGeneralManagers/all',
    callers: ['sales'],
    summary: 'List the general managers',
    answer: z.array(userSchema),
  }),
  countNewClientsByMonth: get({
    name: 'countNewClientsByMonth',
    path: '/users/newClientsByMonthAndYear/{x}',
    callers: ['sales'],
    summary: 'Count new clients per month for a user and those below; defaults to the last twelve months',
    params: z.object({ x: id }),
    query: rangeQuery({}),
    answer: z.array(month.extend({ count: z.int() })),
  }),
  countActionsByMonth: get({
    name: 'countActionsByMonth',
    path: '/users/actionsByMonthAndYear/{x}',
    callers: ['sales'],
    summary:
      'Count reservations, sales and cancellations per month for a user and those below; defaults to the last twelve months',
    params: z.object({ x: id }),
    query: rangeQuery({}),
    answer: z.array(month.extend({ reserved: z.int(), sold: z.int(), cancelled: z.int() })),
  }),
  createUser: send({
    name: 'createUser',
    method: 'POST',
    path: '/users',
    callers: ['manager'],
    summary:
      'Create a sales user below the caller. With `chooses_password` instead of a password, they get a link by mail to choose it',
    body: z.object({
      email,
      name: text(maxLengths.userName),
      phone: phone.default('0'),
      password: password.default(''),
      chooses_password: emptyAs(flag, false).default(false),
      parent_id: emptyAs(idOrNone, 0).default(0),
      role_id: givenRoleId,
    }),
    answer: flagAnswer({ user: userSchema }),
  }),
  moveUser: send({
    name: 'moveUser',
    method: 'POST',
    path: '/users/updateParent/{a}/{b}',
    callers: ['general'],
    summary: 'Move user a below user b; 0 for no parent',
    params: z.object({ a: id, b: idOrNone }),
    answer: userSchema,
  }),
  updateUser: send({
    name: 'updateUser',
    method: 'PUT',
    path: '/users/{id}',
    callers: ['sales'],
    summary:
      'Update a sales user. To change their own password or address, users confirm with `current_password`; with a second factor they need recent proof of who is calling, too',
    params: z.object({ id }),
    body: z.object({
      email: email.optional(),
      name: text(maxLengths.userName).optional(),
      phone: phone.optional(),
      password: password.optional(),
      current_password: password.optional(),
    }),
    answer: userSchema,
  }),
  deleteUser: send({
    name: 'deleteUser',
    method: 'DELETE',
    path: '/users/{id}',
    callers: ['manager'],
    summary:
      'Delete a sales user. Their clients go to `hand_over_to` or else to their parent, users below them to their parent; history is kept',
    params: z.object({ id }),
    body: z.object({ hand_over_to: optional(id) }),
    answer: plainFlag,
  }),
  getTeam: get({
    name: 'getTeam',
    path: '/users/team',
    callers: ['manager'],
    summary:
      'List the users in reach with their number of clients and what the caller may do with each, and the roles that the caller may assign',
    answer: teamSchema,
  }),
  resetSecondFactors: send({
    name: 'resetSecondFactors',
    method: 'DELETE',
    path: '/users/{id}/secondFactors',
    callers: ['manager'],
    summary: 'Remove every second factor of another user, who lost them; ends their sessions',
    params: z.object({ id }),
    answer: plainFlag,
  }),
  mailPasswordLink: send({
    name: 'mailPasswordLink',
    method: 'POST',
    path: '/users/{id}/passwordLink',
    callers: ['manager'],
    summary: 'Mail another user a link to choose a password; valid for an hour',
    params: z.object({ id }),
    answer: plainFlag,
  }),
  createTabletLogin: send({
    name: 'createTabletLogin',
    method: 'POST',
    path: '/users/{id}/tabletLogin',
    callers: ['general'],
    summary: 'Create a single-use link that logs a user in on this tablet; valid for 60 s',
    params: z.object({ id }),
    answer: flagAnswer({ url: z.string() }),
  }),
  loginByToken: send({
    name: 'loginByToken',
    method: 'POST',
    path: '/users/loginByToken',
    callers: ['visitor'],
    summary: 'Log in by a tablet link',
    body: z.object({ token, project_id: id }),
    answer: flagAnswer({ user: userSchema }),
  }),
} as const;
