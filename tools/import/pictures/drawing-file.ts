import { mediaId, type MediaItem } from './media-item.ts';
import { recipes } from './recipes.ts';

/** The drawing of a floor plan: its address below `/media/`, and the file to write. */
export function drawingFile(svg: string, label: string): { address: string; item: MediaItem } {
  const id = mediaId(`plan ${recipes.version}`, svg);
  return {
    address: `${id}/drawing.svg`,
    item: {
      id,
      label,
      files: [{ name: 'drawing.svg', format: 'other' }],
      make: (_, write) => write('drawing.svg', Buffer.from(svg)),
    },
  };
}
