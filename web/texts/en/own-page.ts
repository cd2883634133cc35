import { heldTexts } from '#contract/texts/en/held.ts';

/** The client's own page. */
export const ownPage = {
  ...heldTexts,
  'ownPage.lead': 'Hello {name}. What you chose, and who to contact, in one place.',
  'ownPage.held': 'Your residences',
  'ownPage.nothingHeld': 'Nothing is reserved for you yet. Your sales team can reserve a residence for you.',
  'ownPage.since': 'since {day}',
  'ownPage.notListed': 'No longer listed. Your sales team will tell you what this means for you.',
  'ownPage.agreedPrice': 'Agreed price',
  'ownPage.favourites': 'Your favourites',
  'ownPage.noFavourites': 'Mark residences with the heart, and you find them here.',
  'ownPage.compare': 'Compare',
  'ownPage.open': 'See the residence',
  'ownPage.sheet': 'Information sheet (PDF)',
  'ownPage.planOf': 'Floor plan of {code}',
  'ownPage.viewings': 'Your viewings',
  'ownPage.noViewings': 'You have no viewings coming up.',
  'ownPage.viewingOpen': 'We will get in touch to agree on a time.',
  'ownPage.calendar': 'Add to your calendar',
  'ownPage.loadFailed': 'Your page could not be loaded.',
} as const;
