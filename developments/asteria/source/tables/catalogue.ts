import type { Words } from './words.ts';

/** The types of home in Asteria, with their names and pictures. */
interface ApartmentType {
  name: string;
  title: Words;
  family: Family;
}
export type Family = 'studio' | 'one' | 'two' | 'three' | 'court' | 'duplex' | 'villa';

const type = (name: string, title: Words, family: Family): ApartmentType => ({ name, title, family });

/** By the key of the type in the model. */
export const APARTMENT_TYPES: Readonly<Record<string, ApartmentType>> = {
  studio: type('Studio', ['Studio', 'Stüdyo', 'Στούντιο', 'استوديو'], 'studio'),
  one: type('One bedroom', ['One bedroom', 'Bir yatak odalı', 'Ένα υπνοδωμάτιο', 'غرفة نوم واحدة'], 'one'),
  two: type('Two bedroom', ['Two bedroom', 'İki yatak odalı', 'Δύο υπνοδωμάτια', 'غرفتا نوم'], 'two'),
  corner: type(
    'Corner',
    ['Three bedroom corner', 'Üç yatak odalı köşe', 'Γωνιακή, τρία υπνοδωμάτια', 'زاوية، ثلاث غرف نوم'],
    'three',
  ),
  'studio-garden': type(
    'Garden studio',
    ['Garden studio', 'Bahçeli stüdyo', 'Στούντιο με κήπο', 'استوديو مع حديقة'],
    'studio',
  ),
  'one-garden': type(
    'Garden one',
    ['One bedroom with garden', 'Bir yatak odalı, bahçeli', 'Ένα υπνοδωμάτιο, με κήπο', 'غرفة نوم واحدة مع حديقة'],
    'one',
  ),
  'two-garden': type(
    'Garden two',
    ['Two bedroom with garden', 'İki yatak odalı, bahçeli', 'Δύο υπνοδωμάτια, με κήπο', 'غرفتا نوم مع حديقة'],
    'two',
  ),
  'corner-garden': type(
    'Garden corner',
    [
      'Three bedroom corner with garden',
      'Üç yatak odalı köşe, bahçeli',
      'Γωνιακή με κήπο, τρία υπνοδωμάτια',
      'زاوية مع حديقة، ثلاث غرف نوم',
    ],
    'three',
  ),
  court: type(
    'Court residence',
    [
      'Court residence, four bedrooms',
      'Avlu rezidansı, dört yatak odalı',
      'Κατοικία στο αίθριο, τέσσερα υπνοδωμάτια',
      'وحدة على الفناء، أربع غرف نوم',
    ],
    'court',
  ),
  'studio-top': type(
    'Terrace studio',
    ['Terrace studio', 'Teraslı stüdyo', 'Στούντιο με βεράντα', 'استوديو مع تراس'],
    'studio',
  ),
  'one-top': type(
    'Terrace one',
    [
      'One bedroom with deep terrace',
      'Bir yatak odalı, geniş teraslı',
      'Ένα υπνοδωμάτιο, με μεγάλη βεράντα',
      'غرفة نوم واحدة مع تراس واسع',
    ],
    'one',
  ),
  'two-top': type(
    'Terrace two',
    [
      'Two bedroom with deep terrace',
      'İki yatak odalı, geniş teraslı',
      'Δύο υπνοδωμάτια, με μεγάλη βεράντα',
      'غرفتا نوم مع تراس واسع',
    ],
    'two',
  ),
  duplex: type(
    'Roof duplex',
    ['Duplex with roof garden', 'Çatı bahçeli dubleks', 'Μεζονέτα με κήπο στο δώμα', 'دوبلكس مع حديقة سطح'],
    'duplex',
  ),
  'villa-a': type(
    'Villa A',
    ['Villa, four bedrooms', 'Villa, dört yatak odalı', 'Βίλα, τέσσερα υπνοδωμάτια', 'فيلا، أربع غرف نوم'],
    'villa',
  ),
  'villa-b': type(
    'Villa B',
    ['Villa, three bedrooms', 'Villa, üç yatak odalı', 'Βίλα, τρία υπνοδωμάτια', 'فيلا، ثلاث غرف نوم'],
    'villa',
  ),
};

const none: Words = ['', '', '', ''];

export const ROOM_TYPES = [
  ['Studio', 'Studio', 'Stüdyo', 'Στούντιο', 'استوديو', 'studio'],
  ['1+1', '1+1', '1+1', '1+1', '1+1', 'one'],
  ['2+1', '2+1', '2+1', '2+1', '2+1', 'two'],
  ['3+1', '3+1', '3+1', '3+1', '3+1', 'three'],
  ['4+1', '4+1', '4+1', '4+1', '4+1', 'four'],
] as const;
/** A type of buildings: its name, the title of one, the title of several, and their names beside a number. */
const buildingType = (name: string, title: Words, plural: Words = none, counted: Words = none) => [
  name,
  ...title,
  ...plural,
  ...counted,
];
export const BUILDING_TYPES = [
  buildingType('Apartments', ['Apartments', 'Apartman daireleri', 'Διαμερίσματα', 'شقق']),
  buildingType(
    'Villa',
    ['Villa', 'Villa', 'Βίλα', 'فيلا'],
    ['The villas', 'Villalar', 'Οι βίλες', 'الفلل'],
    ['villa|villas', 'villa', 'βίλα|βίλες', 'فيلا|فيلا|فيلتان|فلل|فيلا|فيلا'],
  ),
];
/** Names of the lead sources, with their titles. */
export const LEAD_SOURCES = {
  Website: ['Website', 'Web sitesi', 'Ιστότοπος', 'الموقع الإلكتروني'],
  'Sales office': ['Sales office', 'Satış ofisi', 'Γραφείο πωλήσεων', 'مكتب المبيعات'],
  Telephone: ['Telephone', 'Telefon', 'Τηλέφωνο', 'الهاتف'],
  Recommendation: ['Recommendation', 'Tavsiye', 'Σύσταση', 'توصية'],
  Broker: ['Broker', 'Emlak danışmanı', 'Μεσίτης', 'وسيط'],
  'Property fair': ['Property fair', 'Emlak fuarı', 'Έκθεση ακινήτων', 'معرض عقاري'],
  'Social media': ['Social media', 'Sosyal medya', 'Μέσα κοινωνικής δικτύωσης', 'وسائل التواصل الاجتماعي'],
  'Newspaper and magazine': ['Newspaper and magazine', 'Gazete ve dergi', 'Εφημερίδες και περιοδικά', 'الصحف والمجلات'],
} as const satisfies Record<string, Words>;

/** Tags by key, with their titles. */
export const TAGS = {
  'acropolis-view': ['Acropolis view', 'Akropolis manzarası', 'Θέα στην Ακρόπολη', 'إطلالة على الأكروبوليس'],
  'lycabettus-view': ['Lycabettus view', 'Likavitos manzarası', 'Θέα στον Λυκαβηττό', 'إطلالة على ليكافيتوس'],
  'hymettus-view': ['Hymettus view', 'Hymettos manzarası', 'Θέα στον Υμηττό', 'إطلالة على جبل هيميتوس'],
  'gulf-view': ['Saronic Gulf view', 'Saronik Körfezi manzarası', 'Θέα στον Σαρωνικό', 'إطلالة على خليج سارونيكوس'],
  'court-view': ['Court view', 'Avlu manzarası', 'Θέα στο αίθριο', 'إطلالة على الفناء'],
  'pool-side': ['By the pool', 'Havuz kenarı', 'Δίπλα στην πισίνα', 'بجانب المسبح'],
  corner: ['Corner', 'Köşe', 'Γωνιακή', 'زاوية'],
  'top-floor': ['Top floor', 'En üst kat', 'Τελευταίος όροφος', 'الطابق الأخير'],
  'two-terraces': ['Two terraces', 'İki teras', 'Δύο βεράντες', 'تراسان'],
  garden: ['Private garden', 'Özel bahçe', 'Ιδιωτικός κήπος', 'حديقة خاصة'],
  'roof-garden': ['Roof garden', 'Çatı bahçesi', 'Κήπος στο δώμα', 'حديقة السطح'],
  'private-pool': ['Private pool', 'Özel havuz', 'Ιδιωτική πισίνα', 'مسبح خاص'],
  duplex: ['Duplex', 'Dubleks', 'Μεζονέτα', 'دوبلكس'],
  investor: ['For investors', 'Yatırımcılar için', 'Για επενδυτές', 'للمستثمرين'],
} as const satisfies Record<string, Words>;
export type Tag = keyof typeof TAGS;
