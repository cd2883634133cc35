import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { documents, pictures } from '#server/database/schema.ts';
import type { Development } from './development.ts';

const batch = 1000;

/** Writes the names of pictures and documents anew; their files are there already. */
export async function saveMedia(tx: Transaction, project_id: number, development: Development): Promise<void> {
  await tx.delete(pictures).where(eq(pictures.project_id, project_id));
  for (let start = 0; start < development.pictures.length; start += batch) {
    await tx
      .insert(pictures)
      .values(development.pictures.slice(start, start + batch).map((picture) => ({ project_id, ...picture })));
  }
  await tx.delete(documents).where(eq(documents.project_id, project_id));
  if (development.documents.length > 0)
    await tx.insert(documents).values(development.documents.map((document) => ({ project_id, ...document })));
}
