import type { Language } from '#domain/texts/language.ts';
import type { Random } from '../../random.ts';

/** People of one country: names in their own spelling, and fictitious telephone numbers. */
type Origin = {
  share: number;
  language: Language;
  women: string[];
  men: string[];
  /** A pair is the form for women and the form for men. */
  surnames: (string | [women: string, men: string])[];
  phone(random: Random): string;
};

const digits = (random: Random, count: number) => String(random.integer(0, 10 ** count - 1)).padStart(count, '0');

const origins: Origin[] = [
  {
    share: 34,
    language: 'en',
    phone: (random) => `+30 69${random.integer(0, 9)} 555 ${digits(random, 4)}`,
    women: [
      'Eleni',
      'Maria',
      'Katerina',
      'Sofia',
      'Ioanna',
      'Dimitra',
      'Vasiliki',
      'Despina',
      'Anna',
      'Christina',
      'Fotini',
      'Danai',
      'Myrto',
      'Chrysa',
      'Evangelia',
      'Zoe',
      'Athina',
      'Konstantina',
    ],
    men: [
      'Giorgos',
      'Nikos',
      'Dimitris',
      'Kostas',
      'Yannis',
      'Panagiotis',
      'Stavros',
      'Alexandros',
      'Petros',
      'Thanasis',
      'Spyros',
      'Christos',
      'Manolis',
      'Apostolos',
      'Lefteris',
      'Orestis',
      'Vangelis',
      'Theodoros',
    ],
    surnames: [
      ['Papadaki', 'Papadakis'],
      ['Georgiou', 'Georgiou'],
      ['Nikolaidou', 'Nikolaidis'],
      ['Vlachou', 'Vlachos'],
      ['Antoniou', 'Antoniou'],
      ['Karagianni', 'Karagiannis'],
      ['Makri', 'Makris'],
      ['Oikonomou', 'Oikonomou'],
      ['Samara', 'Samaras'],
      ['Kyriakou', 'Kyriakou'],
      ['Doukas', 'Doukas'],
      ['Laskari', 'Laskaris'],
      ['Markou', 'Markou'],
      ['Politi', 'Politis'],
      ['Stathopoulou', 'Stathopoulos'],
      ['Zervou', 'Zervos'],
      ['Michailidou', 'Michailidis'],
      ['Rallis', 'Rallis'],
      ['Tzavara', 'Tzavaras'],
      ['Venieri', 'Venieris'],
    ],
  },
  {
    share: 30,
    language: 'tr',
    phone: (random) => `+90 5${random.integer(30, 59)} 555 ${digits(random, 2)} ${digits(random, 2)}`,
    women: [
      'Ayşe',
      'Zeynep',
      'Elif',
      'Defne',
      'Selin',
      'Nilüfer',
      'Gül',
      'Şebnem',
      'Özlem',
      'İpek',
      'Ebru',
      'Derya',
      'Çiğdem',
      'Aslı',
      'Melis',
      'Nazlı',
      'Yasemin',
      'Burcu',
    ],
    men: [
      'Mehmet',
      'Ahmet',
      'Emre',
      'Can',
      'Kerem',
      'Barış',
      'Oğuz',
      'Çağlar',
      'İlker',
      'Tolga',
      'Ömer',
      'Serkan',
      'Umut',
      'Yiğit',
      'Burak',
      'Cem',
      'Hakan',
      'Ünal',
    ],
    surnames: [
      'Yılmaz',
      'Kaya',
      'Demir',
      'Şahin',
      'Çelik',
      'Yıldız',
      'Öztürk',
      'Aydın',
      'Arslan',
      'Doğan',
      'Kılıç',
      'Aksoy',
      'Erdem',
      'Güneş',
      'Korkmaz',
      'Işık',
      'Tekin',
      'Ünsal',
      'Bulut',
      'Özkan',
      'Sönmez',
      'Karaca',
    ],
  },
  {
    share: 11,
    language: 'en',
    phone: (random) => `+49 15${random.integer(1, 9)} 555${digits(random, 5)}`,
    women: ['Anna', 'Katharina', 'Julia', 'Sabine', 'Friederike', 'Claudia', 'Hannah', 'Birgit'],
    men: ['Thomas', 'Jürgen', 'Stefan', 'Matthias', 'Lukas', 'Andreas', 'Björn', 'Florian'],
    surnames: [
      'Müller',
      'Schäfer',
      'Weber',
      'Brandt',
      'Köhler',
      'Lindner',
      'Vogel',
      'Krüger',
      'Hartmann',
      'Seidel',
      'Böhm',
      'Winter',
    ],
  },
  {
    share: 9,
    language: 'en',
    phone: (random) => `+44 7700 900${digits(random, 3)}`,
    women: ['Charlotte', 'Emily', 'Harriet', 'Olivia', 'Sarah', 'Imogen', 'Rebecca', 'Fiona'],
    men: ['James', 'Oliver', 'Henry', 'William', 'Edward', 'Callum', 'Simon', 'Graham'],
    surnames: [
      'Bennett',
      'Clarke',
      'Whitfield',
      'Hughes',
      'Marsh',
      'Aldridge',
      'Turner',
      'Fraser',
      'Holloway',
      'Pemberton',
      'Shaw',
      'Ward',
    ],
  },
  {
    share: 8,
    language: 'en',
    phone: (random) => `+33 6 39 98 ${digits(random, 2)} ${digits(random, 2)}`,
    women: ['Camille', 'Élise', 'Margaux', 'Sylvie', 'Chloé', 'Hélène', 'Amandine', 'Inès'],
    men: ['Julien', 'Antoine', 'Mathieu', 'Rémi', 'Olivier', 'Étienne', 'Laurent', 'Hugo'],
    surnames: [
      'Moreau',
      'Lefèvre',
      'Girard',
      'Roussel',
      'Fontaine',
      'Mercier',
      'Chevalier',
      'Garnier',
      'Perrin',
      'Aubert',
      'Dubois',
      'Lacroix',
    ],
  },
  {
    share: 8,
    language: 'en',
    phone: (random) => `+31 6 555 ${digits(random, 5)}`,
    women: ['Sanne', 'Lotte', 'Ingrid', 'Astrid', 'Giulia', 'Chiara', 'Francesca', 'Freja'],
    men: ['Daan', 'Pieter', 'Lars', 'Henrik', 'Marco', 'Lorenzo', 'Matteo', 'Anders'],
    surnames: [
      'de Vries',
      'Bakker',
      'van den Berg',
      'Visser',
      'Lindqvist',
      'Nyström',
      'Sørensen',
      'Bianchi',
      'Ferrari',
      'Conti',
      'Marchetti',
      'Haugen',
    ],
  },
];

/** A person. Addresses end in `.example`, so that no mail can ever reach anybody. */
export type Person = { first_name: string; last_name: string; email: string; phone: string; language: Language };

/** Returns a function that makes people, all with different addresses. */
export function createPeople(random: Random): () => Person {
  const known = new Map<string, number>();
  return () => {
    const origin = random.pickWeighted(origins, (origin) => origin.share);
    const isWoman = random.chance(0.5);
    const surname = random.pick(origin.surnames);
    const first_name = random.pick(isWoman ? origin.women : origin.men);
    const last_name = typeof surname === 'string' ? surname : surname[isWoman ? 0 : 1];
    const name = `${plain(first_name)}.${plain(last_name)}`;
    const times = (known.get(name) ?? 0) + 1;
    known.set(name, times);
    const host = random.pick(['mail', 'post', 'inbox']);
    return {
      first_name,
      last_name,
      email: `${name}${times === 1 ? '' : times}@${host}.example`,
      phone: origin.phone(random),
      language: origin.language,
    };
  };
}

/** A name in the letters a to z. */
export function plain(name: string): string {
  return name
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');
}
