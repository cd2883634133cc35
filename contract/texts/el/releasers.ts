import type { Translated } from '#domain/texts/language.ts';
import type { releaserTexts as englishReleaserTexts } from '../en/releasers.ts';

export const releaserTexts: Translated<typeof englishReleaserTexts> = {
  presentation: {
    anyone: 'συνεργάτες πωλήσεων',
    holder: 'τον συνεργάτη πωλήσεων του πελάτη που την έχει, τον διευθυντή πωλήσεών του ή έναν γενικό διευθυντή',
    managers: 'έναν διευθυντή πωλήσεων ή έναν γενικό διευθυντή',
  },
  dashboard: {
    anyone: 'έναν διευθυντή πωλήσεων ή έναν γενικό διευθυντή',
    holder: 'τον διευθυντή πωλήσεων της ομάδας της οποίας πελάτης την έχει ή έναν γενικό διευθυντή',
    managers: 'έναν διευθυντή πωλήσεων ή έναν γενικό διευθυντή',
  },
};
