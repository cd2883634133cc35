import { userCalls } from '#contract/calls/users.ts';
import { Role } from '#domain/people/roles.ts';
import { isOneOf, reaches, type Person, type Relation } from './people.ts';
import { countedFor, forAll, soldFor, usersOfReach, type Outcome, type Row } from './row.ts';
import { absentId, companyIssuer, type Fixture } from './fixture-ids.ts';
import { cookieOf } from './fixture-links.ts';

/**
 * Managers act on users below them with lower roles, administrators on everybody; `self` is what they may do to
 * themselves.
 */
const onlyAbove =
  (self: Outcome, isAllowed: (person: Person) => boolean = () => true) =>
  (person: Person, relation: Relation): Outcome => {
    if (!reaches(person, relation)) return 'hidden';
    if (relation === 'own') return self;
    if (!isAllowed(person)) return 'refused';
    return relation === 'equal' && person !== 'admin' ? 'refused' : 'seen';
  };

const seller = (id: number, role_id: number) => ({
  body: { email: `new-${id}-${role_id}@x.example`, name: 'New', password: 'long enough 1', parent_id: id, role_id },
});

/** Calls about sales users. */
export const userRows: Record<keyof typeof userCalls, Row> = {
  getUser: {
    callers: ['sales'],
    slots: { user: { kind: 'user' } },
    input: ({ user }) => ({ path: { id: user } }),
    users: (_person, relation) => [relation as 'own'],
  },
  listUsersByRole: {
    callers: ['sales'],
    input: () => ({ path: { role: Role.sales_rep } }),
    users: (person) =>
      usersOfReach(person).filter(
        (relation) =>
          relation === 'below' ||
          relation === 'foreign' ||
          (relation === 'own' && (person === 'sales_rep' || person === 'presenter')),
      ),
  },
  listBrokers: {
    callers: ['sales'],
    users: (person) => (person === 'broker' ? ['own'] : []),
  },
  listGeneralManagers: {
    callers: ['sales'],
    users: (person) => (person === 'general_manager' ? ['own', 'equal'] : []),
  },
  countNewClientsByMonth: {
    callers: ['sales'],
    slots: { user: { kind: 'user' } },
    input: ({ user }) => ({ path: { x: user } }),
    shownBy: 'months',
    clients: countedFor,
  },
  countActionsByMonth: {
    callers: ['sales'],
    slots: { user: { kind: 'user' } },
    input: ({ user }) => ({ path: { x: user } }),
    shownBy: 'months',
    clients: soldFor,
  },
  createUser: {
    callers: ['manager'],
    notPeople: ['role_id'],
    slots: {
      parent: {
        kind: 'user',
        expect: (person, relation) => (reaches(person, relation) ? 'seen' : 'hidden'),
      },
    },
    input: ({ parent }) => seller(parent ?? 0, Role.sales_rep),
    cases: [
      {
        name: 'a manager',
        input: ({ ids }) => seller(ids.user.own ?? 0, Role.sales_manager),
        expect: { sales_manager: 'refused', general_manager: 'seen', admin: 'seen' },
      },
      {
        name: 'a general manager',
        input: ({ ids }) => seller(ids.user.own ?? 0, Role.general_manager),
        expect: { sales_manager: 'refused', general_manager: 'refused', admin: 'seen' },
      },
      {
        name: 'an administrator',
        input: ({ ids }) => seller(ids.user.own ?? 0, Role.admin),
        expect: { sales_manager: 'refused', general_manager: 'refused', admin: 'seen' },
      },
    ],
  },
  moveUser: {
    callers: ['general'],
    slots: {
      moved: { kind: 'user', rest: 'below', expect: moves },
      under: { kind: 'user', expect: (_person, relation) => (relation === 'below' ? undefined : 'seen') },
    },
    input: ({ moved, under }) => ({ path: { a: moved, b: under } }),
  },
  updateUser: {
    callers: ['sales'],
    slots: { user: { kind: 'user', expect: onlyAbove('seen') } },
    input: ({ user }) => ({ path: { id: user }, body: { phone: '1' } }),
  },
  deleteUser: {
    callers: ['manager'],
    slots: {
      user: { kind: 'user', rest: 'below', expect: onlyAbove('refused') },
      heir: {
        kind: 'user',
        expect: (person, relation) =>
          relation === 'below' ? undefined : reaches(person, relation) ? 'seen' : 'hidden',
      },
    },
    input: ({ user, heir }) => ({ path: { id: user }, body: { hand_over_to: heir } }),
    cases: [
      {
        name: 'without an heir',
        input: ({ ids }) => ({ path: { id: ids.user.foreign } }),
        expect: { sales_manager: 'hidden', general_manager: 'seen', admin: 'seen' },
      },
    ],
  },
  resetSecondFactors: {
    callers: ['manager'],
    slots: { user: { kind: 'user', rest: 'below', expect: onlyAbove('refused') } },
    input: ({ user }) => ({ path: { id: user } }),
  },
  mailPasswordLink: {
    callers: ['manager'],
    slots: { user: { kind: 'user', rest: 'below', expect: onlyAbove('refused') } },
    input: ({ user }) => ({ path: { id: user } }),
  },
  getTeam: {
    callers: ['manager'],
    users: usersOfReach,
    says: { [companyIssuer]: ['admin'] },
    check: checkOffers,
  },
  createTabletLogin: {
    callers: ['general'],
    slots: { user: { kind: 'user', expect: onlyAbove('seen') } },
    input: ({ user }) => ({ path: { id: user } }),
    cases: [
      {
        name: 'in a session that proved nothing',
        headers: () => cookieOf('tablet'),
        input: ({ ids }) => ({ path: { id: ids.user.own } }),
        unknown: () => ({ path: { id: absentId } }),
        expect: forAll('hidden'),
      },
    ],
  },
  forgotUserPassword: { callers: ['visitor'] },
  checkUserResetToken: {
    callers: ['visitor'],
    by: ['visitor'],
    slots: { user: { kind: 'user', expect: (_person, relation) => (relation === 'own' ? 'seen' : 'hidden') } },
    input: ({ user }, { secrets }) => ({ body: { id: user, token: `${secrets.reset}u` } }),
    isRead: true,
  },
  resetUserPassword: {
    callers: ['visitor'],
    by: ['visitor'],
    slots: { user: { kind: 'user', expect: (_person, relation) => (relation === 'own' ? 'seen' : 'hidden') } },
    input: ({ user }, { secrets }) => ({
      body: { id: user, token: `${secrets.reset}u`, password: 'long enough 1' },
    }),
  },
  loginByToken: {
    callers: ['visitor'],
    by: ['visitor', 'sales_rep'],
    notPeople: ['project_id'],
    cases: (['tablet', 'outsiderTablet', 'browser'] as const).map((name) => ({
      name: `the link ${name}`,
      input: ({ secrets, projectId }) => ({ body: { token: secrets[name], project_id: projectId } }),
      unknown: ({ projectId }) => ({ body: { token: 'u'.repeat(43), project_id: projectId } }),
      expect: forAll(name === 'tablet' ? 'seen' : 'hidden'),
      usesUp: name === 'outsiderTablet',
    })),
  },
};

/** The moved user is placed below the caller, who cannot be below themselves. */
function moves(person: Person, relation: Relation): Outcome | undefined {
  if (relation === 'own') return undefined;
  return relation === 'equal' && person !== 'admin' ? 'refused' : 'seen';
}

/** What a manager of the team may do with each of its members, according to the answer. */
function checkOffers(person: Person, { ids }: Fixture, text: string): string[] {
  const { people: members } = JSON.parse(text) as { people: { user: { id: number }; can: Record<string, boolean> }[] };
  const isGeneral = isOneOf(['general'], person);
  return usersOfReach(person).flatMap((relation) => {
    const may = (self: Outcome) => onlyAbove(self)(person, relation) === 'seen';
    const wanted: Record<string, boolean> = {
      update: may('seen'),
      remove: may('refused'),
      move: isGeneral && (may('refused') || (person === 'admin' && relation === 'own')),
      logIn: isGeneral && may('seen'),
      unlink: person === 'admin',
      resetSecondFactors: may('refused'),
      mailPasswordLink: may('refused'),
    };
    const offered = members.find(({ user }) => user.id === ids.user[relation])?.can;
    const wrong = Object.keys(wanted).filter((action) => offered?.[action] !== wanted[action]);
    return wrong.map((action) => `${relation} user: offers ${action} wrongly`);
  });
}
