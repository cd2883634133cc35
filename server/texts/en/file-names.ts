/** How files are called that are saved; a day or a number and an ending follow. */
export const fileNames = {
  units: 'units',
  client: 'client',
  viewing: 'viewing',
} as const satisfies Record<string, string>;
