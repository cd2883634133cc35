import { UnitStatus } from '#domain/units/unit-status.ts';
import { calls, type CallName } from '#contract/calls/index.ts';
import type { Call } from '#contract/calls/call.ts';
import { required } from '../../required.ts';
import type { Person } from '../permissions/people.ts';
import type { Input } from '../permissions/row.ts';
import { rows } from '../permissions/rows.ts';
import { absentId, freeUnit, type Fixture } from '../permissions/fixture-ids.ts';
import { typedPassword } from '../permissions/fixture-links.ts';

const credential = { id: 'a', rawId: 'a', type: 'public-key' };
const price = { kind: 'percent', amount: 100 };
const list = 'building,number,status,price\r\n';
const proven = { ...credential, response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' } };
const factor = { method: 'app', code: '123456' };

/** Inputs of the calls for which the permission matrix has no input, or none that succeeds. */
const inputs: Partial<Record<CallName, (fixture: Fixture) => Input>> = {
  listPropertiesOnFloor: () => ({ path: { building: 1, flat: 1 } }),
  getLegalPage: () => ({ path: { page: 'privacy' } }),
  getPlan: () => ({ path: { building: 1, code: 'af1' } }),
  getDirections: () => ({ query: { to: 1 } }),
  login: ({ projectId: project_id }) => ({
    body: { email: 'zt-outsider@x.example', password: typedPassword.typed, project_id },
  }),
  loginByCode: () => ({ body: factor }),
  loginByPasskey: ({ projectId: project_id }) => ({
    body: { passkey: proven, project_id },
  }),
  confirmIdentity: () => ({ body: { passkey: proven } }),
  confirmApp: () => ({ body: { code: '123456' } }),
  addPasskey: () => ({
    body: { name: 'Key', passkey: { ...credential, response: { clientDataJSON: 'a', attestationObject: 'a' } } },
  }),
  beginCompanyLogin: ({ projectId: project_id }) => ({ body: { project_id } }),
  endCompanySessions: () => ({ body: { logout_token: 'a token' } }),
  unlinkUser: ({ ids }) => ({ path: { id: ids.user.below } }),
  forgotUserPassword: () => ({ body: { email: 'nobody@x.example' } }),
  forgotClientPassword: () => ({ body: { email: 'nobody@x.example' } }),
  deleteFavourites: () => ({ body: { ids: [] } }),
  createClient: ({ projectId: project_id }) => ({
    body: { email: 'new@x.example', password: 'long enough 1', first_name: 'New', last_name: 'New', project_id },
  }),
  beginClientLogin: ({ projectId: project_id }) => ({ body: { email: 'nobody@x.example', project_id } }),
  updatePriceOrStatus: (fixture) => ({ path: { id: freeUnit(fixture) }, body: { status_id: UnitStatus.issue } }),
  loginByToken: ({ secrets, projectId: project_id }) => ({ body: { token: secrets.tablet, project_id } }),
  touchSession: () => ({ body: {} }),
  previewBulkPrices: () => ({ body: price }),
  applyBulkPrices: () => ({ body: { ...price, seen: 'outdated' } }),
  checkPriceList: () => ({ body: { file: new Blob([list]) } }),
  applyPriceList: () => ({ body: { file: new Blob([list]), seen: 'outdated' } }),
  updateProjectSettings: () => ({ body: { changes: { canSell: true } } }),
  updateProjectTexts: () => ({ body: { texts: [{ key: 'motto', en: 'Up', tr: 'Yukarı' }] } }),
  updateProjectGalleries: () => ({
    body: { galleries: [{ slug: 'pool', name_en: 'Pool', name_tr: 'Havuz', dark_text: false, is_hidden: false }] },
  }),
  updateProjectPlace: () => ({
    path: { id: 1 },
    body: { title_en: 'Pier', title_tr: 'İskele', lat: 41, lng: 29, link: null },
  }),
  resetProjectPlace: () => ({ path: { id: 1 } }),
  getPackage: () => ({ path: { id: absentId } }),
  applyPackage: () => ({ path: { id: absentId } }),
  discardPackage: () => ({ path: { id: absentId } }),
  uploadPackage: () => ({ body: new Blob(['PK'], { type: 'application/zip' }) as never }),
  getInformationSheet: (fixture) => ({ path: { id: freeUnit(fixture) } }),
};

/** A valid input of a call in a fixture. */
export function inputOf(name: CallName, fixture: Fixture): Input {
  const { slots = {}, input } = rows[name];
  const ids = Object.fromEntries(
    Object.entries(slots).map(([slot, { kind, rest = 'own' }]) => [slot, required(fixture.ids[kind][rest], slot)]),
  );
  const own = inputs[name];
  return own === undefined ? (input?.(ids, fixture, undefined) ?? {}) : own(fixture);
}

/** The caller of a call: a visitor with a link, a seller with a client, or an administrator. */
export function callerOf(name: CallName): Person {
  const call: Call = calls[name];
  const { by: [only] = [] } = rows[name];
  if (only === 'visitor') return 'visitor';
  if (name === 'eraseClient') return 'admin';
  return name === 'changeStatus' || call.callers.some((caller) => caller === 'visitor' || caller === 'client')
    ? 'presenter'
    : 'admin';
}
