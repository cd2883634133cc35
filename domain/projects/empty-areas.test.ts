import { expect, it } from 'vitest';
import { listEmptyAreas, listPanoramaPages } from './empty-areas.ts';

const plain = { is360External: false, external360Url: null, hasRealShot: false };
const nothing = { places: [], galleries: [], panoramas: [] };
const panorama = (place: 'facility' | 'realshot' | null) => ({ ...nothing, panoramas: [{ place }] });

it('names what a development has nothing to show in', () => {
  expect(listEmptyAreas(plain, nothing)).toEqual(['location', 'gallery', 'panorama']);
  expect(listEmptyAreas(plain, { ...nothing, places: [1] })).toEqual(['gallery', 'panorama']);
  expect(listEmptyAreas(plain, { ...nothing, galleries: [1] })).toEqual(['location', 'panorama']);
});

it('keeps the page of galleries for panoramas that it lists', () => {
  expect(listEmptyAreas(plain, panorama('facility'))).toEqual(['location']);
  expect(listEmptyAreas({ ...plain, hasRealShot: true }, panorama('realshot'))).toEqual(['location']);
  const external = { ...plain, is360External: true, external360Url: 'https://tour.example' };
  expect(listEmptyAreas(external, nothing)).toEqual(['location']);
});

it('keeps the pages of panoramas that only units lead to', () => {
  expect(listEmptyAreas(plain, panorama(null))).toEqual(['location', 'gallery']);
  expect(listEmptyAreas(plain, panorama('realshot'))).toEqual(['location', 'gallery']);
});

it('lists the page of another site, but no own panoramas beside it', () => {
  const panoramas = [{ place: 'facility' }, { place: 'realshot' }] as const;
  expect(listPanoramaPages({ ...plain, hasRealShot: true }, panoramas)).toEqual(['facility', 'realshot']);
  expect(listPanoramaPages({ ...plain, is360External: true }, panoramas)).toEqual([]);
});
