import { frameHost } from '#domain/frames/frame-address.ts';
import type { CatalogueRows } from './load-rows.ts';

/** The hosts whose pages may be framed: those of the settings, otherwise those of the links in the package itself. */
export function findFrameHosts({ project, galleries, apartmentTypes, units }: CatalogueRows): string[] {
  const configured = project?.settings.frameHosts;
  if (configured) return configured;
  const links = [
    project?.settings.external360Url,
    ...galleries.map((row) => row.link),
    ...apartmentTypes.map((row) => row.link_360),
    ...units.map((row) => row.link_360),
  ];
  const hosts = links.flatMap((link) => (link ? (frameHost(link) ?? []) : []));
  return [...new Set(hosts)].sort();
}
