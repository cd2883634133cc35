import { z } from 'zod';
import { roles, type RoleId } from '#domain/people/roles.ts';
import { teamSchema, userSchema } from '#contract/entities/people.ts';
import { emptyAs, id, idOrNone, integer, language, password, text } from '#contract/form.ts';
import { get, send } from './call.ts';
import { rangeQuery } from './figures.ts';
import { flagAnswer, plainFlag } from './flag.ts';

const lang = emptyAs(language, 'en' as const).default('en');
const roleId = integer.pipe(z.literal(roles.map((role) => role.id) as [RoleId, ...RoleId[]]));
const email = text(254);
const month = z.object({ year: z.int(), month: z.int() });
const token = text(200);

/** Sales users: accounts, password reset, and the tree they form. */
export const userCalls = {
  forgotUserPassword: send({
    name: 'forgotUserPassword',
    method: 'POST',
    path: '/users/forgotPassword',
    who: ['visitor'],
    summary: 'Mails a sales user a reset link',
    body: z.object({ email, lang }),
    answer: plainFlag,
  }),
  checkUserResetToken: send({
    name: 'checkUserResetToken',
    method: 'POST',
    path: '/users/checkResetToken',
    who: ['visitor'],
    summary: 'Whether a reset link still holds',
    body: z.object({ id, token }),
    answer: plainFlag,
  }),
  resetUserPassword: send({
    name: 'resetUserPassword',
    method: 'POST',
    path: '/users/resetPassword',
    who: ['visitor'],
    summary: 'Sets a new password by a reset link; ends every session of the account',
    body: z.object({ id, password, token }),
    answer: plainFlag,
  }),
  getUser: get({
    name: 'getUser',
    path: '/users/{id}',
    who: ['sales'],
    summary: 'One sales user in reach',
    params: z.object({ id }),
    answer: userSchema,
  }),
  listUsersByRole: get({
    name: 'listUsersByRole',
    path: '/users/getUsersByRole/{role}',
    who: ['sales'],
    summary: 'Users of one role in reach',
    params: z.object({ role: roleId }),
    answer: z.array(userSchema),
  }),
  listBrokers: get({
    name: 'listBrokers',
    path: '/users/getBrokers/all',
    who: ['sales'],
    summary: 'Brokers in reach',
    answer: z.array(userSchema),
  }),
  listGeneralManagers: get({
    name: 'listGeneralManagers',
    path: '/users/getGeneralManagers/all',
    who: ['sales'],
    summary: 'General managers',
    answer: z.array(userSchema),
  }),
  countNewClientsByMonth: get({
    name: 'countNewClientsByMonth',
    path: '/users/newClientsByMonthAndYear/{x}',
    who: ['sales'],
    summary: 'New clients a month, of a user and those below; without a range of the last twelve months',
    params: z.object({ x: id }),
    query: rangeQuery({}),
    answer: z.array(month.extend({ count: z.int() })),
  }),
  countActionsByMonth: get({
    name: 'countActionsByMonth',
    path: '/users/actionsByMonthAndYear/{x}',
    who: ['sales'],
    summary:
      'Reservations, sales and cancellations a month, of a user and those below; without a range of the last twelve months',
    params: z.object({ x: id }),
    query: rangeQuery({}),
    answer: z.array(month.extend({ reserved: z.int(), sold: z.int(), cancelled: z.int() })),
  }),
  createUser: send({
    name: 'createUser',
    method: 'POST',
    path: '/users',
    who: ['manager'],
    summary: 'Creates a sales user below the caller',
    body: z.object({
      email,
      name: text(120),
      phone: text(40).default('0'),
      password,
      parent_id: emptyAs(idOrNone, 0).default(0),
      role_id: roleId,
    }),
    answer: flagAnswer({ user: userSchema }),
  }),
  moveUser: send({
    name: 'moveUser',
    method: 'POST',
    path: '/users/updateParent/{a}/{b}',
    who: ['general'],
    summary: 'Hangs user a under user b; 0 for none',
    params: z.object({ a: id, b: idOrNone }),
    answer: userSchema,
  }),
  updateUser: send({
    name: 'updateUser',
    method: 'PUT',
    path: '/users/{id}',
    who: ['sales'],
    summary: 'Changes a sales user',
    params: z.object({ id }),
    body: z.object({
      email: email.optional(),
      name: text(120).optional(),
      phone: text(40).optional(),
      password: password.optional(),
    }),
    answer: userSchema,
  }),
  deleteUser: send({
    name: 'deleteUser',
    method: 'DELETE',
    path: '/users/{id}',
    who: ['manager'],
    summary:
      'Deletes a sales user; clients go to `hand_over_to`, else to the parent, and those below to the parent; history stays',
    params: z.object({ id }),
    body: z.object({ hand_over_to: emptyAs(id, undefined).optional() }),
    answer: plainFlag,
  }),
  getTeam: get({
    name: 'getTeam',
    path: '/users/team',
    who: ['manager'],
    summary:
      'The users in reach, how many clients each has, what the caller may do with each, and the roles that he may give',
    answer: teamSchema,
  }),
  createTabletLogin: send({
    name: 'createTabletLogin',
    method: 'POST',
    path: '/users/{id}/tabletLogin',
    who: ['general'],
    summary: 'A link that logs a user in on this tablet: single use, 60 s',
    params: z.object({ id }),
    answer: flagAnswer({ url: z.string() }),
  }),
  loginByToken: send({
    name: 'loginByToken',
    method: 'POST',
    path: '/users/loginByToken',
    who: ['visitor'],
    summary: 'Redeems such a link',
    body: z.object({ token, project_id: id }),
    answer: flagAnswer({ user: userSchema }),
  }),
} as const;
