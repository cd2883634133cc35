import type { MistakeText } from '../mistake-text.ts';

/** Mistakes in the archive, in the package's folder and in what its files share. */
export const packageTexts = {
  // The archive
  archive_unreadable: { what: 'The archive cannot be read: {reason}', todo: 'Pack the folder as a plain ZIP again' },
  archive_outside: { what: '{path} leads out of the archive', todo: 'Pack the folder again; names must lie inside it' },
  archive_link: { what: '{path} is a link or a device, not a file', todo: 'Put the file itself into the archive' },
  archive_encrypted: { what: '{path} is encrypted', todo: 'Pack the folder without a password' },
  archive_too_many: {
    what: 'The archive has {count} files; {most} is the most',
    todo: 'Leave out what the package does not name',
  },
  archive_too_large: {
    what: 'The archive unpacks to {size} MB; {most} MB is the most',
    todo: 'Leave out what the package does not name, or make its pictures smaller',
  },
  archive_trap: {
    what: '{path} unpacks to far more than it has',
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
    todo: 'Try once more; if it happens again, export drawings and pictures anew',
  },
  project_other: {
    what: 'The package is of project {value}; this is project {expected}',
    todo: 'Set settings.projectId to {expected}, or load it into an installation of its own',
  },
  // The folder and its files
  folder_missing: { what: 'There is no folder {path}', todo: 'Give the path of a development package' },
  file_missing: { what: '{path} is missing', todo: 'Add the file' },
  file_outside: {
    what: '{path} leads out of the package',
    todo: 'Put the file into the package and name it by its path there',
  },
  file_too_large: { what: '{path} has {size} MB; {most} MB is the most', todo: 'Make the file smaller' },
  file_twice: { what: '{path} and {other} both stand for the same thing', todo: 'Keep one of them' },
  encoding_utf16: { what: 'The file is UTF-16, not UTF-8', todo: 'Save it as "CSV UTF-8"' },
  encoding_not_utf8: {
    what: 'The file is not UTF-8; it looks like {guess}',
    todo: 'Save it as "CSV UTF-8" (or "UTF-8" in the editor)',
  },
  control_character: { what: 'Column {column} holds an invisible control character', todo: 'Type the value again' },
} as const satisfies Record<string, MistakeText>;
