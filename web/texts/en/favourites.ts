/** Favourites and their comparison. */
export const favourites = {
  'favourites.add': 'Add {code} to the favourites',
  'favourites.remove': 'Take {code} out of the favourites',
  'favourites.mark': 'Add to favourites',
  'favourites.in': 'In favourites',
  'favourites.added': '{code} is in the favourites',
  'favourites.deleted': '{code} is no longer in the favourites',
} as const;
