type Words = readonly [en: string, tr: string];

/** Descriptions of the pictures by file name: rooms of homes by room, gallery pictures by place. */
const WORDS: Readonly<Record<string, Words>> = {
  living: ['Living room', 'Salon'],
  'living-low': ['Living room, by the gardens', 'Salon, bahçelerin yanında'],
  'living-high': ['Living room, above the trees', 'Salon, ağaçların üstünde'],
  'living-north': ['Living room, towards Hymettus', 'Salon, Hymettos yönü'],
  'living-north-low': ['Living room, over the drive and its trees', 'Salon, giriş yolu ve ağaçlar'],
  kitchen: ['Kitchen', 'Mutfak'],
  'kitchen-north': ['Kitchen', 'Mutfak'],
  bedroom: ['Bedroom', 'Yatak odası'],
  'bedroom-north': ['Bedroom, towards Hymettus', 'Yatak odası, Hymettos yönü'],
  bathroom: ['Bathroom', 'Banyo'],
  terrace: ['Terrace', 'Teras'],
  'terrace-north': ['Terrace, towards Hymettus', 'Teras, Hymettos yönü'],
};

const GALLERIES: Readonly<Record<string, readonly Words[]>> = {
  exterior: [
    ['From the pool gardens', 'Havuz bahçelerinden'],
    ['The curve of the south front', 'Güney cephesinin kıvrımı'],
    ['South front across the pool', 'Havuzun karşısından güney cephesi'],
    ['East end', 'Doğu ucu'],
    ['West end and pool terrace', 'Batı ucu ve havuz terası'],
    ['North side and drive', 'Kuzey cephesi ve giriş yolu'],
    ['Arrival from the north', 'Kuzeyden varış'],
    ['A villa in its garden', 'Bahçesinde bir villa'],
    ['Villas with their pools', 'Havuzlarıyla villalar'],
    ['The whole plot from the south-west', 'Güneybatıdan bütün arazi'],
    ['The north side from above', 'Yukarıdan kuzey cephesi'],
    ['From the edge of the pool', 'Havuzun kenarından'],
  ],
  interior: [
    ['Bedroom to the sea, two bedrooms', 'Denize bakan yatak odası, iki yatak odalı'],
    ['Living room and dining table, two bedrooms', 'Salon ve yemek masası, iki yatak odalı'],
    ['Open kitchen, two bedrooms', 'Açık mutfak, iki yatak odalı'],
    ['Bedroom, three bedrooms', 'Yatak odası, üç yatak odalı'],
    ['Dining table with a view, three bedrooms', 'Manzaralı yemek masası, üç yatak odalı'],
    ['Living room, three bedrooms', 'Salon, üç yatak odalı'],
    ['Bedroom, roof duplex', 'Yatak odası, çatı dubleksi'],
    ['Kitchen island, roof duplex', 'Mutfak adası, çatı dubleksi'],
    ['Stair and living room, roof duplex', 'Merdiven ve salon, çatı dubleksi'],
    ['Bedroom to the garden, one bedroom', 'Bahçeye bakan yatak odası, bir yatak odalı'],
    ['Dining table, one bedroom', 'Yemek masası, bir yatak odalı'],
    ['Living room, one bedroom', 'Salon, bir yatak odalı'],
  ],
  amenities: [
    ['Planting by the pool', 'Havuz başında bitkiler'],
    ['Pool terrace', 'Havuz terası'],
    ['The long side of the pool', 'Havuzun uzun kenarı'],
    ['Timber deck', 'Ahşap teras'],
    ['Lobby from the terrace', 'Terastan lobi'],
    ['Café on the terrace', 'Terastaki kafe'],
    ['A roof garden at evening', 'Akşamüstü bir çatı bahçesi'],
    ['Roof gardens', 'Çatı bahçeleri'],
    ['Terrace and pool of a villa', 'Bir villanın terası ve havuzu'],
    ['Tennis court', 'Tenis kortu'],
  ],
  surroundings: [
    ['Avenue to the coast', 'Sahile giden cadde'],
    ['The beach', 'Plaj'],
    ['Asteria from the water', 'Denizden Asteria'],
    ['Towards the Saronic Gulf', 'Saronik Körfezi yönü'],
    ['Towards Hymettus', 'Hymettos yönü'],
    ['Street to the house', 'Asteria’ya giden sokak'],
    ['Between the hills and the sea', 'Tepelerle deniz arasında'],
    ['Over the roofs of the quarter', 'Mahallenin çatıları üzerinden'],
  ],
};

/** The texts `picture.…` of one language. */
export function pictureTexts(language: 'en' | 'tr'): Record<string, string> {
  const inGalleries = Object.entries(GALLERIES).flatMap(([slug, words]) =>
    words.map((text, i) => [`gallery/${slug}-${String(i + 1).padStart(2, '0')}`, text] as const),
  );
  return Object.fromEntries(
    [...Object.entries(WORDS), ...inGalleries].map(([name, [en, tr]]) => [`picture.${name}`, { en, tr }[language]]),
  );
}
