import { describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { Building } from '#contract/entities/building.ts';
import { sampleSettings } from '#tools/testing/sample-settings.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import { createPictureList } from '#server/typeset/document-pictures.ts';
import { wordsFor } from '#server/typeset/document-words.ts';
import { describeBuildings } from './describe-buildings.ts';

const tower: Building = {
  id: 3,
  code: 'T',
  class_name: 'T',
  name_en: 'Tower',
  name_tr: 'Kule',
  zone_id: 1,
  is_villa: false,
  instance_name: 't',
  floorPath: [],
  fronts: [],
  number: 1,
  plans: [],
};
const lobby = { name_en: 'Lobby', name_tr: 'Lobi', short_en: 'L', short_tr: 'L', title_en: '', title_tr: '' };
const settings = sampleSettings({ levels: [{ level: 8, classes: ['t'], order: -1, ...lobby }] });

/** The page about the tower, whose front has a size. */
function pageOf(width: number, height: number) {
  const front = { media_id: 'f', file: '960.avif', media_type: 'image/avif', widths: [960], width, height };
  const catalogue = {
    settings,
    values: { buildings: [tower] },
    files: new Map([['buildings/t', front]]),
  } as unknown as Catalogue;
  const units = [8, 0, 12].map((flat_level, id) => ({
    id,
    building_id: 3,
    flat_level,
    status_id: UnitStatus.available,
    status: 'available' as const,
    is_dublex: false,
  }));
  const words = wordsFor(settings, 'en', new Date('2026-11-24T10:00:00Z'));
  return describeBuildings({ catalogue, words, pictures: createPictureList() }, units, 'sold')[0];
}

describe('the page about a building', () => {
  it('lists floors by the names and in the order of the package', () => {
    expect(pageOf(1920, 1080)?.floors.map(({ name }) => name)).toEqual(['Floor 12', 'Ground floor', 'Lobby']);
  });

  it('crops a wide front to the page, and shows a high one whole', () => {
    expect(pageOf(1600, 1200)?.front?.ratio).toBeCloseTo(16 / 9, 2);
    expect(pageOf(600, 1800)?.front?.ratio).toBeCloseTo(1 / 3, 5);
  });
});
