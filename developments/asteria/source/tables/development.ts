import { brand } from './brand.ts';
import { LEAD_SOURCES } from './catalogue.ts';
import { pictureTexts } from './picture-texts.ts';
import { TOURS } from './tours.ts';
import { inLanguage, LANGUAGES, type Language, type Words } from './words.ts';

/** The content of `development.json`: all settings of Asteria and its texts. Each villa class has its own front. */
export function development(villas: readonly string[]): string {
  const fronts = (words: string): Record<string, string> =>
    Object.fromEntries(villas.map((code) => [`front_${code.toLowerCase()}`, words]));
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      {
        ...TEXTS[language],
        ...namedTexts('tour', TOURS, language),
        ...namedTexts('lead_source', LEAD_SOURCES, language),
        ...pictureTexts(language),
        ...fronts(inLanguage(GARDEN_FRONT, language)),
      },
    ]),
  );
  const json = JSON.stringify({ settings: SETTINGS, texts }, null, 2);
  // Short lists of strings on one line, as the formatter writes them.
  return `${json.replace(/\[\s+((?:"[^"]*",?\s+)+)\]/g, (_, words: string) => `[${words.trim().replace(/\s+/g, ' ')}]`)}\n`;
}

/** The texts of one language about things with a name, such as `lead_source.…`. */
function namedTexts(kind: string, named: Readonly<Record<string, Words>>, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(named).map(([name, words]) => [`${kind}.${name}`, inLanguage(words, language)]),
  );
}

const GARDEN_FRONT: Words = [
  'Garden front, with its own pool',
  'Kendi havuzuyla bahçe cephesi',
  'Όψη προς τον κήπο, με ιδιωτική πισίνα',
  'واجهة الحديقة، مع مسبح خاص',
];

const SETTINGS = {
  projectName: 'Asteria',
  projectNames: { el: 'Αστερία', ar: 'أستيريا' },
  projectId: 1,
  languages: LANGUAGES,
  timeZone: 'Europe/Athens',
  currency: 'EUR',
  currencyUnit: '€',
  currencyUnitPosition: 'before',
  areaUnit: 'm2',
  showPrices: true,
  priceFilter: { step: 100_000, minimum: 900_000, maximum: 67_000_000 },
  priceThumbSteps: 2,
  priceThumbsStrict: false,
  showIntroVideo: false,
  introVideo: null,
  is360External: false,
  external360Url: null,
  frameHosts: null,
  clientVerification: 0,
  verifyCountdownSeconds: 120,
  selfLoginDefault: true,
  acceptMode: 'auto',
  showRegisterClientPage: true,
  botSalesRep: { email: 'rep@asteria.example' },
  newClients: 'bot',
  contact: {
    name: 'Asteria',
    names: { el: 'Αστερία', ar: 'أستيريا' },
    phone: '+30 210 000 0000',
    email: 'sales@asteria.example',
    whatsApp: '+30 690 000 0000',
    hours: {
      en: 'Monday to Saturday, 10:00 to 19:00',
      tr: 'Pazartesi–cumartesi, 10:00–19:00',
      el: 'Δευτέρα έως Σάββατο, 10:00–19:00',
      ar: 'من الاثنين إلى السبت، من 10:00 إلى 19:00',
    },
    picture: 'gallery/amenities-05.webp',
  },
  brand,
  visitorAccess: 'home',
  soldMeans: 'sold',
  discreetErrors: false,
  passwordMinLength: 3,
  // The demo's own accounts share the password `asteria`.
  refuseCommonPasswords: false,
  inactivityMinutes: 15,
  canSell: false,
  whoMayRelease: 'reach',
  isMultiCanvas: true,
  has360: false,
  hasInfo: true,
  hasRealShot: false,
  showFinance: false,
  frames: 59,
  markerYOffset: 100,
  dashboardUrl: '/dashboard',
  map: {
    provider: 'embedded',
    centre: { lat: 37.98, lng: 23.72 },
    zoom: 13,
    minZoom: 3,
    styleUrl: null,
    key: null,
    hosts: [],
  },
  directions: { provider: 'embedded', url: null },
};

const EN = {
  tagline: 'Residences, Athens',
  intro_title: 'Asteria Residences, 2027',
  intro_text:
    'Fair-faced concrete, oak and glass; seven gently curved floors round a garden court, six villas beside it.',
  disclaimer: 'Graphics are illustrative. Layout, areas and finishes may change before handover.',
  side_south: 'Court and Acropolis side',
  side_north: 'City side',
  level_7: 'Terraces and roof gardens',
  front_a: 'South front, on the court',
  location_text:
    'In Metaxourgeio, on the edge of the old town. Kerameikos, Psyrri and Monastiraki are a short walk away.',
  handover: 'June 2027',
  address: 'Asteria sales pavilion, Athens, Greece',
};

const TR: Record<keyof typeof EN, string> = {
  tagline: 'Rezidanslar, Atina',
  intro_title: 'Asteria Rezidansları, 2027',
  intro_text: 'Brüt beton, meşe ve cam; bahçeli bir avlunun çevresinde hafifçe kıvrılan yedi kat, yanında altı villa.',
  disclaimer: 'Görseller temsilidir. Planlar, alanlar ve malzemeler teslimden önce değişebilir.',
  side_south: 'Avlu ve Akropolis tarafı',
  side_north: 'Kent tarafı',
  level_7: 'Teraslar ve çatı bahçeleri',
  front_a: 'Avluya bakan güney cephesi',
  location_text: 'Metaxourgeio’da, eski kentin kıyısında. Kerameikos, Psyrri ve Monastiraki kısa bir yürüyüş uzakta.',
  handover: 'Haziran 2027',
  address: 'Asteria satış ofisi, Atina, Yunanistan',
};

const EL: Record<keyof typeof EN, string> = {
  tagline: 'Κατοικίες, Αθήνα',
  intro_title: 'Κατοικίες Αστερία, 2027',
  intro_text:
    'Εμφανές σκυρόδεμα, δρυς και γυαλί. Επτά όροφοι με απαλή καμπύλη γύρω από ένα αίθριο με κήπο και, δίπλα τους, έξι βίλες.',
  disclaimer:
    'Οι απεικονίσεις είναι ενδεικτικές. Η διαρρύθμιση, τα εμβαδά και τα υλικά ενδέχεται να αλλάξουν πριν την παράδοση.',
  side_south: 'Πλευρά αιθρίου και Ακρόπολης',
  side_north: 'Πλευρά της πόλης',
  level_7: 'Βεράντες και κήποι στο δώμα',
  front_a: 'Νότια όψη, προς το αίθριο',
  location_text:
    'Στο Μεταξουργείο, στις παρυφές της παλιάς πόλης. Κεραμεικός, Ψυρρή και Μοναστηράκι λίγα λεπτά με τα πόδια.',
  handover: 'Ιούνιος 2027',
  address: 'Γραφείο πωλήσεων Αστερία, Αθήνα, Ελλάδα',
};

const AR: Record<keyof typeof EN, string> = {
  tagline: 'وحدات سكنية، أثينا',
  intro_title: 'أستيريا السكنية، 2027',
  intro_text: 'خرسانة مكشوفة وخشب بلوط وزجاج؛ سبعة طوابق تنحني برفق حول فناء أخضر، وإلى جانبها ست فلل.',
  disclaimer: 'الصور توضيحية. قد تتغير المخططات والمساحات ومواد التشطيب قبل التسليم.',
  side_south: 'جهة الفناء والأكروبوليس',
  side_north: 'جهة المدينة',
  level_7: 'تراسات وحدائق سطح',
  front_a: 'الواجهة الجنوبية المطلة على الفناء',
  location_text:
    'في ميتاكسورغيو، على طرف المدينة القديمة. كيراميكوس وبسيري وموناستيراكي على بُعد دقائق سيرًا على الأقدام.',
  handover: 'يونيو 2027',
  address: 'مكتب مبيعات أستيريا، أثينا، اليونان',
};

const TEXTS = { en: EN, tr: TR, el: EL, ar: AR };
