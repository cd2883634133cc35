import type { MistakeText } from '../mistake-text.ts';

/** Mistakes in the archive, in the package's folder and in what its files share. */
export const packageTexts = {
  // The archive
  archive_unreadable: { what: 'The archive cannot be read: {reason}', todo: 'Pack the folder as a plain ZIP again' },
  archive_outside: {
    what: '{path} is outside the archive',
    todo: 'Pack the folder again; names must be inside of it',
  },
  archive_link: { what: '{path} is a link or a device, not a file', todo: 'Put the file itself into the archive' },
  archive_encrypted: { what: '{path} is encrypted', todo: 'Pack the folder without a password' },
  archive_too_many: {
    what: 'The archive has {count} files; the maximum is {max}',
    todo: 'Leave out files that the package does not refer to',
  },
  archive_too_large: {
    what: 'The archive unpacks to {size} MB; the maximum is {max} MB',
    todo: 'Leave out files that the package does not refer to, or make its pictures smaller',
  },
  archive_trap: {
    what: '{path} unpacks to far more than its packed size allows',
    todo: 'Pack the folder again with an ordinary program',
  },
  package_too_long: {
    what: 'Reading the package took too long',
    todo: 'Look for a drawing or picture that is far larger than the others, and simplify it',
  },
  package_too_large: {
    what: 'Reading the package took too much memory',
    todo: 'Look for a file that is far larger than the others, and make it smaller',
  },
  package_reader_crashed: {
    what: 'The package could not be read: its reader stopped',
    todo: 'Try again; if it happens again, export all drawings and pictures again',
  },
  project_other: {
    what: 'The package is for project {value}; this is project {expected}',
    todo: 'Set settings.projectId to {expected}, load it into a separate installation, or replace the loaded project on purpose: npm run import -- --replace-project FOLDER',
  },
  // Conflicts with the loaded development
  building_formerly_unknown: {
    what: 'No building of the loaded package has the code "{value}" that {code} had formerly',
    todo: 'Correct formerly, or leave it empty if the building is new',
  },
  formerly_unknown: {
    what: 'No unit of the loaded package has the code "{value}" that {code} had formerly',
    todo: 'Correct formerly, or leave it empty if the unit is new',
  },
  unit_ambiguous: {
    what: 'Code {code} and number {number} belong to different units of the loaded package, or two rows name the same one',
    todo: 'Write the code that the unit has there into the column formerly',
  },
  unit_held_withdrawn: {
    what: 'Unit {code} is held {holder} ({status}), but no longer in the package',
    todo: 'Put it back. If its code changed, write {code} into the column formerly of its row. If it is no longer offered, add the row "{code},withdrawn,reason" to held-units.csv',
  },
  unit_held_available: {
    what: 'Unit {code} is held {holder} ({status}), but the package makes it available',
    todo: 'Leave its status as it is. If it is for sale again, add the row "{code},available,reason" to held-units.csv',
  },
  // The folder and its files
  folder_missing: { what: 'There is no folder {path}', todo: 'Give the path of a development package' },
  file_missing: { what: '{path} is missing', todo: 'Add the file{hint}' },
  language_unsupported: {
    what: 'The product has no texts in the language "{language}"',
    todo: 'Offer {choices}, or have the product translated first (CONTRIBUTING.md, "Working with translators")',
  },
  file_outside: {
    what: '{path} leads outside the package',
    todo: 'Put the file into the package and name it by its path there{hint}',
  },
  file_too_large: { what: '{path} has {size} MB; the maximum is {max} MB', todo: 'Make the file smaller' },
  file_twice: { what: '{path} and {other} are two versions of the same file', todo: 'Keep one of them' },
  encoding_utf16: { what: 'The file is UTF-16, not UTF-8', todo: '{remedy}' },
  encoding_not_utf8: {
    what: 'The file is not UTF-8; it looks like {guess}',
    todo: '{remedy}',
  },
  control_character: { what: 'Column {column} contains an invisible control character', todo: 'Type the value again' },
  header_not_first: {
    what: 'The names of the columns are on line {line}, below something else',
    todo: 'Delete what stands above them',
  },
  code_date: {
    what: 'Column {column} is a date, {value}: the spreadsheet took a number such as {example} for one',
    todo: 'Format the column as text, and write the value again',
  },
  code_shortened: {
    what: 'Column {column} is {value}: the spreadsheet has shortened a number',
    todo: 'Format the column as text, and write the value again',
  },
  package_nested: {
    what: 'The package is in the folder {path}, not where it is expected',
    todo: 'Pack that folder alone, or name it in the command',
  },
  columns_exchanged: {
    what: 'The columns {column} and {other} seem to be exchanged: each has the values of the other',
    todo: 'Exchange the two names in the header',
  },
  rows_quoted: {
    what: 'Each row is a single cell in quotation marks',
    todo: 'Split it into columns (in Excel: Data, Text to Columns), and export the table again',
  },
  content_other: { what: 'The content of {path} is {content}', todo: 'Save it as {format}, without a password' },
  content_renamed: {
    what: '{path} is in fact {content}; renaming a file does not convert it',
    todo: 'Open it in its program and export it from there as {format}',
  },
} as const satisfies Record<string, MistakeText>;
