import { expect, test } from 'vitest';
import { fold } from '#domain/texts/fold.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';

const { pool } = await ownDatabase();

test.each([
  'ışık IŞIK Işık İŞİK',
  'Οδυσσέας ΟΔΥΣΣΕΑΣ Ϊ́',
  'Weiß WEIẞ Äpfel Łódź Ørsted',
  'Артём Ёлка Йод',
  'أَحْمَد فاطمة ليلى احمـــد',
  'Ünal-Çağlar 😀',
])('the database folds %s as the application does', async (text) => {
  const { rows } = await pool.query('select fold_text($1) as folded', [text]);
  expect(rows[0].folded).toBe(fold(text));
});

test('a phone number and an address stay as they are', async () => {
  const { rows } = await pool.query(`select fold_text('+90 (532) 123 45 67 a.b@c.example') as folded`);
  expect(rows[0].folded).toBe('+90 (532) 123 45 67 a.b@c.example');
});
