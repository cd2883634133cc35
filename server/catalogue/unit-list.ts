import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { kindsOf, packUnit, packedUnitsType } from '#contract/entities/packed-units.ts';
import type { Property } from '#contract/entities/property.ts';
import type { UnitView } from '#domain/people/visitor-access.ts';
import { createPiecedAnswer, type ReadyAnswer } from '#server/http/ready-answer.ts';
import { projectProperty } from './present-property.ts';

/** How many units are serialised and compressed together, and written again if one of them changes. */
const chunkSize = 64;
/** Up to this many chunks, a list is compressed as a whole: that takes a few milliseconds and gives less data. */
const maxWhole = 8;

/** The JSON of a chunk in one form. */
type Piece = { text: Buffer; hash: string; deflated: Promise<Buffer> | undefined };

/** Consecutive units of the list, with their JSON by form, written when first needed. Its units never change. */
type Chunk = { isFirst: boolean; units: readonly Property[]; pieces: Map<Form, Piece> };
type FullView = Exclude<UnitView, 'home'>;
/** The form in which units are serialised: with the fields of a view, plain or packed. */
type Form = UnitView | `packed ${FullView}`;

/** All units in the order of lists, the kinds with which they are packed, and the beginning of the packed JSON. */
export type UnitList = { chunks: readonly Chunk[]; kinds: ReturnType<typeof kindsOf>; head: () => Piece };

export function createUnitList(units: readonly Property[]): UnitList {
  const count = Math.max(1, Math.ceil(units.length / chunkSize));
  const chunks = Array.from({ length: count }, (_, index) =>
    createChunk(units.slice(index * chunkSize, (index + 1) * chunkSize), index === 0),
  );
  const kinds = kindsOf(units);
  let head: Piece | undefined;
  return { chunks, kinds, head: () => (head ??= createPiece(`{"kinds":${JSON.stringify(kinds.kinds)},"units":[`)) };
}

/**
 * The list with some units replaced by later versions of the same kinds. Chunks without such a unit are shared with the
 * earlier list.
 */
export function replaceInList(list: UnitList, changed: ReadonlyMap<number, Property>): UnitList {
  const chunks = list.chunks.map((chunk) =>
    chunk.units.some(({ id }) => changed.has(id))
      ? createChunk(
          chunk.units.map((unit) => changed.get(unit.id) ?? unit),
          chunk.isFirst,
        )
      : chunk,
  );
  return { ...list, chunks };
}

/** The answer with all units in a view. It is serialised at the first request. */
export function createListAnswer({ chunks }: UnitList, view: UnitView): ReadyAnswer {
  const write = (unit: Property) => projectProperty(unit, view);
  return answerOf(chunks, () => [createPiece('['), ...chunks.map((chunk) => pieceOf(chunk, view, write))], ']');
}

/** The answer with all units in packed form, for views that have all fields. */
export function createPackedAnswer({ chunks, kinds, head }: UnitList, view: FullView): ReadyAnswer {
  const write = (unit: Property) => packUnit(projectProperty(unit, view) as Property, kinds);
  const pieces = () => [head(), ...chunks.map((chunk) => pieceOf(chunk, `packed ${view}`, write))];
  return answerOf(chunks, pieces, ']}', packedUnitsType);
}

function answerOf(chunks: readonly Chunk[], pieces: () => readonly Piece[], end: string, type?: string): ReadyAnswer {
  return createPiecedAnswer({
    tag: () =>
      hashOf(
        pieces()
          .map(({ hash }) => hash)
          .join(''),
      ),
    body: () => Buffer.concat([...pieces().map(({ text }) => text), Buffer.from(end)]),
    gzip: chunks.length > maxWhole ? () => compressPieces(pieces(), Buffer.from(end)) : undefined,
    ...(type && { type }),
  });
}

function createChunk(units: readonly Property[], isFirst: boolean): Chunk {
  return { isFirst, units, pieces: new Map() };
}

function createPiece(json: string): Piece {
  const text = Buffer.from(json);
  return { text, hash: hashOf(text), deflated: undefined };
}

function pieceOf({ isFirst, units, pieces }: Chunk, form: Form, write: (unit: Property) => unknown): Piece {
  const written = pieces.get(form);
  if (written !== undefined) return written;
  const json = units.map((unit) => JSON.stringify(write(unit))).join(',');
  const piece = createPiece(isFirst ? json : `,${json}`);
  pieces.set(form, piece);
  return piece;
}

function hashOf(text: Buffer | string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

const deflate = promisify(deflateRaw);
/** The header of a gzip file (RFC 1952): deflated, without a name or time, of an unknown system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/**
 * One gzip file of all pieces. Each piece is deflated separately and ends on a byte boundary, so that they can be
 * concatenated, and only those that changed are deflated again.
 */
async function compressPieces(pieces: readonly Piece[], end: Buffer): Promise<Buffer> {
  const parts = await Promise.all(
    pieces.map((piece) => (piece.deflated ??= deflate(piece.text, { finishFlush: constants.Z_SYNC_FLUSH }))),
  );
  const texts = [...pieces.map(({ text }) => text), end];
  const last = await deflate(end);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(texts.reduce((sum, text) => crc32(text, sum), 0) >>> 0, 0);
  trailer.writeUInt32LE(texts.reduce((length, text) => length + text.length, 0) % 2 ** 32, 4);
  return Buffer.concat([gzipHeader, ...parts, last, trailer]);
}
