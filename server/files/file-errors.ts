/**
 * Codes of errors that say nothing about a file or a request: the disk is full, read-only, damaged or forbidden, or the
 * machine has no memory, files or processes left.
 */
const codes: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EACCES',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'EAGAIN',
]);

/** An error of this machine that another process met, which can only pass on its message. */
export class MachineError extends Error {}

/** Whether something failed because of this machine. It may succeed once the operator has mended that. */
export function isMachineError(error: unknown): boolean {
  return error instanceof MachineError || (error instanceof Error && codes.has((error as NodeJS.ErrnoException).code));
}

/** Whether something failed because the disk, or this user's share of it, is full. */
export function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Whether something failed because a file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** No files if their folder does not exist; throws every other error. For `readdir(…).catch(noneIfMissing)`. */
export function noneIfMissing(error: unknown): never[] {
  if (!isMissing(error)) throw error;
  return [];
}
