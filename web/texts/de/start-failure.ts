import type { Translated } from '#domain/texts/language.ts';
import type { startFailure as english } from '../en/start-failure.ts';

export const startFailure: Translated<typeof english> = {
  title: 'Die Präsentation konnte nicht starten',
  text: 'Bitte prüfen Sie die Verbindung.',
  retry: 'Erneut versuchen',
};
