import { expect, it } from 'vitest';
import { namesOfSeveral } from './type-names.ts';

const product = { title: 'Дома', forms: ['дом', 'дома', 'домов'] };

it('are those of the package in the language, and the product’s where the package lacks one', () => {
  const names = { plural_en: 'The villas', counted_en: 'villa|villas', counted_ru: 'вилла|виллы|вилл', plural_ru: '' };
  expect(namesOfSeveral(names, 'en', product)).toEqual({ title: 'The villas', forms: ['villa', 'villas'] });
  expect(namesOfSeveral(names, 'ru', product)).toEqual({ title: 'Дома', forms: ['вилла', 'виллы', 'вилл'] });
  expect(namesOfSeveral(undefined, 'ru', product)).toEqual(product);
});
