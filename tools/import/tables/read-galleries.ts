import type { Language } from '#domain/texts/language.ts';
import type { Settings } from '#contract/settings.ts';
import type { DevelopmentGallery } from '#server/features/development/development.ts';
import { localColumns, readLocal, warnOfLanguages } from './local-columns.ts';
import type { References } from '../folder/references.ts';
import type { Report } from '../mistakes/report.ts';
import { checkFrame } from './check-frames.ts';
import { readTable } from './read-table.ts';
import type { Row } from './row.ts';
import { uniqueKey } from './unique-key.ts';

/** The page of this address lists all galleries. */
const listSlug = 'all';

/** Reads the galleries. Each has pictures, or a link to a page of another site to embed. */
export async function readGalleries(
  references: References,
  report: Report,
  settings: Settings | null,
  offered: readonly Language[],
): Promise<DevelopmentGallery[]> {
  const names = localColumns(['name'], offered);
  const rows = await readTable(references.folder, report, {
    files: ['galleries.csv'],
    columns: ['slug', ...names.required, 'type', 'images', 'link', 'dark_text'],
    optionalColumns: names.optional,
  });
  warnOfLanguages(rows ?? [], ['name'], offered, report);
  const unique = uniqueKey('slug');
  return (rows ?? []).map((row) => {
    const slug = row.code('slug');
    unique(row, slug);
    if (slug === listSlug) report.mistake('slug_reserved', row.place, { slug });
    return readGallery(row, slug ?? '', { references, report, settings, offered });
  });
}

/** What reading a gallery takes besides its row. */
type Reading = { references: References; report: Report; settings: Settings | null; offered: readonly Language[] };

function readGallery(row: Row, slug: string, { references, report, settings, offered }: Reading): DevelopmentGallery {
  const type = row.choice('type', ['image', 'link'] as const);
  const given = row.distinct('images');
  const images = references.pictureList(given, row.place);
  const hasLink = row.optional('link', 2000) !== null;
  const isEmpty = (type === 'image' && given.length === 0) || (type === 'link' && !hasLink);
  if (isEmpty) report.mistake('gallery_empty', row.place, { slug });
  const link = row.link('link');
  if (type === 'image' && link !== null) report.warning('gallery_link_unused', row.place, { slug, link });
  if (type === 'link' && link !== null) checkFrame({ link, column: 'link', place: row.place }, settings, report);
  return {
    slug,
    ...readLocal(row, 'name', offered),
    type: type ?? 'image',
    images,
    link,
    dark_text: row.flag('dark_text') ?? false,
  };
}
