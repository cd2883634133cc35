/** The texts of the rules that schemas name with `violates`. */
export const ruleTexts = {
  printable: 'Must not contain control characters',
  day: 'Must be a day such as 2026-11-21',
  days_in_order: 'from and to must be days in order',
  viewing_day: 'Please choose a day within a year from now',
  file: 'Must be a file',
  range_order: 'The maximum must be above the minimum',
  telephone: 'Must be a telephone number such as +44 20 7946 0018',
  international_telephone: 'Must be a telephone number that begins with + and the code of its country',
  public_host: 'Must be the name of a public host, like tour.example.com',
  https_host: 'Must be like https://tiles.example',
  point_pairs: 'Must be point pairs such as “812,300 1104,300 1104,690”, or empty',
  languages_twice: 'Must name each language once',
  currency: 'Must be the code of a currency (ISO 4217), such as EUR',
  time_zone: 'Must be the name of a time zone, such as Asia/Dubai',
  colour: 'Must be a colour such as #1a2b3c',
  rotator_folder: 'Must be the name of a folder below rotator/',
} as const satisfies Record<string, string>;
