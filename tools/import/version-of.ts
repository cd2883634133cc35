import { createHash } from 'node:crypto';
import type { Development } from '#server/features/development/development.ts';

/** Identifies the content of a package: two packages with the same content have the same version. */
export function versionOf(development: Development): string {
  return createHash('sha256').update(JSON.stringify(development)).digest('hex').slice(0, 32);
}
