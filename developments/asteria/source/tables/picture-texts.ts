import { inLanguage, type Language, type Words } from './words.ts';

/** Descriptions of the pictures by file name: rooms of homes by room, gallery pictures by place. */
const WORDS: Readonly<Record<string, Words>> = {
  living: ['Living room', 'Salon', 'Σαλόνι', 'غرفة المعيشة'],
  'living-low': [
    'Living room, by the gardens',
    'Salon, bahçelerin yanında',
    'Σαλόνι, πλάι στους κήπους',
    'غرفة المعيشة، بمحاذاة الحدائق',
  ],
  'living-high': [
    'Living room, above the trees',
    'Salon, ağaçların üstünde',
    'Σαλόνι, πάνω από τα δέντρα',
    'غرفة المعيشة، فوق الأشجار',
  ],
  'living-north': [
    'Living room, towards Hymettus',
    'Salon, Hymettos yönü',
    'Σαλόνι, προς τον Υμηττό',
    'غرفة المعيشة، باتجاه جبل هيميتوس',
  ],
  'living-north-low': [
    'Living room, over the drive and its trees',
    'Salon, giriş yolu ve ağaçlar',
    'Σαλόνι, πάνω από τη δεντροφυτεμένη είσοδο',
    'غرفة المعيشة، تطل على المدخل المشجّر',
  ],
  'living-v2': [
    'Living room, by the pool',
    'Salon, havuza açılan',
    'Σαλόνι, πλάι στην πισίνα',
    'غرفة المعيشة، بمحاذاة المسبح',
  ],
  'living-v6': [
    'Living room, by the pool',
    'Salon, havuza açılan',
    'Σαλόνι, πλάι στην πισίνα',
    'غرفة المعيشة، بمحاذاة المسبح',
  ],
  kitchen: ['Kitchen', 'Mutfak', 'Κουζίνα', 'المطبخ'],
  'kitchen-north': ['Kitchen', 'Mutfak', 'Κουζίνα', 'المطبخ'],
  bedroom: ['Bedroom', 'Yatak odası', 'Υπνοδωμάτιο', 'غرفة النوم'],
  'bedroom-north': [
    'Bedroom, towards Hymettus',
    'Yatak odası, Hymettos yönü',
    'Υπνοδωμάτιο, προς τον Υμηττό',
    'غرفة النوم، باتجاه جبل هيميتوس',
  ],
  bathroom: ['Bathroom', 'Banyo', 'Μπάνιο', 'الحمّام'],
  terrace: ['Terrace', 'Teras', 'Βεράντα', 'التراس'],
  'terrace-north': [
    'Terrace, towards Hymettus',
    'Teras, Hymettos yönü',
    'Βεράντα, προς τον Υμηττό',
    'التراس، باتجاه جبل هيميتوس',
  ],
};

const GALLERIES: Readonly<Record<string, readonly Words[]>> = {
  exterior: [
    ['From the pool gardens', 'Havuz bahçelerinden', 'Από τους κήπους της πισίνας', 'من حدائق المسبح'],
    [
      'The curve of the south front',
      'Güney cephesinin kıvrımı',
      'Η καμπύλη της νότιας όψης',
      'انحناءة الواجهة الجنوبية',
    ],
    [
      'South front across the pool',
      'Havuzun karşısından güney cephesi',
      'Η νότια όψη πέρα από την πισίνα',
      'الواجهة الجنوبية من الجهة المقابلة للمسبح',
    ],
    ['East end', 'Doğu ucu', 'Η ανατολική άκρη', 'الطرف الشرقي'],
    [
      'West end and pool terrace',
      'Batı ucu ve havuz terası',
      'Η δυτική άκρη και ο χώρος της πισίνας',
      'الطرف الغربي وتراس المسبح',
    ],
    [
      'The city side in the morning',
      'Sabah ışığında kent tarafı',
      'Η πλευρά της πόλης το πρωί',
      'جهة المدينة في الصباح',
    ],
    ['Arrival from the north', 'Kuzeyden varış', 'Άφιξη από τον βορρά', 'الوصول من جهة الشمال'],
    ['A villa in its garden', 'Bahçesinde bir villa', 'Βίλα μέσα στον κήπο της', 'فيلا وسط حديقتها'],
    ['Villas with their pools', 'Havuzlarıyla villalar', 'Οι βίλες με τις πισίνες τους', 'الفلل ومسابحها'],
    [
      'The whole plot from the south-west',
      'Güneybatıdan bütün arazi',
      'Όλο το οικόπεδο από τα νοτιοδυτικά',
      'الموقع كاملًا من الجنوب الغربي',
    ],
    ['The north side from above', 'Yukarıdan kuzey cephesi', 'Η βόρεια πλευρά από ψηλά', 'الجانب الشمالي من الأعلى'],
    ['From the edge of the pool', 'Havuzun kenarından', 'Από την άκρη της πισίνας', 'من حافة المسبح'],
    [
      'From the pool gardens at dusk',
      'Akşamüstü havuz bahçelerinden',
      'Από τους κήπους της πισίνας το σούρουπο',
      'من حدائق المسبح عند الغسق',
    ],
    ['South front at dusk', 'Akşamüstü güney cephesi', 'Η νότια όψη το σούρουπο', 'الواجهة الجنوبية عند الغسق'],
  ],
  interior: [
    [
      'Bedroom to the court, two bedrooms',
      'Avluya bakan yatak odası, iki yatak odalı',
      'Υπνοδωμάτιο προς το αίθριο, δύο υπνοδωμάτια',
      'غرفة نوم باتجاه الفناء، غرفتا نوم',
    ],
    [
      'Living room and dining table, two bedrooms',
      'Salon ve yemek masası, iki yatak odalı',
      'Σαλόνι και τραπεζαρία, δύο υπνοδωμάτια',
      'غرفة المعيشة وطاولة الطعام، غرفتا نوم',
    ],
    [
      'Open kitchen, two bedrooms',
      'Açık mutfak, iki yatak odalı',
      'Ανοιχτή κουζίνα, δύο υπνοδωμάτια',
      'مطبخ مفتوح، غرفتا نوم',
    ],
    [
      'Bedroom, three bedrooms',
      'Yatak odası, üç yatak odalı',
      'Υπνοδωμάτιο, τρία υπνοδωμάτια',
      'غرفة نوم، ثلاث غرف نوم',
    ],
    [
      'Dining table with a view, three bedrooms',
      'Manzaralı yemek masası, üç yatak odalı',
      'Τραπεζαρία με θέα, τρία υπνοδωμάτια',
      'طاولة طعام بإطلالة، ثلاث غرف نوم',
    ],
    ['Living room, three bedrooms', 'Salon, üç yatak odalı', 'Σαλόνι, τρία υπνοδωμάτια', 'غرفة المعيشة، ثلاث غرف نوم'],
    [
      'Bedroom, roof duplex',
      'Yatak odası, çatı dubleksi',
      'Υπνοδωμάτιο, μεζονέτα με κήπο στο δώμα',
      'غرفة نوم، دوبلكس السطح',
    ],
    [
      'Kitchen island, roof duplex',
      'Mutfak adası, çatı dubleksi',
      'Νησίδα κουζίνας, μεζονέτα με κήπο στο δώμα',
      'جزيرة المطبخ، دوبلكس السطح',
    ],
    [
      'Stair and living room, roof duplex',
      'Merdiven ve salon, çatı dubleksi',
      'Σκάλα και σαλόνι, μεζονέτα με κήπο στο δώμα',
      'الدرج وغرفة المعيشة، دوبلكس السطح',
    ],
    [
      'Bedroom to the garden, one bedroom',
      'Bahçeye bakan yatak odası, bir yatak odalı',
      'Υπνοδωμάτιο προς τον κήπο, ένα υπνοδωμάτιο',
      'غرفة نوم باتجاه الحديقة، غرفة نوم واحدة',
    ],
    [
      'Dining table, one bedroom',
      'Yemek masası, bir yatak odalı',
      'Τραπεζαρία, ένα υπνοδωμάτιο',
      'طاولة الطعام، غرفة نوم واحدة',
    ],
    ['Living room, one bedroom', 'Salon, bir yatak odalı', 'Σαλόνι, ένα υπνοδωμάτιο', 'غرفة المعيشة، غرفة نوم واحدة'],
  ],
  amenities: [
    ['Planting by the pool', 'Havuz başında bitkiler', 'Φυτά δίπλα στην πισίνα', 'نباتات عند المسبح'],
    ['Pool terrace', 'Havuz terası', 'Ο χώρος της πισίνας', 'تراس المسبح'],
    ['The long side of the pool', 'Havuzun uzun kenarı', 'Η μακριά πλευρά της πισίνας', 'الجانب الطويل من المسبح'],
    ['Timber deck', 'Ahşap teras', 'Ξύλινο ντεκ', 'أرضية خشبية عند المسبح'],
    ['Lobby from the terrace', 'Terastan lobi', 'Το λόμπι από τη βεράντα', 'الردهة من التراس'],
    ['Café on the terrace', 'Terastaki kafe', 'Το καφέ στη βεράντα', 'المقهى على التراس'],
    ['A roof garden at evening', 'Akşamüstü bir çatı bahçesi', 'Κήπος στο δώμα το σούρουπο', 'حديقة سطح عند المساء'],
    ['Roof gardens', 'Çatı bahçeleri', 'Κήποι στο δώμα', 'حدائق السطح'],
    ['Terrace and pool of a villa', 'Bir villanın terası ve havuzu', 'Βεράντα και πισίνα βίλας', 'تراس فيلا ومسبحها'],
    ['Tennis court', 'Tenis kortu', 'Γήπεδο τένις', 'ملعب التنس'],
    ['The pool at dusk', 'Akşamüstü havuz', 'Η πισίνα το σούρουπο', 'المسبح عند الغسق'],
  ],
  surroundings: [
    ['The street in the morning', 'Sabah saatlerinde sokak', 'Ο δρόμος το πρωί', 'الشارع في الصباح'],
    [
      'The avenue towards Lycabettus',
      'Likavitos’a uzanan cadde',
      'Η λεωφόρος προς τον Λυκαβηττό',
      'الشارع المؤدي إلى ليكافيتوس',
    ],
    ['Asteria from the park', 'Parktan Asteria', 'Η Αστερία από το πάρκο', 'أستيريا من الحديقة العامة'],
    ['Towards the Saronic Gulf', 'Saronik Körfezi yönü', 'Προς τον Σαρωνικό', 'باتجاه خليج سارونيكوس'],
    ['Towards Hymettus', 'Hymettos yönü', 'Προς τον Υμηττό', 'باتجاه جبل هيميتوس'],
    ['Street to the house', 'Asteria’ya giden sokak', 'Ο δρόμος προς την Αστερία', 'الشارع المؤدي إلى أستيريا'],
    ['The Acropolis from the roof', 'Çatıdan Akropolis', 'Η Ακρόπολη από το δώμα', 'الأكروبوليس من السطح'],
    ['Lycabettus from the roof', 'Çatıdan Likavitos', 'Ο Λυκαβηττός από το δώμα', 'ليكافيتوس من السطح'],
  ],
};

/** The texts `picture.…` of one language. */
export function pictureTexts(language: Language): Record<string, string> {
  const inGalleries = Object.entries(GALLERIES).flatMap(([slug, words]) =>
    words.map((text, i) => [`gallery/${slug}-${String(i + 1).padStart(2, '0')}`, text] as const),
  );
  return Object.fromEntries(
    [...Object.entries(WORDS), ...inGalleries].map(([name, words]) => [`picture.${name}`, inLanguage(words, language)]),
  );
}
