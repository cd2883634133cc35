import { mayEnter, type Area } from '#domain/people/visitor-access.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import { escapeMarkup } from '#server/http/escape.ts';
import { absolute } from './write-head.ts';

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

/** The pages that visitors may enter, with addresses in each language; undefined if they are not to be indexed. */
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
  const entry = (path: string) => {
    const address = escapeMarkup(absolute(base, path));
    const alternates = settings.languages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?lang=${language}"/>`,
    );
    return `<url><loc>${address}</loc>${alternates.join('')}</url>`;
  };
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${paths.map(entry).join('\n')}</urlset>\n`;
}
