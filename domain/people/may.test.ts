import { describe, expect, it } from 'vitest';
import { Role } from '#domain/people/roles.ts';
import { callers, isCaller, isInReach, type Actor } from './actor.ts';
import {
  mayAssignClient,
  mayEraseClient,
  mayReadClient,
  maySeeClient,
  maySellTo,
  mayTakeClient,
  type ClientSubject,
} from './may-clients.ts';
import { mayInDashboard } from './may-in-dashboard.ts';
import {
  creatableRoles,
  mayCreateUser,
  mayDeleteUser,
  mayLogInOnTablet,
  mayMoveUser,
  mayReadUser,
  mayResetSecondFactors,
  mayUnlinkUser,
  mayUpdateUser,
  wouldCreateCycle,
  type UserSubject,
} from './may-users.ts';
import type { RoleId } from './roles.ts';

const sales = (role_id: RoleId, client: Actor['client'] = null): Actor => ({
  user: { id: 1, role_id, below: new Set([2, 3]) },
  client,
});
const nobody: Actor = { user: null, client: null };
/** Every kind of actor. All sales users have id 1 and users 2 and 3 below them; the client has id 9. */
const actors = {
  visitor: nobody,
  client: { user: null, client: { id: 9 } },
  rep: sales(Role.sales_rep),
  broker: sales(Role.broker),
  manager: sales(Role.sales_manager),
  general: sales(Role.general_manager),
  admin: sales(Role.admin),
  leading: sales(Role.sales_rep, { id: 9 }),
} as const satisfies Record<string, Actor>;
type Name = keyof typeof actors;

/** The actors of whom a rule is true. */
const allowed = (rule: (actor: Actor) => boolean): Name[] =>
  (Object.keys(actors) as Name[]).filter((name) => rule(actors[name]));

const everySeller: Name[] = ['rep', 'broker', 'manager', 'general', 'admin', 'leading'];
const above: Name[] = ['manager', 'general', 'admin'];
const top: Name[] = ['general', 'admin'];

describe('callers', () => {
  const wanted: Record<(typeof callers)[number], Name[]> = {
    visitor: ['visitor', 'client', ...everySeller],
    client: ['client', 'leading'],
    sales: everySeller,
    manager: above,
    general: top,
    admin: ['admin'],
  };
  it.each(callers)('%s', (caller) => {
    expect(allowed((actor) => isCaller(actor, caller))).toEqual(wanted[caller]);
  });
});

describe('reach', () => {
  it.each([
    ['their own', 1, everySeller],
    ['of a user below', 2, above],
    ['of a user elsewhere', 7, top],
    ['of nobody', null, top],
  ] as const)('%s', (_what, owner, wanted) => {
    expect(allowed(({ user }) => user !== null && isInReach(user, owner))).toEqual(wanted);
  });
});

describe('clients', () => {
  const own: ClientSubject = { id: 9, user_id: 1 };
  const other: ClientSubject = { id: 8, user_id: 1 };
  const below: ClientSubject = { id: 8, user_id: 2 };
  const foreign: ClientSubject = { id: 8, user_id: 7 };

  it.each([
    ['their own, logged in beside them', own, ['client', ...everySeller], everySeller],
    ['another of their own', other, everySeller, everySeller],
    ['of a user below', below, above, above],
    ['of a user elsewhere', foreign, top, top],
    ['of nobody', { id: 8, user_id: null }, top, top],
    ['of a user elsewhere, logged in beside them', { id: 9, user_id: 7 }, ['client', ...top, 'leading'], top],
  ] as const)('%s: read by %#', (_what, subject, readers, sellers) => {
    expect(allowed((actor) => mayReadClient(actor, subject))).toEqual(readers);
    expect(allowed((actor) => maySellTo(actor, subject))).toEqual(sellers);
  });

  it('in the pool are visible to every sales user, who may take them; others only to those who may read them', () => {
    const waiting: ClientSubject = { id: 9, user_id: null };
    expect(allowed((actor) => mayTakeClient(actor, waiting))).toEqual(everySeller);
    expect(allowed((actor) => maySeeClient(actor, waiting))).toEqual(['client', ...everySeller]);
    for (const subject of [own, other, below, foreign]) {
      expect(allowed((actor) => mayTakeClient(actor, subject))).toEqual([]);
      expect(allowed((actor) => maySeeClient(actor, subject))).toEqual(
        allowed((actor) => mayReadClient(actor, subject)),
      );
    }
  });

  it.each([
    [own, ['client', 'admin']],
    [other, ['admin']],
  ] as const)('may be erased by themselves and by administrators only: %j', (subject, wanted) => {
    expect(allowed((actor) => mayEraseClient(actor, subject))).toEqual(wanted);
  });

  it.each([
    [own, 1, above],
    [own, 2, above],
    [below, 1, above],
    [own, 7, top],
    [foreign, 2, top],
    [{ id: 8, user_id: null }, 2, above],
    [{ id: 8, user_id: null }, 7, top],
  ] as const)('are assigned by managers in reach to users in reach: %j to %d', (subject, to, wanted) => {
    expect(allowed((actor) => mayAssignClient(actor, subject, to))).toEqual(wanted);
  });
});

describe('sales users', () => {
  const self: UserSubject = { id: 1, role_id: Role.sales_rep };
  const below = (role_id: RoleId): UserSubject => ({ id: 2, role_id });
  const foreign = (role_id: RoleId): UserSubject => ({ id: 7, role_id });

  it.each([
    ['themselves', self, { read: everySeller, update: everySeller, remove: ['manager', 'general'], move: top }],
    ['a rep below', below(Role.sales_rep), { read: above, update: above, remove: above, move: top }],
    ['a broker below', below(Role.broker), { read: above, update: above, remove: above, move: top }],
    ['a manager below', below(Role.sales_manager), { read: above, update: top, remove: top, move: top }],
    [
      'a general manager below',
      below(Role.general_manager),
      { read: above, update: ['admin'], remove: ['admin'], move: ['admin'] },
    ],
    [
      'an administrator below',
      below(Role.admin),
      { read: above, update: ['admin'], remove: ['admin'], move: ['admin'] },
    ],
    ['a rep elsewhere', foreign(Role.sales_rep), { read: top, update: top, remove: top, move: top }],
    [
      'a general manager elsewhere',
      foreign(Role.general_manager),
      { read: top, update: ['admin'], remove: ['admin'], move: ['admin'] },
    ],
  ] as const)('about %s', (what, subject, wanted) => {
    expect(allowed((actor) => mayReadUser(actor, subject))).toEqual(wanted.read);
    expect(allowed((actor) => mayUpdateUser(actor, subject))).toEqual(wanted.update);
    // Nobody removes themselves, whatever their role.
    expect(allowed((actor) => mayDeleteUser(actor, subject))).toEqual(what === 'themselves' ? [] : wanted.remove);
    const mayReset = allowed((actor) => mayResetSecondFactors(actor, subject));
    expect(mayReset).toEqual(what === 'themselves' ? [] : wanted.remove);
    expect(allowed((actor) => mayMoveUser(actor, subject))).toEqual(wanted.move);
    expect(allowed((actor) => mayLogInOnTablet(actor, subject))).toEqual(
      wanted.update.filter((name: Name) => top.includes(name)),
    );
  });

  it.each([
    [1, 1, above],
    [4, 2, above],
    [2, 1, top],
    [3, 1, ['admin']],
    [5, 1, ['admin']],
    [1, 7, top],
    [1, null, top],
    [5, null, ['admin']],
  ] as const)('with role %d are created under %s', (role, parent, wanted) => {
    expect(allowed((actor) => mayCreateUser(actor, role, parent))).toEqual(wanted);
  });

  it('are created with roles below that of their creator, by administrators with any', () => {
    expect(Object.values(actors).map(creatableRoles)).toEqual([[], [], [], [], [1, 4], [1, 2, 4], [1, 2, 3, 4, 5], []]);
  });

  it('are unlinked from the company’s accounts by administrators only', () => {
    expect(allowed(mayUnlinkUser)).toEqual(['admin']);
  });

  it('cannot be moved below themselves or below somebody under them', () => {
    expect(wouldCreateCycle(1, 1, new Set())).toBe(true);
    expect(wouldCreateCycle(1, 2, new Set([2]))).toBe(true);
    expect(wouldCreateCycle(1, 3, new Set([2]))).toBe(false);
  });
});

it('the dashboard offers what a role may do', () => {
  const offered = (name: keyof ReturnType<typeof mayInDashboard>) => allowed(({ user }) => mayInDashboard(user)[name]);
  expect({
    assignClients: offered('assignClients'),
    managePeople: offered('managePeople'),
    movePeople: offered('movePeople'),
    changeStatuses: offered('changeStatuses'),
    changePrices: offered('changePrices'),
    manageProject: offered('manageProject'),
    eraseClients: offered('eraseClients'),
  }).toEqual({
    assignClients: above,
    managePeople: above,
    movePeople: top,
    changeStatuses: above,
    changePrices: top,
    manageProject: top,
    eraseClients: ['admin'],
  });
});
