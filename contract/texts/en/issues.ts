/**
 * The texts for values that fail a schema's built-in checks, by what is wrong with them. Those for the rules that
 * schemas name with `violates` are in `rules.ts`.
 */
export const issueTexts = {
  missing: 'This is required',
  not_valid: 'This value is not valid',
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object with named fields',
  empty: 'Must not be empty',
  characters_max: 'Must have at most {limit} characters',
  characters_min: 'Must have at least {limit} characters',
  entries_max: 'Must have at most {limit} entries',
  entries_min: 'Must have at least {limit} entries',
  number_max: 'Must be {limit} or less',
  number_min: 'Must be {limit} or more',
  number_below: 'Must be less than {limit}',
  number_above: 'Must be more than {limit}',
  multiple: 'Must be a multiple of {limit}',
  one_of: 'Must be one of: {values}',
  exactly: 'Must be {values}',
  unknown_fields: 'There is no such field: {values}',
  one_of_fields: 'Needs at least one of the fields {values}',
  format: 'This is not in the expected form',
  idempotency_key: 'Must be at most 200 characters: ASCII letters, digits and punctuation, without spaces',
  url: 'Must be an address such as https://example.com',
  datetime: 'Must be a date and time such as 2026-11-21T09:30:00Z',
} as const satisfies Record<string, string>;
