import { isAddressId, isAddressLevel } from '#domain/navigation/address-ids.ts';
import { isFormResult } from '#domain/people/form-results.ts';

/**
 * The pages of the product: those of the specification (section 2), a client's own page and sessions, the tour on a
 * device, the page that a waiting screen's QR code opens, and the dashboard. A segment in braces is one of `segments`.
 */
const pages = [
  '/',
  '/map-view',
  '/register',
  '/login',
  '/salesLogin',
  '/userForgotPassword',
  '/sessions',
  '/offline',
  '/yours',
  '/inviteClient',
  '/clientInvitationWait/{id}',
  '/clientInvitationAccept/{id}/{any}',
  '/clientLoginWait/{id}',
  '/clientLoginAccept/{id}/{any}',
  '/checkMail',
  '/verify/{id}',
  '/verify/{id}/{any}',
  '/clientResetPassword/{id}/{any}',
  '/userResetPassword/{id}/{any}',
  '/formResult/{result}',
  '/building/{id}',
  '/building/{id}/floor/{level}',
  '/property-view/{id}',
  '/gallery/{any}',
  '/location/{any}/{id}',
  '/legal/{any}',
  '/brochure',
  '/list-view',
  '/favorites',
  '/facility',
  '/realshot',
  '/dashboard',
  '/dashboard/leads',
  '/dashboard/leads/{id}',
  ...['units', 'people', 'figures', 'account'].map((section) => `/dashboard/${section}`),
  '/dashboard/project',
  ...['settings', 'texts', 'galleries', 'places', 'package', 'audit'].map((page) => `/dashboard/project/${page}`),
  '/dashboard/project/package/{id}',
].map(segmentsOf);

const segments: Record<string, (segment: string) => boolean> = {
  '{any}': () => true,
  '{id}': isAddressId,
  '{level}': isAddressLevel,
  '{result}': isFormResult,
};

/**
 * The path of the product's page to which an address (without its query) leads, in the page's own spelling: like the
 * browser's routes, it ignores the case of fixed segments and a slash at the end. Undefined if there is no such page.
 */
export function pagePath(path: string): string | undefined {
  const asked = segmentsOf(path);
  const page = findPage(path);
  return page && `/${page.map((part, i) => (part in segments ? asked[i] : part)).join('/')}`;
}

/** The product's page to which an address leads, with its segments in braces, such as `/building/{id}`. */
export function pagePattern(path: string): string | undefined {
  const page = findPage(path);
  return page && `/${page.join('/')}`;
}

/** Whether the page at an address is a form, which is to be there before its fonts are. */
export function isForm(path: string): boolean {
  return forms.has(pagePattern(path) ?? '');
}

const forms: ReadonlySet<string> = new Set(['/register', '/login', '/salesLogin', '/userForgotPassword']);

function findPage(path: string): string[] | undefined {
  if (path.length >= 1000) return undefined;
  const asked = segmentsOf(path);
  return pages.find((page) => page.length === asked.length && page.every((part, i) => fits(part, asked[i] ?? '')));
}

/** The segments of a path, without its slashes at the beginning and at the end. */
function segmentsOf(path: string): string[] {
  return path === '/'
    ? []
    : path
        .replace(/(?<=.)\/$/, '')
        .slice(1)
        .split('/');
}

function fits(part: string, segment: string): boolean {
  const check = segments[part];
  return segment !== '' && (check ? check(segment) : part.toLowerCase() === segment.toLowerCase());
}

/** Whether the page at a path, as of `pagePath`, opens with the rotator. */
export function showsRotator(path: string | undefined): boolean {
  return path === '/' || path === '/map-view';
}
