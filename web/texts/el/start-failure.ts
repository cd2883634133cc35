import type { Translated } from '#domain/texts/language.ts';
import type { startFailure as english } from '../en/start-failure.ts';

export const startFailure: Translated<typeof english> = {
  title: 'Δεν ήταν δυνατή η έναρξη της παρουσίασης',
  text: 'Ελέγξτε τη σύνδεση.',
  retry: 'Δοκιμή ξανά',
};
