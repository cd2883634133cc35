import { describe, expect, it } from 'vitest';
import type { Property } from '#contract/entities/property.ts';
import { mapUnitFacts } from '#domain/units/unit-facts.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { sampleSettings } from '#tools/testing/sample-settings.ts';
import { imagesOf, panoramaOfUnit, viewsOf } from './views.ts';

const unit = (more: Partial<Property> = {}): Property => ({
  id: 1,
  building_id: 1,
  flat_level: 1,
  status: 'available',
  status_id: UnitStatus.available,
  is_dublex: false,
  number: '101',
  code: 'A101',
  building_type_id: 1,
  room_type_id: 1,
  apartment_type_id: 1,
  price: 100,
  ...mapUnitFacts(() => 0),
  gross_area: 50,
  net_area: 40,
  bathrooms: 1,
  tags: [],
  has_terrace: false,
  apartment_type: { id: 1, name: 'One', images: ['type.webp'] },
  room_type: { id: 1, name: '1+1', label: '1+1' },
  room_type_folder: 'one',
  images: [],
  plans: [],
  info_sheet: null,
  link_360: null,
  view_count: 0,
  building: { id: 1, instance_name: 'a' },
  version: 1,
  ...more,
});

const pictureless = { images: [], apartment_type: { id: 1, name: 'One', images: [] } };

describe('the tabs of a unit', () => {
  it.each([
    ['images alone where no plan is drawn', {}, {}, ['images']],
    ['the plan where one is', { plans: ['p.svg'] }, {}, ['images', 'plan']],
    [
      'no 360 while the project has none, whatever the unit says',
      { link_360: 'https://tour.example/1' },
      {},
      ['images'],
    ],
    ['no images where there are none, but a plan', { ...pictureless, plans: ['p.svg'] }, {}, ['plan']],
    ['images where there is nothing to look at', pictureless, { showFinance: true }, ['images', 'finance']],
    ['no 360 while the unit has none, whatever the project says', {}, { has360: true }, ['images']],
    ['360 where both have it', { link_360: 'https://tour.example/1' }, { has360: true }, ['images', 'panorama']],
    ['finance where the project shows it', {}, { showFinance: true }, ['images', 'finance']],
    ['no finance while prices are not shown', {}, { showFinance: true, showPrices: false }, ['images']],
    ['no finance while the price is hidden', { price: undefined }, { showFinance: true }, ['images']],
  ])('shown are %s', (_, more, set, views) =>
    expect(viewsOf(unit(more as Partial<Property>), sampleSettings(set))).toEqual(views),
  );
});

describe('panoramaOfUnit', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'http://tour.example/1', '/dashboard'])(
    'is never %s',
    (link_360) => expect(panoramaOfUnit(unit({ link_360 }))).toBeUndefined(),
  );
  it('is the external link if it is one', () =>
    expect(panoramaOfUnit(unit({ link_360: 'https://tour.example/1' }))).toEqual({
      address: 'https://tour.example/1',
    }));
  it('is a panorama of the development if the link names one', () =>
    expect(panoramaOfUnit(unit({ link_360: '/facility?view=living-room' }))).toEqual({ slug: 'living-room' }));
});

describe('the pictures of a unit', () => {
  it('are its own, otherwise those of its type', () => {
    expect(imagesOf(unit({ images: ['own.webp'] }))).toEqual(['own.webp']);
    expect(imagesOf(unit())).toEqual(['type.webp']);
  });
});
