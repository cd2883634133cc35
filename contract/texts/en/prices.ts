/** What stands beside or instead of a unit's price, on screens, in mails and in documents. */
export const priceTexts = {
  'price.onRequest': 'Price on request',
  'price.furniture': 'Furniture package (optional)',
  'price.withFurniture': 'With furniture',
} as const;
