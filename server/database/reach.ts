import { errorMessage } from '#server/error-message.ts';

/**
 * Connects to the database for a program that cannot go on without it. If that fails, throws an error for the operator.
 */
export async function reach<T>(connect: () => Promise<T>): Promise<T> {
  try {
    return await connect();
  } catch (error) {
    throw new Error(`The database cannot be used: ${errorMessage(error)}. "npm run doctor" says what to look at.`, {
      cause: error,
    });
  }
}
