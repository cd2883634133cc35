import { expect, it } from 'vitest';
import { roomLabel } from './room-label.ts';

const unit = { room_type_id: 2, room_type: { label: 'Two bedrooms' } };
const lists = [
  { id: 1, label_en: 'One bedroom', label_tr: 'Bir yatak odalı' },
  { id: 2, label_en: 'Two bedrooms, listed', label_tr: 'İki yatak odalı' },
];

it("a room type has its label in the language, or the unit's own label without the lookup lists", () => {
  expect(roomLabel(unit, lists, 'tr')).toBe('İki yatak odalı');
  expect(roomLabel(unit, lists, 'en')).toBe('Two bedrooms, listed');
  expect(roomLabel(unit, undefined, 'tr')).toBe('Two bedrooms');
  expect(roomLabel(unit, [], 'tr')).toBe('Two bedrooms');
});
