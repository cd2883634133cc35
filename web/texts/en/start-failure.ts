/** Shown when even the texts could not be loaded. */
export const startFailure = {
  title: 'The presentation could not start',
  text: 'Please check the connection.',
  retry: 'Try again',
} as const;
