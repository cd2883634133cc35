import type { Language } from '#domain/texts/language.ts';
import type { Luck } from './luck.ts';

/** People of one country: names as they are written there, and a telephone number that belongs to nobody. */
type Origin = {
  share: number;
  language: Language;
  women: string[];
  men: string[];
  /** Of a woman and of a man, where they differ. */ families: (string | [string, string])[];
  phone(luck: Luck): string;
};

const digits = (luck: Luck, count: number) => String(luck.whole(0, 10 ** count - 1)).padStart(count, '0');

const origins: Origin[] = [
  {
    share: 34,
    language: 'en',
    phone: (luck) => `+30 69${luck.whole(0, 9)} 555 ${digits(luck, 4)}`,
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
    families: [
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
    phone: (luck) => `+90 5${luck.whole(30, 59)} 555 ${digits(luck, 2)} ${digits(luck, 2)}`,
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
    families: [
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
    phone: (luck) => `+49 15${luck.whole(1, 9)} 555${digits(luck, 5)}`,
    women: ['Anna', 'Katharina', 'Julia', 'Sabine', 'Friederike', 'Claudia', 'Hannah', 'Birgit'],
    men: ['Thomas', 'Jürgen', 'Stefan', 'Matthias', 'Lukas', 'Andreas', 'Björn', 'Florian'],
    families: [
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
    phone: (luck) => `+44 7700 900${digits(luck, 3)}`,
    women: ['Charlotte', 'Emily', 'Harriet', 'Olivia', 'Sarah', 'Imogen', 'Rebecca', 'Fiona'],
    men: ['James', 'Oliver', 'Henry', 'William', 'Edward', 'Callum', 'Simon', 'Graham'],
    families: [
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
    phone: (luck) => `+33 6 39 98 ${digits(luck, 2)} ${digits(luck, 2)}`,
    women: ['Camille', 'Élise', 'Margaux', 'Sylvie', 'Chloé', 'Hélène', 'Amandine', 'Inès'],
    men: ['Julien', 'Antoine', 'Mathieu', 'Rémi', 'Olivier', 'Étienne', 'Laurent', 'Hugo'],
    families: [
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
    phone: (luck) => `+31 6 555 ${digits(luck, 5)}`,
    women: ['Sanne', 'Lotte', 'Ingrid', 'Astrid', 'Giulia', 'Chiara', 'Francesca', 'Freja'],
    men: ['Daan', 'Pieter', 'Lars', 'Henrik', 'Marco', 'Lorenzo', 'Matteo', 'Anders'],
    families: [
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

/** Who somebody is. Addresses end in `.example`: no mail can ever reach anybody. */
export type Person = { first_name: string; last_name: string; email: string; phone: string; language: Language };

/** Makes people whose addresses are all different. */
export function createPeople(luck: Luck): () => Person {
  const known = new Map<string, number>();
  return () => {
    const origin = luck.weighed(origins, (one) => one.share);
    const isWoman = luck.chance(0.5);
    const family = luck.pick(origin.families);
    const first_name = luck.pick(isWoman ? origin.women : origin.men);
    const last_name = typeof family === 'string' ? family : family[isWoman ? 0 : 1];
    const name = `${plain(first_name)}.${plain(last_name)}`;
    const times = (known.get(name) ?? 0) + 1;
    known.set(name, times);
    const host = luck.pick(['mail', 'post', 'inbox']);
    return {
      first_name,
      last_name,
      email: `${name}${times === 1 ? '' : times}@${host}.example`,
      phone: origin.phone(luck),
      language: origin.language,
    };
  };
}

/** A name in the letters of an address. */
export function plain(name: string): string {
  return name
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');
}
