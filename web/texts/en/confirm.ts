/** Texts of confirmations. */
export const confirm = {
  'general.yes': 'Yes',
  'general.no': 'No',
  'general.areYouSure': 'are you sure?',
} as const;
