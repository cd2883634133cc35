/** The categories of places around the development (specification, section 2), in the order of the screens. */
export const placeCategories = ['museums', 'shops', 'restaurant', 'places', 'hotels', 'transportation'] as const;
export type PlaceCategory = (typeof placeCategories)[number];
