/** Pages that a login must not return to, and addresses that are no pages. */
const notAfterLogin =
  /^\/(api|register|login|salesLogin|userForgotPassword|clientLogin|clientInvitation|clientResetPassword|userResetPassword|verify|formResult)/;

/**
 * The address to continue at after a login: a path of this site, otherwise `/`. Other sites (`//evil.example`,
 * `/\evil.example`, `/.//evil.example`, `https://…`), the API and the login pages themselves are rejected.
 */
export function safeNext(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || wanted.length > 2000) return '/';
  const here = 'http://here.invalid';
  if (!URL.canParse(wanted, here)) return '/';
  const address = new URL(wanted, here);
  // A path that begins with two slashes would name the host of another site.
  const isElsewhere = address.origin !== here || address.pathname.startsWith('//');
  if (isElsewhere || notAfterLogin.test(address.pathname)) return '/';
  return `${address.pathname}${address.search}${address.hash}`;
}

/** The address of `page` with `wanted` as its `next` parameter, left out if that is the home view. */
export function withNext(page: string, wanted: string): string {
  const next = safeNext(wanted);
  return next === '/' ? page : `${page}?next=${encodeURIComponent(next)}`;
}
