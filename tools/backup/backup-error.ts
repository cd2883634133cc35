import { errorMessage } from '#server/error-message.ts';
import type { Failure } from '../run-command.ts';

/** An error that the operator can resolve: its message is printed without a stack trace. */
export class BackupError extends Error {}

/** A command that was written wrongly: its usage is printed with the message. */
export class UsageError extends Error {}

/** Runs `parse`, and throws a `UsageError` in place of its errors. */
export function parseUsage<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(errorMessage(error), { cause: error });
  }
}

/** How a command with this usage ends if it fails: with code 2 if it was written wrongly, otherwise with code 1. */
export function failureWith(usage: string): (error: unknown) => Failure {
  return (error) =>
    error instanceof UsageError
      ? { text: `${error.message}\n\n${usage}`, code: 2 }
      : { text: explainError(error), code: 1 };
}

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
function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof BackupError) return error.message;
  const { code, path, message } = error as NodeJS.ErrnoException;
  const explanation = code === undefined ? undefined : explanations[code];
  return explanation === undefined ? message : `${explanation}${path === undefined ? '' : `: ${path}`} (${code}).`;
}
