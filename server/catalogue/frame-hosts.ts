import { frameHost } from '#domain/frames/frame-address.ts';
import type { CatalogueRows } from './load-rows.ts';

/**
 * The hosts whose pages may be framed: those of the settings, else those of the links that the package itself names.
 */
export function findFrameHosts({ project, galleries, apartmentTypes, units }: CatalogueRows): string[] {
  const listed = project?.settings.frameHosts;
  if (listed) return listed;
  const links = [
    project?.settings.external360Url,
    ...galleries.map((one) => one.link),
    ...apartmentTypes.map((one) => one.link_360),
    ...units.map((one) => one.link_360),
  ];
  const hosts = links.flatMap((link) => (link ? (frameHost(link) ?? []) : []));
  return [...new Set(hosts)].sort();
}
