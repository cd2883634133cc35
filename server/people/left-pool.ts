import { eq } from 'drizzle-orm';
import type { Client } from '#contract/entities/people.ts';
import { contractTexts } from '#contract/texts/texts.ts';
import { inEveryLanguage, type Text } from '#domain/texts/language.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { Queryable } from '#server/database/connection.ts';
import { clients } from '#server/database/schema.ts';

/** Whether a client was in the pool before, where every sales user saw them, so that it is no secret who has them. */
export async function hasLeftPool(tx: Queryable, { id }: Client): Promise<boolean> {
  const [row] = await tx.select({ at: clients.left_pool_at }).from(clients).where(eq(clients.id, id));
  return row !== undefined && row.at !== null;
}

/** The text that names the sales user who has taken a client. */
export function takenBy({ user }: Client): Text {
  const name = user?.name ?? '';
  return inEveryLanguage((language) => fillPlaceholders(contractTexts[language].refusals.error_client_taken, { name }));
}
