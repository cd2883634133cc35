import { describe, expect, it } from 'vitest';
import { isCaller, isInReach, type Actor } from './actor.ts';
import { mayAssignClient, mayEraseClient, mayReadClient, maySellTo } from './may-clients.ts';
import {
  creatableRoles,
  mayCreateUser,
  mayDeleteUser,
  mayLogInOnTablet,
  mayMoveUser,
  mayUpdateUser,
  wouldCreateCycle,
} from './may-users.ts';
import type { RoleId } from './roles.ts';

const sales = (role_id: RoleId, below: number[] = []): Actor => ({
  user: { id: 1, role_id, below: new Set(below) },
  client: null,
});
const [rep, manager, general, broker, admin] = [sales(1), sales(2, [2, 3]), sales(3), sales(4), sales(5)];
const client: Actor = { user: null, client: { id: 9 } };
const led: Actor = { user: rep.user, client: { id: 9 } };

describe('reach', () => {
  it('covers their own for reps and brokers, those below for managers, everybody for higher roles', () => {
    expect([rep, broker, manager, general, admin].map((actor) => isInReach(actor.user!, 2))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect([rep, broker, manager].map((actor) => isInReach(actor.user!, 1))).toEqual([true, true, true]);
    expect([rep, manager, general].map((actor) => isInReach(actor.user!, null))).toEqual([false, false, true]);
  });

  it('does not grow for a sales rep with users below them', () => {
    expect(isInReach(sales(1, [2]).user!, 2)).toBe(false);
  });
});

describe('clients', () => {
  it('can read themselves and nobody else', () => {
    expect(mayReadClient(client, { id: 9, user_id: 1 })).toBe(true);
    expect(mayReadClient(client, { id: 8, user_id: 1 })).toBe(false);
    expect(maySellTo(client, { id: 9, user_id: 1 })).toBe(false);
  });

  it('can erase themselves, except while a sales user leads', () => {
    expect([client, led, rep, general, admin].map((actor) => mayEraseClient(actor, { id: 9, user_id: 1 }))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it('can be assigned by managers to users in reach', () => {
    const subject = { id: 9, user_id: 2 };
    expect([rep, manager, general].map((actor) => mayAssignClient(actor, subject, 3))).toEqual([false, true, true]);
    expect(mayAssignClient(manager, subject, 7)).toBe(false);
  });
});

describe('sales users', () => {
  it('create users with lesser roles below themselves', () => {
    expect(mayCreateUser(manager, 1, 1)).toBe(true);
    expect(mayCreateUser(manager, 2, 1)).toBe(false);
    expect(mayCreateUser(manager, 1, 7)).toBe(false);
    expect(mayCreateUser(general, 2, 7)).toBe(true);
    expect(mayCreateUser(general, 5, 7)).toBe(false);
    expect(mayCreateUser(admin, 5, null)).toBe(true);
  });

  it('edit themselves and users with lesser roles below them', () => {
    expect(mayUpdateUser(rep, { id: 1, role_id: 1 })).toBe(true);
    expect(mayUpdateUser(manager, { id: 2, role_id: 1 })).toBe(true);
    expect(mayUpdateUser(manager, { id: 2, role_id: 2 })).toBe(false);
    expect(mayUpdateUser(general, { id: 4, role_id: 5 })).toBe(false);
    expect(mayDeleteUser(admin, { id: 1, role_id: 5 })).toBe(false);
    expect(mayMoveUser(manager, { id: 2, role_id: 1 })).toBe(false);
  });

  it('assign roles below their own; general managers and above also create tablet links', () => {
    expect([rep, manager, general, admin, client].map(creatableRoles)).toEqual([
      [],
      [1, 4],
      [1, 2, 4],
      [1, 2, 3, 4, 5],
      [],
    ]);
    const user = { id: 2, role_id: 1 } as const;
    expect([rep, manager, general, admin].map((actor) => mayLogInOnTablet(actor, user))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('cannot be moved below themselves or below somebody under them', () => {
    expect(wouldCreateCycle(1, 1, new Set())).toBe(true);
    expect(wouldCreateCycle(1, 2, new Set([2]))).toBe(true);
    expect(wouldCreateCycle(1, 3, new Set([2]))).toBe(false);
  });
});

it('higher roles may do what lower ones may; reps and brokers are not managers', () => {
  expect([rep, manager, general, broker, admin].map((actor) => isCaller(actor, 'manager'))).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
  expect(isCaller(client, 'client')).toBe(true);
  expect(isCaller({ user: null, client: null }, 'visitor')).toBe(true);
});
