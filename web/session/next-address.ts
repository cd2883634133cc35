const accountPages =
  /^\/(register|login|salesLogin|userForgotPassword|clientLogin|clientInvitation|clientResetPassword|userResetPassword|verify|formResult)/;

/**
 * Where to go on after a login: a path of this site, else `/`. Other sites (`//evil.example`, `/\evil.example`,
 * `https://…`) and the pages of logins themselves are not gone on to.
 */
export function safeNext(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || wanted.length > 2000) return '/';
  const here = 'http://here.invalid';
  if (!URL.canParse(wanted, here)) return '/';
  const address = new URL(wanted, here);
  if (address.origin !== here || accountPages.test(address.pathname)) return '/';
  return `${address.pathname}${address.search}${address.hash}`;
}

/** The address of `page` that comes back to `wanted`; plain where that is the start anyway. */
export function withNext(page: string, wanted: string): string {
  const next = safeNext(wanted);
  return next === '/' ? page : `${page}?next=${encodeURIComponent(next)}`;
}
