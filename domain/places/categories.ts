/** Categories of places around the development (specification, section 2), in the order screens list them. */
export const placeCategories = ['museums', 'shops', 'restaurant', 'places', 'hotels', 'transportation'] as const;
export type PlaceCategory = (typeof placeCategories)[number];
