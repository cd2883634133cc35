import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import { textKeysOf } from '#domain/projects/development-text.ts';
import { languages } from '#domain/texts/language.ts';
import type { LegalText } from '#contract/entities/legal.ts';
import type { PackagePreview } from '#contract/entities/package-upload.ts';
import type { Queryable } from '#server/database/connection.ts';
import { buildings, buildingTypes, documents, legalVersions, pictures } from '#server/database/schema.ts';
import { readEdits } from '#server/project/edits.ts';
import { readPackageContent } from '#server/project/package-content.ts';
import { compareUnits } from './compare-units.ts';
import type { Development } from './development.ts';

type Names = PackagePreview['pictures'];

/** The maximum number of differences listed of each kind; the counts include all. */
const maxPerList = 400;

/** What loading a development would change. Nothing is written. */
export async function compareDevelopment(tx: Queryable, development: Development): Promise<PackagePreview> {
  const projectId = development.settings.projectId;
  const units = await compareUnits(tx, projectId, development.units, development.buildings);
  const files = compare(await readFiles(tx, projectId), filesOf(development));
  const prices = units.units_changed.flatMap((unit) => unit.fields.filter(({ field }) => field === 'price'));
  return {
    counts: {
      units_added: units.units_added.length,
      units_removed: units.units_removed.length,
      units_changed: units.units_changed.length,
      prices_changed: prices.filter((price) => !price.stays).length,
      prices_kept: prices.filter((price) => price.stays).length,
      pictures_added: files.added.length,
      pictures_removed: files.removed.length,
      pictures_changed: files.changed.length,
    },
    units_added: units.units_added.slice(0, maxPerList),
    units_removed: units.units_removed.slice(0, maxPerList),
    units_changed: units.units_changed.slice(0, maxPerList),
    units_held: units.units_held.slice(0, maxPerList),
    pictures: limitNames(files),
    buildings: limitNames(
      compare(
        await readBuildings(tx, projectId),
        new Map(development.buildings.map((building) => [building.code, building])),
      ),
    ),
    ...(await compareContent(tx, projectId, development)),
    legal: limitNames(compare(await readLegalPages(tx, projectId), hashesOf(development.legal))),
  };
}

async function compareContent(
  tx: Queryable,
  projectId: number,
  development: Development,
): Promise<Pick<PackagePreview, 'galleries' | 'places' | 'settings' | 'texts'>> {
  const content = await readPackageContent(tx, projectId);
  const edits = await readEdits(tx, projectId);
  const editedOf = (kind: 'setting' | 'text', { changed }: Names) =>
    edits.filter((edit) => edit.kind === kind && changed.includes(edit.key)).map((edit) => edit.key);
  const settings = compare(new Map(Object.entries(content.settings)), new Map(Object.entries(development.settings)));
  const textsOf = ({ texts }: Pick<Development, 'texts'>) =>
    new Map(textKeysOf(texts).map((key) => [key, languages.map((language) => texts[language]?.[key])]));
  const texts = compare(textsOf(content), textsOf(development));
  return {
    galleries: limitNames(compare(bySlug(content.galleries), bySlug(development.galleries))),
    places: limitNames(compare(byTitle(content.places), byTitle(development.places))),
    settings: { ...limitNames(settings), edited: editedOf('setting', settings) },
    texts: { ...limitNames(texts), edited: editedOf('text', texts) },
  };
}

const bySlug = (list: Development['galleries']) => new Map(list.map((gallery) => [gallery.slug, gallery]));
const byTitle = (list: Development['places']) => new Map(list.map((place) => [`${place.id} ${place.title_en}`, place]));

async function readFiles(tx: Queryable, projectId: number): Promise<Map<string, string>> {
  const pictureRows = await tx
    .select({ name: pictures.name, media_id: pictures.media_id })
    .from(pictures)
    .where(eq(pictures.project_id, projectId));
  const documentRows = await tx
    .select({ name: documents.name, media_id: documents.media_id })
    .from(documents)
    .where(eq(documents.project_id, projectId));
  return new Map([...pictureRows, ...documentRows].map((row) => [row.name, row.media_id]));
}

function filesOf(development: Development): Map<string, string> {
  return new Map([...development.pictures, ...development.documents].map((file) => [file.name, file.media_id]));
}

async function readLegalPages(tx: Queryable, projectId: number): Promise<Map<string, string>> {
  const inForce = and(eq(legalVersions.project_id, projectId), isNull(legalVersions.withdrawn_at));
  return hashesOf(await tx.select().from(legalVersions).where(inForce));
}

/** The wordings of legal pages, by page and language. */
function hashesOf(pages: readonly Pick<LegalText, 'page' | 'language' | 'hash'>[]): Map<string, string> {
  return new Map(pages.map(({ page, language, hash }) => [`${page} (${language})`, hash]));
}

async function readBuildings(tx: Queryable, projectId: number): Promise<Map<string, Development['buildings'][number]>> {
  const rows = await tx
    .select({ building: buildings, building_type: buildingTypes.name })
    .from(buildings)
    .innerJoin(buildingTypes, eq(buildingTypes.id, buildings.building_type_id))
    .where(eq(buildings.project_id, projectId));
  return new Map(
    rows.map(
      ({
        building: { id: _id, project_id: _of, building_type_id: _type, position: _at, further_texts, ...building },
        building_type,
      }) => [building.code, { ...building, ...further_texts, building_type }],
    ),
  );
}

/** The names that were added, removed, or whose value changed. Values are compared deeply. */
function compare<V>(before: ReadonlyMap<string, V>, after: ReadonlyMap<string, V>): Names {
  return {
    added: [...after.keys()].filter((name) => !before.has(name)),
    removed: [...before.keys()].filter((name) => !after.has(name)),
    changed: [...after]
      .filter(
        ([name, value]) => before.has(name) && !isDeepStrictEqual(toStoredJson(before.get(name)), toStoredJson(value)),
      )
      .map(([name]) => name),
  };
}

/** The value as JSON stores it: without keys whose value is undefined. */
function toStoredJson(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

function limitNames({ added, removed, changed }: Names): Names {
  return {
    added: added.slice(0, maxPerList),
    removed: removed.slice(0, maxPerList),
    changed: changed.slice(0, maxPerList),
  };
}
