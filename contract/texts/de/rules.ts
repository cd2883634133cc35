import type { Translated } from '#domain/texts/language.ts';
import type { ruleTexts as englishRuleTexts } from '../en/rules.ts';

export const ruleTexts: Translated<typeof englishRuleTexts> = {
  printable: 'Darf keine Steuerzeichen enthalten',
  day: 'Muss ein Tag sein wie 2026-11-21',
  days_in_order: 'from und to müssen Tage in dieser Reihenfolge sein',
  viewing_day: 'Bitte wählen Sie einen Tag innerhalb eines Jahres',
  file: 'Muss eine Datei sein',
  range_order: 'Der höchste Wert muss über dem niedrigsten liegen',
  telephone: 'Muss eine Telefonnummer sein wie +44 20 7946 0018',
  international_telephone: 'Muss eine Telefonnummer sein, die mit + und der Landesvorwahl beginnt',
  public_host: 'Muss der Name eines öffentlichen Hosts sein wie tour.example.com',
  https_host: 'Muss aussehen wie https://tiles.example',
  point_pairs: 'Müssen Punktpaare sein wie „812,300 1104,300 1104,690“, oder leer',
  languages_twice: 'Darf jede Sprache nur einmal nennen',
  currency: 'Muss der Code einer Währung sein (ISO 4217), etwa EUR',
  time_zone: 'Muss der Name einer Zeitzone sein, etwa Europe/Berlin',
  colour: 'Muss eine Farbe wie #1a2b3c sein',
  rotator_folder: 'Muss der Name eines Ordners unter rotator/ sein',
};
