import type { Translated } from '#domain/texts/language.ts';
import type {
  priceListRowTexts as englishPriceListRowTexts,
  priceListWords as englishPriceListWords,
} from '../en/price-list-rows.ts';

export const priceListRowTexts: Translated<typeof englishPriceListRowTexts> = {
  list_empty: {
    what: 'Die Liste hat keine Zeilen',
    todo: 'Beginnen Sie mit einer Zeile von Spaltennamen (code, price), darunter je Zeile eine Residenz',
  },
  list_too_long: {
    what: 'Die Liste hat mehr als {max} Zeilen',
    todo: 'Teilen Sie sie in mehrere Listen',
  },
  column_code_missing: {
    what: 'Es gibt keine Spalte „code“',
    todo: 'Nennen Sie die Spalte der Codes in der ersten Zeile „code“',
  },
  column_price_missing: {
    what: 'Es gibt weder eine Spalte „price“ noch „status“',
    todo: 'Nennen Sie die Spalte der Preise in der ersten Zeile „price“',
  },
  column_without_name: {
    what: 'Spalte {place} hat keinen Namen',
    todo: 'Benennen oder entfernen Sie sie',
  },
  column_twice: {
    what: 'Die Spalte „{column}“ gibt es zweimal',
    todo: 'Behalten Sie die, die gilt',
  },
  column_unknown: {
    what: 'Die Spalte „{column}“ ist nicht bekannt',
    todo: 'Entfernen Sie sie oder korrigieren Sie ihren Namen; es zählen code, price und status',
  },
  row_short: {
    what: 'Die Zeile hat {count} Zellen, die erste Zeile {expected}',
    todo: 'Ergänzen Sie die fehlenden Zellen, leer, wo nichts bekannt ist',
  },
  row_long: {
    what: 'Die Zeile hat {count} Zellen, die erste Zeile {expected}',
    todo: 'Entfernen Sie die überzähligen Zellen oder setzen Sie einen Betrag mit Komma in Anführungszeichen',
  },
  row_says_nothing: {
    what: '{code} hat weder Preis noch Status',
    todo: 'Tragen Sie eines davon ein oder entfernen Sie die Zeile',
  },
  control_character: {
    what: 'Spalte {column} enthält ein unsichtbares Zeichen',
    todo: 'Geben Sie die Zelle neu ein',
  },
  code_missing: {
    what: 'Die Zeile nennt keine Residenz',
    todo: 'Tragen Sie ihren Code ein oder entfernen Sie die Zeile',
  },
  code_unknown: {
    what: 'Es gibt keine Residenz „{code}“',
    todo: 'Korrigieren Sie den Code oder entfernen Sie die Zeile{near}',
  },
  code_twice: {
    what: '{code} steht schon in Zeile {other}',
    todo: 'Behalten Sie eine der beiden Zeilen',
  },
  code_of_several: {
    what: '{count} Residenzen heißen „{code}“',
    todo: 'Ändern Sie diese in der Tabelle der Residenzen',
  },
};

export const priceListWords: Translated<typeof englishPriceListWords> = {
  didYouMean: ' (meinten Sie {near}?)',
};
