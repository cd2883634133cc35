import type { TourSequence } from '#contract/entities/tour.ts';
import type { PictureFormat } from '#web/pictures/picture-format.ts';

/** About the time of a round trip, in ms. */
const roundTrip = 50;

/**
 * Fetches the compressed atlas. Undefined if the server refuses it; rejects if the connection is lost. Without it, the
 * rotator waits for the frames themselves.
 *
 * `nearlyFetched` is called, once or more often, when about a round trip is left of the time that fetching it takes:
 * what is requested then arrives right after the atlas, and shares the link with it for no longer.
 */
export async function fetchAtlas(
  { atlas: { avif, webp } }: TourSequence,
  format: PictureFormat,
  signal: AbortSignal,
  nearlyFetched: () => void,
): Promise<Blob | undefined> {
  const begun = performance.now();
  const address = format === 'avif' && avif !== '' ? avif : webp;
  const { ok, body, headers } = await fetch(address, { priority: 'high', signal });
  if (!ok || !body) return undefined;
  const total = Number(headers.get('content-length'));
  const reader = body.getReader();
  const parts: BlobPart[] = [];
  let size = 0;
  for (;;) {
    const { value } = await reader.read();
    if (!value) return new Blob(parts, { type: headers.get('content-type') ?? '' });
    parts.push(value);
    size += value.length;
    const timeLeft = (performance.now() - begun) * (total / size - 1);
    if (timeLeft < roundTrip) nearlyFetched();
  }
}
