/** An error that the operator can resolve: its message is printed without a stack trace. */
export class BackupError extends Error {}

const explanations: Record<string, string> = {
  ENOSPC: 'There is no space left',
  EDQUOT: 'The quota of this user is used up',
  EACCES: 'This user may not write or read there',
  EPERM: 'This user may not write or read there',
  EROFS: 'That file system is read-only',
  ENOENT: 'It does not exist',
  ENOTDIR: 'A part of the path is not a folder',
  EISDIR: 'It is a folder',
  EEXIST: 'A file of that name is in the way',
  EIO: 'The disk failed',
};

/** The text to print for an error: a sentence for file system errors, otherwise the message. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof BackupError) return error.message;
  const { code, path, message } = error as NodeJS.ErrnoException;
  const explanation = code === undefined ? undefined : explanations[code];
  return explanation === undefined ? message : `${explanation}${path === undefined ? '' : `: ${path}`} (${code}).`;
}
