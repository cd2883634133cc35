/** Shown if not even the texts could be loaded. */
export const startFailure = {
  title: 'The presentation could not start',
  text: 'Please check the connection.',
  retry: 'Try again',
} as const;
