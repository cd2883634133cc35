/** Directives of a content security policy, by name. */
type Policy = Record<string, string>;

const strict = {
  'default-src': "'self'",
  'script-src': "'self'",
  // Dialogs lock the page's scrolling by a style element of their own; scripts are what must never be inline.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  'frame-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
} satisfies Policy;

const write = (policy: Policy) =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Headers of pages and of whatever else is no answer of the API. */
export const securityHeaders = {
  'content-security-policy': write(strict),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self)',
} as const;

/**
 * Headers of the API's answers: nothing in them may run, load anything or be framed. They are sent so often that none
 * is there for show.
 */
export const answerHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** What is added to directives, by name. */
export type AddedSources = Partial<Record<keyof typeof strict, readonly string[]>>;

/** The headers of a page that may also load from others, and let what it frames fill the screen. */
export function pageHeaders(added: AddedSources): Record<string, string> {
  const frames = added['frame-src'] ?? [];
  const policy = Object.fromEntries(
    Object.entries(strict).map(([name, value]) => [name, withSources(value, added[name as keyof typeof strict] ?? [])]),
  );
  const screen = `fullscreen=(${['self', ...frames.map((origin) => `"${origin}"`)].join(' ')})`;
  return {
    ...securityHeaders,
    'content-security-policy': write(policy),
    'permissions-policy': securityHeaders['permissions-policy'].replace('fullscreen=(self)', screen),
  };
}

function withSources(value: string, sources: readonly string[]): string {
  return sources.length === 0 ? value : [...(value === "'none'" ? [] : [value]), ...sources].join(' ');
}

/** Told to browsers only where the product is reached over TLS. */
export const transportSecurity = { 'strict-transport-security': 'max-age=31536000' } as const;

/** The policy of files that a package brought: whatever is in them, nothing of it runs. */
export const inertPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** The policy of PDF: viewers do not start under the one above. */
export const documentPolicy = "default-src 'self'; script-src 'none'; frame-ancestors 'self'";
