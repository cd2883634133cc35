/** The texts in titles and descriptions of pages that are not from the development; `start` leads to the start page. */
export const pageTexts = {
  development: 'Residences at {project}: plans, pictures and what is available.',
  unit: 'Residence {code}',
  plan: 'Floor plan',
  list: 'List of residences',
  brochure: 'Brochure',
  gallery: 'Gallery',
  location: 'Location',
  panorama: 'Panorama',
  realShot: '360° photographs',
  missing: 'There is nothing here',
  start: 'Back to home',
} as const satisfies Record<string, string>;

/** The texts for browsers without scripts. */
export const noscriptTexts = {
  what: '{project} is a residential development. These pages show its homes and need JavaScript, which this browser does not run.',
  contact: 'You can also reach our sales team directly:',
} as const satisfies Record<string, string>;

/** Shown if the app cannot start: in the page, because nothing can be loaded any more when it is needed. */
export const startFailureTexts = {
  title: 'The presentation could not start',
  text: 'Please check the connection.',
  retry: 'Try again',
} as const satisfies Record<string, string>;
