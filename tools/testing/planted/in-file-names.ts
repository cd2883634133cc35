import { rename } from 'node:fs/promises';
import type { BuiltPackage } from '../build-package.ts';
import type { PlantedMistake } from './planted-mistake.ts';

/** Mistakes in the names of files, as systems make them that hide endings or take capitals for small letters. */
export const plantedInFileNames: PlantedMistake[] = [
  {
    name: 'table with a second ending',
    code: 'file_missing',
    file: 'tags.csv',
    says: 'there is tags.csv.txt',
    alone: true,
    plant: (built) => move(built, 'tags.csv', 'tags.csv.txt'),
  },
  {
    name: 'table with its ending twice',
    code: 'file_missing',
    file: 'tags.csv',
    says: 'there is tags.csv.csv',
    alone: true,
    plant: (built) => move(built, 'tags.csv', 'tags.csv.csv'),
  },
  {
    name: 'table of another program',
    code: 'file_missing',
    file: 'tags.csv',
    says: 'there is tags.ods: save it as tags.csv',
    alone: true,
    plant: (built) => move(built, 'tags.csv', 'tags.ods'),
  },
  {
    name: 'settings with a capital letter',
    code: 'file_missing',
    file: 'development.json',
    says: 'there is Development.json',
    alone: true,
    plant: (built) => move(built, 'development.json', 'Development.json'),
  },
  {
    name: 'plan with its ending twice',
    code: 'plan_unknown',
    file: 'plans/ş2f1.svg.svg',
    says: 'did you mean "plans/ş2f1.svg"',
    alone: true,
    plant: (built) => move(built, 'plans/ş2f1.svg', 'plans/ş2f1.svg.svg'),
  },
  {
    name: 'plan with its ending in capitals',
    code: 'plan_unknown',
    file: 'plans/ş2f1.SVG',
    says: 'did you mean "plans/ş2f1.svg"',
    alone: true,
    plant: (built) => move(built, 'plans/ş2f1.svg', 'plans/ş2f1.SVG'),
  },
  {
    name: 'picture with the folder of all pictures in its path',
    code: 'picture_missing',
    file: 'galleries.csv',
    line: 2,
    says: 'did you mean "κήπος/σαλόνι.webp"',
    alone: true,
    plant: (built) => built.change('galleries.csv', (text) => text.replace('image,', 'image,pictures/')),
  },
  {
    name: 'pictures separated by a comma',
    code: 'picture_missing',
    file: 'galleries.csv',
    line: 2,
    says: 'separated by |: κήπος/σαλόνι.webp|güneş/ışık ğüşiöç.png',
    alone: true,
    plant: (built) =>
      built.change('galleries.csv', (text) =>
        text.replace('κήπος/σαλόνι.webp', '"κήπος/σαλόνι.webp, güneş/ışık ğüşiöç.png"'),
      ),
  },
  {
    name: 'folder of fronts with a capital letter',
    code: 'front_file_missing',
    file: 'fronts.csv',
    line: 2,
    says: 'there is fronts/Δ/sea.webp, and case counts',
    alone: true,
    plant: async (built) => {
      await built.write('fronts.csv', 'class_name,front,name_en,name_tr\nΔ,sea,Sea side,Deniz tarafı\n');
      await built.write('fronts/Δ/sea.webp', '');
      for (const ending of ['webp', 'svg']) await move(built, `fronts/δ.${ending}`, `fronts/Δ/sea.${ending}`);
    },
  },
  {
    name: 'picture that is there twice, with its accents composed and decomposed',
    code: 'file_twice',
    file: 'pictures/κήπος/σαλόνι.webp',
    says: '(Unicode NFD)',
    plant: (built) => built.write('pictures/κήπος/σαλόνι.webp'.normalize('NFD'), 'another picture'),
  },
];

const move = ({ path }: BuiltPackage, from: string, to: string) => rename(path(from), path(to));
