import { createHash } from 'node:crypto';

/** Directives of a content security policy, by name. */
type Policy = Record<string, string>;

const strict = {
  'default-src': "'self'",
  'script-src': "'self'",
  // The one style element of ours is allowed by its hash; React sets styles by script, which needs no permission.
  'style-src': "'self'",
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

const serialize = (policy: Policy) =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Headers of pages and of everything else except answers of the API. */
export const securityHeaders = {
  'content-security-policy': serialize(strict),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self)',
} as const;

/**
 * Headers of the API's answers: nothing in them may run, load anything or be framed. Only the necessary ones, because
 * they are sent very often.
 */
export const answerHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Sources to add to directives, by name. */
export type AddedSources = Partial<Record<keyof typeof strict, readonly string[]>>;

/** The headers of a page that may also load from other sources and let frames use the full screen. */
export function pageHeaders(added: AddedSources): Record<string, string> {
  const frames = added['frame-src'] ?? [];
  const policy = Object.fromEntries(
    Object.entries(strict).map(([name, value]) => [name, withSources(value, added[name as keyof typeof strict] ?? [])]),
  );
  const permission = `fullscreen=(${['self', ...frames.map((origin) => `"${origin}"`)].join(' ')})`;
  return {
    ...securityHeaders,
    'content-security-policy': serialize(policy),
    'permissions-policy': securityHeaders['permissions-policy'].replace('fullscreen=(self)', permission),
  };
}

/** The source that allows an inline element with this content, and no other. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function withSources(value: string, sources: readonly string[]): string {
  return sources.length === 0 ? value : [...(value === "'none'" ? [] : [value]), ...sources].join(' ');
}

/** The `Strict-Transport-Security` header if the product is served over TLS; otherwise no header. */
export function transportSecurity(publicUrl: URL | undefined): Readonly<Record<string, string>> {
  return publicUrl?.protocol === 'https:' ? overTls : plain;
}

/** Returns a function that gives the headers of every answer by its address. */
export function headersByPath(publicUrl: URL | undefined): (address: string) => Record<string, string> {
  const transport = transportSecurity(publicUrl);
  const ofPages = { ...securityHeaders, ...transport };
  const ofAnswers = { ...answerHeaders, ...transport };
  return (address) => (address.startsWith('/api/') ? ofAnswers : ofPages);
}

const overTls = { 'strict-transport-security': 'max-age=31536000' } as const;
const plain = {} as const;

/**
 * The policy of files from a package: nothing in them runs, whatever they contain. Inline styles, because the browser's
 * own viewer of pictures lays out its page by style attributes.
 */
export const inertPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** The policy of PDFs: PDF viewers do not start under `inertPolicy`. */
export const documentPolicy = "default-src 'self'; script-src 'none'; frame-ancestors 'self'";
