import { describe, expect, it } from 'vitest';
import { galleryAddress, pictureAt, withPicture } from './galleries.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the address of a gallery', () => {
  it('has its slug', () => expect(galleryAddress('interior')).toBe('/gallery/interior'));

  it('escapes its slug and keeps the filter', () =>
    expect(galleryAddress('iç mekân', '?rooms=1')).toBe('/gallery/i%C3%A7%20mek%C3%A2n?rooms=1'));

  it('may open the list of galleries beside it', () =>
    expect(galleryAddress('interior', '?rooms=1', { open: true })).toBe('/gallery/interior?rooms=1&list=open'));
});

describe('the picture in the URL', () => {
  it.each([
    ['', 0],
    ['picture=3', 2],
    ['picture=12', 11],
    ['picture=13', 0],
    ['picture=0', 0],
    ['picture=1.5', 0],
    ['picture=x', 0],
  ])('reads %s of twelve as %i', (text, place) => expect(pictureAt(query(text), 12)).toBe(place));

  it('counts from 1, omits the first, and keeps other parameters', () => {
    expect(withPicture(query('rooms=1'), 4).toString()).toBe('rooms=1&picture=5');
    expect(withPicture(query('picture=5&rooms=1'), 0).toString()).toBe('rooms=1');
  });
});
