/** The turning picture of the home view, in Turkish. */
export const rotator = {
  'rotator.picture': '{project}, her yönden görünüm',
  'rotator.dragToTurn': 'Çevirmek için sürükleyin',
  'rotator.view': 'Görünüm {view} / {count}',
  'rotator.loading': 'Yüklenen görüntüler',
  'rotator.caption': 'Görünüm hazırlanıyor',
  'rotator.views': '{total} görünümden {loaded} tanesi',
  'rotator.offline': 'Bağlantı yok. Diğer görünümler bağlantı gelince yüklenecek.',
  'rotator.compass': 'Pusula: kuzey, baktığınız yönden saat yönünde {degrees}° ötede',
  'rotator.markers': 'Görüntüdeki binalar',
  'rotator.marker': '{name}, {count, plural, other {# konut}}',
  'rotator.markerMatching': '{name}, {count, plural, other {# konuttan}} {matching} tanesi aramanıza uyuyor',
  'rotator.favourite': 'Favorisi var',
  'rotator.viewBuilding': '{name} binasını inceleyin',
  'rotator.sequence': 'Gösterilen görüntüler',
  'rotator.sequenceName': 'Tur {number}',
} as const;
