export const rotator = {
  'rotator.picture': '{project}, rundum gesehen',
  'rotator.dragToTurn': 'Zum Drehen ziehen',
  'rotator.view': 'Ansicht {view} von {count}',
  'rotator.loading': 'Bilder geladen',
  'rotator.caption': 'Die Ansicht wird vorbereitet',
  'rotator.views': '{loaded} von {total} Ansichten',
  'rotator.offline': 'Keine Verbindung. Die übrigen Ansichten folgen, sobald sie wieder steht.',
  'rotator.compass': 'Kompass: Norden liegt {degrees}° im Uhrzeigersinn von geradeaus',
  'rotator.markers': 'Gebäude im Bild',
  'rotator.marker': '{name}, {count, plural, one {# Residenz} other {# Residenzen}}',
  'rotator.markerMatching':
    '{name}, {matching} von {count, plural, one {# Residenz} other {# Residenzen}} passen zu Ihrer Suche',
  'rotator.favourite': 'Mit Favorit',
  'rotator.viewBuilding': '{name} ansehen',
  'rotator.sequence': 'Gezeigte Bilder',
  'rotator.sequenceName': 'Rundgang {number}',
} as const;
