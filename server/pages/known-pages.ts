import { formResults } from '#domain/people/form-results.ts';

/**
 * The pages of the product: those of the specification (section 2), a client's own page and sessions, the tour on a
 * device, the page that a waiting screen's QR code opens, and the dashboard. `{}` stands for any one segment.
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
  '/clientInvitationWait/{}',
  '/clientInvitationAccept/{}/{}',
  '/clientLoginWait/{}',
  '/clientLoginAccept/{}/{}',
  '/checkMail',
  '/verify/{}',
  '/verify/{}/{}',
  '/clientResetPassword/{}/{}',
  '/userResetPassword/{}/{}',
  ...formResults.map((message) => `/formResult/${message}`),
  '/building/{}',
  '/building/{}/floor/{}',
  '/property-view/{}',
  '/gallery/{}',
  '/location/{}/{}',
  '/legal/{}',
  '/brochure',
  '/list-view',
  '/favorites',
  '/facility',
  '/realshot',
  '/dashboard',
  '/dashboard/{}',
  '/dashboard/{}/{}',
  '/dashboard/{}/{}/{}',
];

const patterns = pages.map((page) => new RegExp(`^${page.replaceAll('{}', '[^/]+')}/?$`));

/** Whether a path (without its query) is one of the product's pages. */
export function isKnownPage(path: string): boolean {
  return path.length < 1000 && patterns.some((pattern) => pattern.test(path));
}

/** Whether the page opens with the rotator. */
export function showsRotator(path: string): boolean {
  return path === '/' || /^\/map-view\/?$/.test(path);
}
