/** What stands instead of a unit's price, on screens, in mails and in documents. */
export const quoteTexts = { 'price.onRequest': 'Price on request' } as const;

/** What stands beside a unit's price. */
export const furnitureTexts = {
  'price.furniture': 'Furniture package (optional)',
  'price.withFurniture': 'With furniture',
  'price.approximate': '{amount} (approximate, rate of {date})',
} as const;
