import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { isPageRequest, kindOf, mayKeep, pageFor, pictureOf, tourHeader } from './rules.ts';

const origin = 'https://show.example';
const kind = (address: string, init: RequestInit = {}) => {
  const url = new URL(address, origin);
  return kindOf(new Request(url, init), url, origin);
};

describe('what this device stores', () => {
  it.each([
    ['/assets/list-page-B99mtc6-.js', 'files'],
    ['/assets/marcellus-latin-400-normal-86dSXJnk.woff2', 'files'],
    ['/media/abc123/1024.avif', 'pictures'],
    ['/media/abc123/landscape3.frames', 'pictures'],
    ['/media/abc123/face.woff2', 'catalogue'],
    ['/api/buildings', 'catalogue'],
    ['/api/settings/1', 'catalogue'],
    ['/api/plans/1/B', 'catalogue'],
    ['/api/properties', 'session'],
  ])('%s: %s', (address, expected) => {
    expect(kind(address)).toBe(expected);
  });

  it.each([
    '/api/session',
    '/api/clients/1',
    '/api/events',
    '/api/changes',
    '/api/properties/1/infosheet.pdf',
    '/api/buildings?as=other',
    '/assets/pdf/brochure.pdf',
    '/uploads/film.mp4',
    'https://tiles.example/assets/app.js',
  ])('not %s', (address) => {
    expect(kind(address)).toBeUndefined();
  });

  it('nothing that changes data, and no part of a file', () => {
    expect(kind('/api/properties', { method: 'POST' })).toBeUndefined();
    expect(kind('/media/abc123/1024.avif', { headers: { range: 'bytes=0-9' } })).toBeUndefined();
  });

  it('no picture that the page stores itself', () => {
    expect(kind('/media/abc123/1024.avif', { headers: { [tourHeader]: '1' } })).toBeUndefined();
  });

  it('pictures by the addresses of their widths, but not the frames of a sequence', () => {
    const start = (path: string) => pictureOf(new URL(path, origin));
    expect(start('/media/abc123/1024.avif')).toBe('/media/abc123/');
    expect(start('/media/abc123/b12.avif')).toBeUndefined();
  });

  it('only calls that are not about a person', () => {
    const kept = Object.entries(calls).filter(
      ([, { method, path }]) => method === 'GET' && kind(`/api${path.replace(/\{\w+\}/g, '1')}`) !== undefined,
    );
    expect(kept.map(([name]) => name).toSorted()).toEqual([
      'getPlan',
      'getSettings',
      'getTour',
      'listApartmentTypes',
      'listBuildingTypes',
      'listBuildings',
      'listGalleries',
      'listPanoramas',
      'listPictures',
      'listPlaces',
      'listProperties',
      'listRoomTypes',
      'listSilhouettes',
    ]);
  });

  it('no answer with `no-store`, and no failed one', () => {
    const headers = { 'cache-control': 'private, no-cache' };
    expect(mayKeep(new Response('', { headers }))).toBe(true);
    expect(mayKeep(new Response('', { headers: { 'cache-control': 'no-store' } }))).toBe(false);
    expect(mayKeep(new Response('', { status: 404, headers }))).toBe(false);
  });
});

describe('pages', () => {
  const asked = (mode: RequestMode, path: string) =>
    isPageRequest({ method: 'GET', mode, headers: new Headers() }, new URL(path, origin));

  it('are navigations, except to data and files', () => {
    expect(asked('navigate', '/building/1')).toBe(true);
    expect(asked('cors', '/building/1')).toBe(false);
    for (const path of ['/api/session', '/robots.txt', '/uploads/terms.pdf', '/dev/mail'])
      expect(asked('navigate', path)).toBe(false);
  });

  it('from this device contain the time they were stored, and a first frame only on pages with the rotator', () => {
    const html =
      '<html lang="en"><body><div id="first-frame"><picture><img></picture></div><div id="root"></div></body></html>';
    expect(pageFor(html, '/', 5)).toBe(html.replace('<html', '<html data-known-since="5"'));
    expect(pageFor(html, '/gallery/all', 5)).toContain('<div id="first-frame"></div><div id="root"></div>');
  });
});
