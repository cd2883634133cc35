/**
 * The address at which a film of YouTube or Vimeo can be shown in a frame, if the given one is that of its page, which
 * cannot.
 */
export function embedAddress(link: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(link);
  const host = hostname.replace(/^(?:www|m)\./, '');
  const [, first = '', second = ''] = pathname.split('/');
  if (host === 'vimeo.com' && /^\d+$/.test(first)) return `https://player.vimeo.com/video/${first}`;
  const watched = host === 'youtube.com' && first === 'watch' ? searchParams.get('v') : null;
  const film = host === 'youtu.be' ? first : host === 'youtube.com' && first === 'shorts' ? second : watched;
  return film ? `https://www.youtube-nocookie.com/embed/${film}` : undefined;
}
