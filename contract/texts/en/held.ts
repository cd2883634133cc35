/** The status of a unit that is held for the reader, addressed to them. */
export const heldTexts = {
  'held.reserved': 'Reserved for you',
  'held.offer': 'In negotiation with you',
  'held.sold': 'Sold to you',
  'held.signed': 'Contract signed',
} as const;
