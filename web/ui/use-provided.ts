import { use, type Context } from 'react';

/** What a context provides. Throws outside of its provider. */
export function useProvided<T>(context: Context<T | undefined>): T {
  const value = use(context);
  if (value === undefined) throw new Error('No provider');
  return value;
}
