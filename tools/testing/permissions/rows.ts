import type { auditCalls } from '#contract/calls/audit.ts';
import type { catalogueCalls } from '#contract/calls/catalogue.ts';
import type { documentCalls } from '#contract/calls/documents.ts';
import type { eventCalls } from '#contract/calls/events.ts';
import type { companyLoginCalls } from '#contract/calls/company-login.ts';
import type { CallName } from '#contract/calls/index.ts';
import type { legalCalls } from '#contract/calls/legal.ts';
import type { mailCalls } from '#contract/calls/mail.ts';
import type { locationCalls } from '#contract/calls/location.ts';
import type { priceCalls } from '#contract/calls/prices.ts';
import type { projectCalls } from '#contract/calls/project.ts';
import type { secondFactorCalls } from '#contract/calls/second-factors.ts';
import type { sessionCalls } from '#contract/calls/session.ts';
import { userRelations, usersInReach } from './people.ts';
import { aboutNobody, forAll, type Case, type Row, type Slot } from './row.ts';
import { approvalRows } from './rows-of-approvals.ts';
import { rowsOfClients } from './rows-of-clients.ts';
import { rowsOfSales } from './rows-of-sales.ts';
import { userRows } from './rows-of-users.ts';
import { absentId, withdrawnUnit } from './fixture-ids.ts';
import { cookieOf, typedPassword } from './fixture-links.ts';

/** The catalogue is not about people: these rows define what visitors may see of it. */
const catalogueRows: Record<keyof typeof catalogueCalls | keyof typeof legalCalls | keyof typeof locationCalls, Row> = {
  getLegalPage: aboutNobody('visitor'),
  listProperties: aboutNobody('visitor'),
  getProperty: {
    ...aboutNobody('visitor'),
    notPeople: ['id'],
    input: (_it, { units }) => ({ path: { id: units[0] } }),
    cases: [
      {
        name: 'a withdrawn unit',
        input: (fixture) => ({ path: { id: withdrawnUnit(fixture) } }),
        unknown: () => ({ path: { id: absentId } }),
        expect: { ...forAll('seen'), visitor: 'hidden', client: 'hidden' },
      },
    ],
  },
  listPropertiesOnFloor: { ...aboutNobody('visitor'), input: () => ({ path: { building: 1, flat: 1 } }) },
  listBuildings: aboutNobody('visitor'),
  listRoomTypes: aboutNobody('visitor'),
  listStatuses: aboutNobody('visitor'),
  listBuildingTypes: aboutNobody('visitor'),
  listApartmentTypes: aboutNobody('visitor'),
  listGalleries: aboutNobody('client', 'sales'),
  listPlaces: aboutNobody('client', 'sales'),
  listPanoramas: aboutNobody('visitor'),
  listLeadSources: aboutNobody('sales'),
  listLeadStatuses: aboutNobody('sales'),
  getSettings: {
    ...aboutNobody('visitor'),
    notPeople: ['id'],
    input: (_it, { projectId }) => ({ path: { id: projectId } }),
  },
  listPictures: aboutNobody('visitor'),
  getTour: aboutNobody('visitor'),
  listSilhouettes: aboutNobody('visitor'),
  getPlan: aboutNobody('visitor'),
  getMap: aboutNobody('client', 'sales'),
  getDirections: aboutNobody('client', 'sales'),
  listTravelTimes: aboutNobody('client', 'sales'),
};

/** A call that requires a proof of identity, from the caller's session on a tablet, which has none. */
const fromTablet: Case = {
  name: 'in a session that proved nothing',
  headers: () => cookieOf('tablet'),
  input: () => ({}),
  unknown: () => ({}),
  expect: forAll('hidden'),
};

/** Calls about the session itself. */
const sessionRows: Record<keyof typeof sessionCalls, Row> = {
  getSession: {
    callers: ['visitor'],
    clients: (person) => (person === 'client' || person === 'presenter' ? ['own'] : []),
    says: {
      '"changeStatus":true': ['presenter'],
      '"changePrices":true': ['general_manager', 'admin'],
      '"eraseClients":true': ['admin'],
    },
  },
  login: {
    ...aboutNobody('visitor'),
    by: ['visitor'],
    notPeople: ['project_id'],
    cases: [
      {
        name: 'a user who sells nothing in the project',
        input: ({ projectId: project_id }) => ({
          body: { email: 'zt-outsider@x.example', password: typedPassword.typed, project_id },
        }),
        unknown: ({ projectId: project_id }) => ({
          body: { email: 'nobody@x.example', password: typedPassword.typed, project_id },
        }),
        expect: forAll('hidden'),
      },
    ],
  },
  logout: aboutNobody('visitor'),
  listOwnSessions: {
    callers: ['client', 'sales'],
    users: (person) => (person === 'client' ? [] : ['own']),
    clients: (person) => (person === 'client' ? ['own'] : []),
  },
  endOwnSession: {
    callers: ['client', 'sales'],
    slots: { session: { kind: 'session', expect: (_person, relation) => (relation === 'own' ? 'seen' : 'hidden') } },
    input: ({ session }) => ({ path: { id: session } }),
    cases: [
      {
        ...fromTablet,
        input: ({ ids }) => ({ path: { id: ids.session.own } }),
        unknown: () => ({ path: { id: absentId } }),
      },
    ],
  },
  endOtherSessions: { callers: ['client', 'sales'], cases: [fromTablet] },
};

/** Logins with the company's provider. Only administrators can unlink, for everybody. */
const companyLoginRows: Record<keyof typeof companyLoginCalls, Row> = {
  getLoginMethods: aboutNobody('visitor'),
  beginCompanyLogin: { ...aboutNobody('visitor'), notPeople: ['project_id'] },
  endCompanySessions: aboutNobody('visitor'),
  unlinkUser: {
    callers: ['admin'],
    slots: { user: { kind: 'user' } },
    input: ({ user }) => ({ path: { id: user } }),
  },
};

/** Everybody changes only their own factors. The calls open to visitors belong to the login of a browser. */
const ownPasskey: Row = {
  callers: ['sales'],
  slots: { passkey: { kind: 'passkey', expect: (_person, relation) => (relation === 'own' ? 'seen' : 'hidden') } },
  input: ({ passkey }) => ({ path: { id: passkey }, body: { name: 'Another key' } }),
};
const secondFactorRows: Record<keyof typeof secondFactorCalls, Row> = {
  getLoginStep: aboutNobody('visitor'),
  cancelLogin: aboutNobody('visitor'),
  loginByCode: aboutNobody('visitor'),
  askPasskey: aboutNobody('visitor'),
  loginByPasskey: { ...aboutNobody('visitor'), notPeople: ['project_id'] },
  listSecondFactors: aboutNobody('sales'),
  confirmIdentity: aboutNobody('client', 'sales'),
  beginApp: aboutNobody('visitor'),
  confirmApp: aboutNobody('visitor'),
  removeApp: aboutNobody('sales'),
  beginPasskey: aboutNobody('visitor'),
  addPasskey: aboutNobody('visitor'),
  renamePasskey: ownPasskey,
  removePasskey: ownPasskey,
  makeRecoveryCodes: {
    callers: ['sales'],
    cases: [fromTablet],
  },
};

const general = aboutNobody('general');

const projectRows: Record<keyof typeof projectCalls, Row> = {
  listProjectSettings: general,
  updateProjectSettings: general,
  listProjectTexts: general,
  updateProjectTexts: general,
  listProjectGalleries: general,
  updateProjectGalleries: general,
  resetProjectGalleries: general,
  listProjectPlaces: general,
  updateProjectPlace: { ...general, notPeople: ['id'] },
  resetProjectPlace: { ...general, notPeople: ['id'] },
  listPackages: general,
  uploadPackage: general,
  getPackage: { ...general, notPeople: ['id'] },
  applyPackage: { ...general, notPeople: ['id'] },
  discardPackage: { ...general, notPeople: ['id'] },
};

const priceRows: Record<keyof typeof priceCalls, Row> = {
  previewBulkPrices: general,
  applyBulkPrices: general,
  checkPriceList: general,
  applyPriceList: general,
  exportUnits: aboutNobody('sales'),
  listUnitHistory: {
    callers: ['sales'],
    notPeople: ['id'],
    input: (_it, { units }) => ({ path: { id: units[0] } }),
    users: (person) => usersInReach(person).filter((relation) => relation !== 'equal'),
  },
};

/** Only people who see everybody can read the log. */
const anybody: Slot = { kind: 'user', expect: () => undefined };

const otherRows: Record<
  keyof typeof auditCalls | keyof typeof documentCalls | keyof typeof eventCalls | keyof typeof mailCalls,
  Row
> = {
  listAudit: {
    callers: ['general'],
    slots: { user: anybody, client: { ...anybody, kind: 'client' } },
    input: ({ user, client }) => ({ query: { user_id: user, client_id: client } }),
    notPeople: ['property_id'],
    users: () => [...userRelations].filter(() => false),
  },
  getInformationSheet: { ...aboutNobody('visitor'), notPeople: ['id'] },
  listChanges: aboutNobody('visitor'),
  getMailState: aboutNobody('sales'),
};

/** The permission matrix: a row for every call. A call without a row does not type-check. */
export const rows: Record<CallName, Row> = {
  ...catalogueRows,
  ...sessionRows,
  ...secondFactorRows,
  ...companyLoginRows,
  ...userRows,
  ...rowsOfClients,
  ...approvalRows,
  ...rowsOfSales,
  ...projectRows,
  ...priceRows,
  ...otherRows,
};
