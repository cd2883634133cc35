/** The turning picture of the home view. */
export const rotator = {
  'rotator.picture': '{project}, seen from all around',
  'rotator.dragToTurn': 'Drag to turn',
  'rotator.view': 'View {view} of {count}',
  'rotator.loading': 'Pictures loaded',
  'rotator.caption': 'Preparing the view',
  'rotator.views': '{loaded} of {total} views',
  'rotator.offline': 'No connection. The other views follow when it is back.',
  'rotator.compass': 'Compass: north is {degrees}° clockwise from straight ahead',
  'rotator.markers': 'Buildings in the picture',
  'rotator.marker': '{name}, {count, plural, one {# residence} other {# residences}}',
  'rotator.markerMatching':
    '{name}, {matching} of {count, plural, one {# residence} other {# residences}} match your search',
  'rotator.favourite': 'With a favourite',
  'rotator.viewBuilding': 'View {name}',
  'rotator.sequence': 'Pictures shown',
  'rotator.sequenceName': 'Tour {number}',
} as const;
