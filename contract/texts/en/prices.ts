/** The text shown in place of a unit's price, on screens, in mails and in documents. */
export const quoteTexts = { 'price.onRequest': 'Price on request' } as const;

/** Texts shown beside a unit's price. */
export const furnitureTexts = {
  'price.furniture': 'Furniture package (optional)',
  'price.withFurniture': 'With furniture',
  'price.approximate': '{amount} (approximate, rate of {date})',
} as const;
