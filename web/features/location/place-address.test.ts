import { expect, test } from 'vitest';
import type { Place } from '#contract/entities/place.ts';
import { placeAddress } from './place-texts.ts';

const place: Place = {
  id: 7,
  category: 'shops',
  title: 'Market',
  title_en: 'Market',
  title_tr: 'Çarşı',
  lat: 38,
  lng: 27,
  link: null,
};

test('links a place to the page of this site that the package names for it', () => {
  expect(placeAddress({ ...place, link: '/gallery/garden' }, '?status=1')).toBe('/gallery/garden');
});

test.each([null, 'https://market.example/'])(
  'links a place with the link %s to the map, and keeps the filter',
  (link) => {
    expect(placeAddress({ ...place, link }, '?status=1')).toBe('/location/shops/7?status=1');
  },
);
