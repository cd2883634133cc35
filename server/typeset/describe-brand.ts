import type { Brand, BrandFace } from '#contract/brand.ts';
import { mix } from '#domain/brand/colour.ts';
import { paletteOnWhite } from '#domain/brand/palette.ts';
import type { PictureList } from './document-pictures.ts';
import { typstFamily, widthOf } from './typst-family.ts';

/**
 * The faces for letters that a document's own faces lack, and for documents without faces; their files are in `faces/`.
 */
const ownFaces = ['IBM Plex Sans', 'IBM Plex Sans Arabic'];
/** The size of a mark that has to be printed as a picture, because its drawing is too large. */
const markSize = { width: 800, maxBytes: 100_000 };

/** The look of a document: the brand on white paper, as `templates/look.typ` reads it. */
export function describeBrand({ colours, displayFace, textFace, titleFigures }: Brand) {
  const palette = paletteOnWhite(colours);
  const { ink, inkSoft, inkFaint, paper, accent, onAccent } = palette;
  return {
    ink,
    inkSoft,
    inkFaint,
    paper,
    accent,
    onAccent,
    rule: mix(paper, ink, 0.145),
    statuses: {
      available: { sign: palette.available, word: palette.availableText },
      reserved: { sign: palette.reserved, word: palette.reservedText },
      sold: { sign: palette.sold, word: palette.soldText },
      blocked: { sign: palette.blocked, word: palette.blockedText },
    },
    textFaces: [...familiesOf(textFace), ...ownFaces],
    displayFaces: familiesOf(displayFace),
    textWidth: widthOf(textFace?.family ?? ''),
    displayWidth: widthOf(displayFace?.family ?? textFace?.family ?? ''),
    figuresFromText: titleFigures === 'text',
  };
}

/** The families of a face, each for letters that those before it lack. */
function familiesOf(face: BrandFace | null): string[] {
  const families = face?.family ? [face.family, ...face.otherFamilies] : [];
  return families.map(typstFamily);
}

/** The font files of a document, by their paths below `media/`. */
export function fontsOf({ displayFace, textFace }: Brand): string[] {
  return [...(displayFace?.print ?? []), ...(textFace?.print ?? [])];
}

/** Adds the mark to the pictures of a document, and returns its path there; null if there is none. */
export function addMark({ mark }: Brand, name: string, pictures: PictureList): string | null {
  const file = mark?.replace('/media/', '') ?? null;
  return pictures.addDrawing(file, 1, markSize, name)?.path ?? null;
}
