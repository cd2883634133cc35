import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictures, plans, projects, properties } from '#server/database/schema.ts';
import type { Queryable } from '#server/database/connection.ts';

/** The content of a sample picture: one colour, or noise that no format can compress. */
type Content = 'plain' | 'noise';

/** Saves a picture of a sample project in one width, as an import would. */
export async function saveSamplePicture(
  tx: Queryable,
  dataDir: string,
  name: string,
  { width = 960, height = 640, content = 'plain' }: { width?: number; height?: number; content?: Content } = {},
): Promise<void> {
  const id = `p${name.replace(/\W/g, '-')}`;
  const noise = {
    create: {
      width,
      height,
      channels: 3 as const,
      background: '#808080',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 90 },
    },
  };
  const plain = { create: { width, height, channels: 3 as const, background: '#2e9ea6' } };
  await mkdir(join(dataDir, 'media', id), { recursive: true });
  await writeFile(
    join(dataDir, 'media', id, `${width}.avif`),
    await sharp(content === 'noise' ? noise : plain)
      .avif({ quality: 80, effort: 0 })
      .toBuffer(),
  );
  await tx.insert(pictures).values({
    project_id: 7,
    name,
    media_id: id,
    width,
    height,
    widths: [width],
    colour: '#2e9ea6',
    media_type: 'image/webp',
    file: `${width}.webp`,
  });
}

/** Saves a drawing of a sample project without sanitising it. */
async function saveSampleDrawing(tx: Queryable, dataDir: string, name: string, svg: string): Promise<string> {
  const id = `d${name.replace(/\W/g, '-')}`;
  await mkdir(join(dataDir, 'media', id), { recursive: true });
  await writeFile(join(dataDir, 'media', id, 'drawing.svg'), svg);
  await tx.insert(pictures).values({
    project_id: 7,
    name,
    media_id: id,
    width: 1200,
    height: 900,
    widths: [],
    colour: '#ffffff',
    media_type: 'image/svg+xml',
    file: 'drawing.svg',
  });
  return `${id}/drawing.svg`;
}

/**
 * Saves the pictures that a sample project refers to, the drawing of its plan and its texts. All units show all
 * pictures.
 */
export async function fillSampleProject(
  tx: Queryable,
  dataDir: string,
  {
    content = 'plain',
    drawing = plainDrawing,
    texts,
  }: { content?: Content; drawing?: string; texts?: { en: Record<string, string>; tr: Record<string, string> } } = {},
): Promise<void> {
  const names = ['types/a.webp', 'types/b.webp', 'types/c.webp', 'types/d.webp'];
  for (const name of [...names, 'pool.webp', 'buildings/a', 'property_floorplan/af1'])
    await saveSamplePicture(tx, dataDir, name, content === 'noise' ? { width: 1440, height: 960, content } : {});
  const address = await saveSampleDrawing(tx, dataDir, 'types/a.svg', drawing);
  await tx.update(plans).set({ drawing: address });
  await tx.update(properties).set({ images: names, plans: ['types/a.svg'] });
  if (texts) await tx.update(projects).set({ texts });
}

const plainDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><rect x="100" y="100" width="1000" height="700" fill="none" stroke="#17211d" stroke-width="12"/></svg>';
