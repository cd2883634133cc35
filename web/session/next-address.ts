const accountPages =
  /^\/(register|login|salesLogin|userForgotPassword|clientLogin|clientInvitation|clientResetPassword|userResetPassword|verify|formResult)/;

/**
 * The address to continue at after a login: a path of this site, otherwise `/`. Other sites (`//evil.example`,
 * `/\evil.example`, `https://…`) and the login pages themselves are rejected.
 */
export function safeNext(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || wanted.length > 2000) return '/';
  const here = 'http://here.invalid';
  if (!URL.canParse(wanted, here)) return '/';
  const address = new URL(wanted, here);
  if (address.origin !== here || accountPages.test(address.pathname)) return '/';
  return `${address.pathname}${address.search}${address.hash}`;
}

/** The address of `page` with `wanted` as its `next` parameter, left out if that is the home view. */
export function withNext(page: string, wanted: string): string {
  const next = safeNext(wanted);
  return next === '/' ? page : `${page}?next=${encodeURIComponent(next)}`;
}
