export const rotator = {
  'rotator.picture': '{project}: όψεις από κάθε πλευρά',
  'rotator.dragToTurn': 'Σύρετε για περιστροφή',
  'rotator.view': 'Όψη {view} από {count}',
  'rotator.loading': 'Εικόνες που φορτώθηκαν',
  'rotator.caption': 'Ετοιμάζουμε τις όψεις',
  'rotator.views': '{loaded} από {total} όψεις',
  'rotator.offline': 'Δεν υπάρχει σύνδεση. Οι υπόλοιπες όψεις θα έρθουν μόλις επανέλθει.',
  'rotator.compass': 'Πυξίδα: ο βορράς είναι {degrees}° δεξιόστροφα από την ευθεία μπροστά',
  'rotator.markers': 'Κτίρια στην εικόνα',
  'rotator.marker': '{name}, {count, plural, one {# κατοικία} other {# κατοικίες}}',
  'rotator.markerMatching':
    '{name}, {matching} από {count, plural, one {# κατοικία} other {# κατοικίες}} ταιριάζουν στην αναζήτησή σας',
  'rotator.favourite': 'Με αγαπημένη κατοικία',
  'rotator.viewBuilding': 'Δείτε: {name}',
  'rotator.sequence': 'Εικόνες που εμφανίζονται',
  'rotator.sequenceName': 'Περιήγηση {number}',
} as const;
