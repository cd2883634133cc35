import type { approvalCalls } from '#contract/calls/approvals.ts';
import { clientMark } from './marks.ts';
import { reaches } from './people.ts';
import { ignoredSlot, holderOfAddress, type Row, type Slot } from './row.ts';

const project_id = 7;

const isOwnLink: Slot['expect'] = (_person, relation) => (relation === 'own' ? 'seen' : 'hidden');

/** Logins belong to a browser, invitations also to the seller who sent them. */
export const approvalRows: Record<keyof typeof approvalCalls, Row> = {
  beginClientLogin: { callers: ['visitor'], notPeople: ['project_id'] },
  checkClientLogin: {
    callers: ['visitor'],
    slots: {
      login: { kind: 'login', expect: isOwnLink },
      accepted: { kind: 'acceptedLogin', expect: isOwnLink },
    },
    input: ({ login, accepted }, _fixture, varied) => ({ body: { id: varied === 'accepted' ? accepted : login } }),
    clients: (_person, _relation, varied) => (varied === 'accepted' ? ['own'] : []),
    users: (_person, _relation, varied) => (varied === 'accepted' ? ['own'] : []),
    isRead: true,
  },
  acceptClientLogin: {
    callers: ['visitor'],
    by: ['visitor'],
    slots: { login: { kind: 'login', expect: isOwnLink } },
    input: ({ login: id }, { secrets }) => ({ body: { id, code: secrets.login } }),
  },
  inspectClientLogin: {
    callers: ['visitor'],
    by: ['visitor'],
    slots: { login: { kind: 'login', expect: isOwnLink } },
    input: ({ login: id }, { secrets }) => ({ body: { id, code: secrets.login } }),
    isRead: true,
  },
  denyClientLogin: {
    callers: ['visitor'],
    by: ['visitor'],
    slots: { login: { kind: 'login', expect: isOwnLink }, collected: { kind: 'collected', expect: isOwnLink } },
    input: ({ login, collected }, { secrets }, varied) => ({
      body: { id: varied === 'collected' ? collected : login, code: secrets.login },
    }),
  },
  resendClientLogin: {
    callers: ['visitor'],
    slots: { login: { kind: 'login', expect: isOwnLink } },
    input: ({ login: id }) => ({ body: { id, project_id } }),
    notPeople: ['project_id'],
  },
  inviteClient: {
    callers: ['sales'],
    slots: { user: ignoredSlot('user') },
    input: ({ user }) => ({ body: { email: 'nobody@x.example', user_id: user, project_id } }),
    notPeople: ['project_id'],
    cases: (['own', 'foreign', 'other', 'below', 'nobody'] as const).map((relation) => ({
      name: `the ${relation} client`,
      // Their invitation was mailed too recently.
      isRead: relation === 'other',
      ...(relation === 'own' ? { changes: 'approvals' } : {}),
      input: () => ({ body: { email: `${clientMark(relation)}@x.example`, project_id } }),
      unknown: () => ({ body: { email: 'nobody@x.example', project_id } }),
      expect: Object.fromEntries(
        (['sales_rep', 'presenter', 'broker', 'sales_manager', 'general_manager', 'admin'] as const).map((person) => [
          person,
          reaches(person, relation) ? 'seen' : (holderOfAddress(relation)[person] ?? 'told'),
        ]),
      ),
    })),
  },
  checkClientInvitation: {
    callers: ['sales'],
    slots: {
      invitation: { kind: 'invitation', expect: isOwnLink },
      accepted: { kind: 'acceptedInvitation', expect: isOwnLink },
    },
    input: ({ invitation, accepted }, _fixture, varied) => ({
      body: { id: varied === 'accepted' ? accepted : invitation },
    }),
    clients: (_person, _relation, varied) => (varied === 'accepted' ? ['own'] : []),
    users: (_person, _relation, varied) => (varied === 'accepted' ? ['own'] : []),
    isRead: true,
  },
  acceptClientInvitation: {
    callers: ['visitor'],
    by: ['visitor'],
    slots: { invitation: { kind: 'invitation', expect: isOwnLink } },
    input: ({ invitation: id }, { secrets }) => ({ body: { id, code: secrets.invitation } }),
  },
  inspectClientInvitation: {
    callers: ['visitor'],
    by: ['visitor'],
    slots: { invitation: { kind: 'invitation', expect: isOwnLink } },
    input: ({ invitation: id }, { secrets }) => ({ body: { id, code: secrets.invitation } }),
    users: () => ['own'],
    isRead: true,
  },
  denyClientInvitation: {
    callers: ['visitor'],
    by: ['visitor'],
    slots: { invitation: { kind: 'invitation', expect: isOwnLink } },
    input: ({ invitation: id }, { secrets }) => ({ body: { id, code: secrets.invitation } }),
  },
  resendClientInvitation: {
    callers: ['sales'],
    slots: { invitation: { kind: 'invitation', expect: isOwnLink } },
    input: ({ invitation: id }) => ({ body: { id, project_id } }),
    notPeople: ['project_id'],
  },
};
