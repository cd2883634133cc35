import { rename } from 'node:fs/promises';
import type { BuiltPackage } from '../build-package.ts';
import { oversightsOfAgencies } from './by-agencies.ts';
import { unintended } from './unintended.ts';
import { implausible } from './implausible.ts';
import { leftOver } from './left-over.ts';
import { oversightsOfCopies } from './of-one-cause.ts';
import { outOfSight } from './out-of-sight.ts';
import type { Oversight } from './planted-mistake.ts';

/** Oversights to plant one at a time into a package without mistakes. */
export const oversights: Oversight[] = [
  ...implausible,
  ...unintended,
  ...leftOver,
  ...outOfSight,
  ...oversightsOfAgencies,
  ...oversightsOfCopies,
  {
    name: 'opening hours in one of two languages',
    code: 'setting_untranslated',
    file: 'development.json',
    line: 15,
    says: 'in en but not in tr',
    plant: (built) => addSetting(built, '"contact": { "phone": "+30 210 000 0000", "hours": { "en": "9 to 18" } }'),
  },
  {
    name: 'telephone number without the code of its country',
    code: 'phone_national',
    file: 'development.json',
    line: 15,
    says: '040 555 0100, without the code',
    plant: (built) => addSetting(built, '"contact": { "phone": "040 555 0100" }'),
  },
  {
    name: 'time zone of another country',
    code: 'time_zone_elsewhere',
    file: 'development.json',
    line: 15,
    says: 'settings.timeZone is Europe/London, but clocks at settings.map.centre show another time: that of Europe/Istanbul',
    plant: (built) => addSetting(built, '"timeZone": "Europe/London"'),
  },
  {
    name: 'HTML in a text',
    code: 'text_markup',
    file: 'development.json',
    line: 18,
    says: '<b>',
    plant: (built) => built.change('development.json', (text) => text.replace('"Welcome', '"<b>Welcome</b>')),
  },
  {
    name: 'icon that is not square',
    code: 'brand_icon_shape',
    file: 'brand/icon.svg',
    line: 1,
    says: '0 0 200 64',
    plant: async (built) => {
      await built.write(
        'brand/icon.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 64"><path d="M0 0h200v64z"/></svg>',
      );
      await addSetting(built, '"brand": { "icon": "icon.svg" }');
    },
  },
  {
    name: 'outlines of two floors at one place',
    code: 'outlines_overlap',
    file: 'fronts/δ.svg',
    line: 1,
    says: 'floors 0 and 1',
    plant: (built) =>
      built.change('fronts/δ.svg', (svg) => {
        const [, place = ''] = /id="floor-0"([^>]*)>/.exec(svg) ?? [];
        return svg.replace(/(id="floor-1")[^>]*>/, `$1${place}>`);
      }),
  },
  {
    name: 'two floors of the same name',
    code: 'level_name_twice',
    file: 'levels.csv',
    line: 3,
    says: 'Floors 0 and 1 of class Δ are both called "Garden"',
    plant: (built) =>
      built.write('levels.csv', 'level,classes,name_en,name_tr\n1,Δ,Garden,Bahçe\n0,Δ,Garden,Bahçe katı\n'),
  },
  {
    name: 'two floors at the same place',
    code: 'level_order_twice',
    file: 'levels.csv',
    line: 2,
    says: 'same place, 1',
    plant: (built) => built.write('levels.csv', 'level,name_en,name_tr,order\n0,Garden,Bahçe,1\n'),
  },
  {
    name: 'brochure with a capital letter',
    code: 'file_unused',
    file: 'documents/Brochure.pdf',
    says: 'did you mean "documents/brochure.pdf"',
    plant: (built) => built.write('documents/Brochure.pdf', '%PDF-1.7\n%%EOF\n'),
  },
  {
    name: 'brochure with an underscore before its language',
    code: 'file_unused',
    file: 'documents/brochure_tr.pdf',
    says: 'did you mean "documents/brochure-tr.pdf"',
    plant: (built) => built.write('documents/brochure_tr.pdf', '%PDF-1.7\n%%EOF\n'),
  },
  {
    name: 'link of a gallery of pictures',
    code: 'gallery_link_unused',
    file: 'galleries.csv',
    line: 2,
    says: 'nothing shows its link https://film.example/two',
    plant: (built) => built.change('galleries.csv', (text) => text.replace(',,0', ',https://film.example/two,0')),
  },
  {
    name: 'panoramas of units switched on without any',
    code: 'has360_empty',
    file: 'development.json',
    line: 15,
    says: 'link_360',
    plant: (built) => addSetting(built, '"has360": true'),
  },
  {
    name: 'real pictures switched on without any',
    code: 'real_shots_empty',
    file: 'development.json',
    line: 15,
    says: 'panoramas.csv',
    plant: (built) => addSetting(built, '"hasRealShot": true'),
  },
  {
    name: 'name whose letters were read in another encoding',
    code: 'text_damaged',
    file: 'tags.csv',
    line: 2,
    says: 'contains "Ä±"',
    plant: (built) => built.change('tags.csv', (text) => text.replace('manzarası', 'manzarasÄ±')),
  },
  {
    name: 'text with a letter that was lost',
    code: 'text_damaged',
    file: 'development.json',
    line: 21,
    says: 'contains "\ufffd"',
    plant: (built) => built.change('development.json', (text) => text.replace('Hoş', 'Ho\ufffd')),
  },
  {
    name: 'colour of a drawing with a digit too few',
    code: 'drawing_colour_unknown',
    file: 'plans/δf0.svg',
    line: 1,
    says: 'stroke "#33"',
    plant: (built) => built.change('plans/δf0.svg', (svg) => svg.replace('#333', '#33')),
  },
  {
    name: 'colour of a drawing in percent',
    code: 'drawing_colour_unknown',
    file: 'plans/δf0.svg',
    line: 1,
    says: 'stroke "20%"',
    plant: (built) => built.change('plans/δf0.svg', (svg) => svg.replace('#333', '20%')),
  },
  {
    name: 'gradient that a drawing does not contain',
    code: 'drawing_reference_missing',
    file: 'plans/δf0.svg',
    line: 1,
    says: 'refers to "wood"',
    plant: (built) => built.change('plans/δf0.svg', (svg) => svg.replace('fill="none"', 'fill="url(#wood)"')),
  },
  ofLegal('legal/privacy_tr.md', 'did you mean "legal/privacy.tr.md"'),
  ofLegal('legal/Privacy.TR.markdown', 'did you mean "legal/privacy.tr.md"'),
  ofLegal('legal/gizlilik.tr.md', 'did you mean "legal/privacy.tr.md"'),
  {
    name: 'tag of a unit named twice',
    code: 'value_repeated',
    file: 'units.csv',
    line: 2,
    says: 'names "sea" twice',
    plant: (built) => built.change('units.csv', (text) => text.replace('sea|corner', 'sea|corner|sea')),
  },
];

/** The privacy notice in Turkish under another name. */
function ofLegal(file: string, says: string): Oversight {
  const plant = (built: BuiltPackage) => rename(built.path('legal/privacy.tr.md'), built.path(file));
  return { name: `legal page named ${file}`, code: 'legal_unknown', file, says, plant };
}

const addSetting = (built: BuiltPackage, setting: string) =>
  built.change('development.json', (text) => text.replace('"frames": 2', `"frames": 2,\n    ${setting}`));
