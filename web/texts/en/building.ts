/** Texts of the building view. */
export const building = {
  'building.failed': 'The building could not be loaded.',
  'building.front': 'View of the building',
  'building.floors': 'Floors',
  'building.availableOf': 'available of {total}',
  'building.matches': '{count, plural, =0 {no match} one {# match} other {# matches}}',
  'building.matchesOf': '{count, plural, one {match, of {total} residences} other {matches, of {total} residences}}',
  'building.openFloor': 'Open floor {level}',
  'building.openPlan': 'Open floor plan',
  'building.nothingOpen': 'No floor is on sale at the moment.',
  'building.holdsFavourite': 'holds a favourite',
  'building.legend': 'Legend',
  'villa.rooms': 'Rooms',
  'villa.openUnit': 'View the residence',
  'villa.plan': 'Floor plan',
  'villa.upperPlan': 'Upper floor plan',
  'villa.favourites': 'Favourites in this building',
} as const;
