import { brand } from './brand.ts';
import { LEAD_SOURCES } from './catalogue.ts';
import { pictureTexts } from './picture-texts.ts';

/** The content of `development.json`: all settings of Asteria and its texts. Each villa class has its own front. */
export function development(villas: readonly string[]): string {
  const fronts = (words: string): Record<string, string> =>
    Object.fromEntries(villas.map((code) => [`front_${code.toLowerCase()}`, words]));
  const texts = {
    en: {
      ...EN,
      ...leadSourceTitles(([en]) => en),
      ...pictureTexts('en'),
      ...fronts('Garden front, with its own pool'),
    },
    tr: {
      ...TR,
      ...leadSourceTitles(([, tr]) => tr),
      ...pictureTexts('tr'),
      ...fronts('Kendi havuzuyla bahçe cephesi'),
    },
  };
  const json = JSON.stringify({ settings: SETTINGS, texts }, null, 2);
  // Lists of words on one line, as the formatter has them.
  return `${json.replace(/\[\s+((?:"[^"]*",?\s+)+)\]/g, (_, words: string) => `[${words.trim().replace(/\s+/g, ' ')}]`)}\n`;
}

/** The texts `lead_source.…` of one language. */
function leadSourceTitles(titleOf: (titles: readonly [en: string, tr: string]) => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(LEAD_SOURCES).map(([name, tr]) => [`lead_source.${name}`, titleOf([name, tr])]),
  );
}

const SETTINGS = {
  projectName: 'Asteria',
  projectId: 1,
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
    phone: '+30 210 000 0000',
    email: 'sales@asteria.example',
    whatsApp: '+30 690 000 0000',
    hours: { en: 'Monday to Saturday, 10:00 to 19:00', tr: 'Pazartesi–cumartesi, 10.00–19.00' },
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
  isMultiCanvas: false,
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
  name: 'Asteria',
  tagline: 'Residences, Athens',
  intro_title: 'Asteria Residences, 2027',
  intro_text:
    'Fair-faced concrete, oak and glass; seven gently curved floors round a garden court, six villas beside it.',
  disclaimer: 'Graphics are illustrative. Layout, areas and finishes may change before handover.',
  side_south: 'Sea and pool side',
  side_north: 'Hymettus side',
  level_7: 'Terraces and roof gardens',
  level_8: 'Garden level',
  front_a: 'South front, facing the sea',
  'tour.building0': 'By day',
  location_text:
    'In Metaxourgeio, on the edge of the old town. Kerameikos, Psyrri and Monastiraki are a short walk away.',
  handover: 'June 2027',
  address: 'Asteria sales pavilion, Athens, Greece',
};

const TR: Record<keyof typeof EN, string> = {
  name: 'Asteria',
  tagline: 'Rezidanslar, Atina',
  intro_title: 'Asteria Rezidansları, 2027',
  intro_text: 'Brüt beton, meşe ve cam; bahçeli bir avlunun çevresinde hafifçe kıvrılan yedi kat, yanında altı villa.',
  disclaimer: 'Görseller temsilidir. Planlar, alanlar ve malzemeler teslimden önce değişebilir.',
  side_south: 'Deniz ve havuz tarafı',
  side_north: 'Hymettos tarafı',
  level_7: 'Teraslar ve çatı bahçeleri',
  level_8: 'Bahçe katı',
  front_a: 'Denize bakan güney cephesi',
  'tour.building0': 'Gündüz',
  location_text: 'Metaxourgeio’da, eski kentin kıyısında. Kerameikos, Psyrri ve Monastiraki kısa bir yürüyüş uzakta.',
  handover: 'Haziran 2027',
  address: 'Asteria satış ofisi, Atina, Yunanistan',
};
