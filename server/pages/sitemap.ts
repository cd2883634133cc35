import { mayEnter, type Area } from '#domain/people/visitor-access.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import { escapeMarkup } from '#server/http/escape.ts';
import { absolute, addressedLanguages, inLanguage } from './write-head.ts';

/** Paths that crawlers should not follow: data, and pages that belong to one person. */
const closed = [
  '/api/',
  '/clientInvitation',
  '/clientLogin',
  '/clientResetPassword',
  '/userResetPassword',
  '/verify',
  '/dashboard',
];

/**
 * `robots.txt`. Pages of a project that is not to be indexed state that themselves (`noindex`) and are not disallowed
 * here, because programs that show a shared link would not read them either.
 */
export function writeRobots(catalogue: Catalogue, base: URL): string {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  const mayIndex = catalogue.settings?.searchEngines === true;
  return [...lines, ...(mayIndex ? ['', `Sitemap: ${absolute(base, '/sitemap.xml')}`] : []), ''].join('\n');
}

/**
 * The pages that visitors may enter, each without and with a language; undefined if they are not to be indexed. Which
 * of them belong together is in the pages themselves.
 */
export function writeSitemap({ settings, units, values }: Catalogue, base: URL): string | undefined {
  if (settings?.searchEngines !== true) return undefined;
  const isOpen = (area: Area) => mayEnter(area, false, settings.visitorAccess);
  const paths = [
    '/',
    ...(isOpen('building') ? values.buildings.map(({ id }) => `/building/${id}`) : []),
    ...(isOpen('unit') ? [...units.keys()].map((id) => `/property-view/${id}`) : []),
    ...(isOpen('list') ? ['/list-view'] : []),
    ...(isOpen('brochure') ? ['/brochure'] : []),
  ];
  const addresses = paths.flatMap((path) => {
    const address = absolute(base, path);
    return [address, ...addressedLanguages(settings).map((language) => inLanguage(address, language))];
  });
  const entries = addresses.map((address) => `<url><loc>${escapeMarkup(address)}</loc></url>`).join('\n');
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">${entries}</urlset>\n`;
}
