/** The slug of the page of all galleries, to which the menu leads. */
export const allGalleries = 'all';

/** The page of a gallery; `search` keeps the filter, `open` has the list of galleries beside the pictures. */
export function galleryAddress(slug: string, search = '', open = false): string {
  const query = new URLSearchParams(search);
  if (open) query.set('list', 'open');
  const text = query.toString();
  return `/gallery/${encodeURIComponent(slug)}${text === '' ? '' : `?${text}`}`;
}

/** The picture that an address names, from 0; the first where it names none of `count`. */
export function pictureAt(query: URLSearchParams, count: number): number {
  const place = Number(query.get('picture'));
  return Number.isInteger(place) && place >= 1 && place <= count ? place - 1 : 0;
}

/** The same query with another picture; the first needs no mention. */
export function withPicture(query: URLSearchParams, place: number): URLSearchParams {
  const next = new URLSearchParams(query);
  if (place === 0) next.delete('picture');
  else next.set('picture', String(place + 1));
  return next;
}
