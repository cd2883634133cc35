import type { MistakeText } from '../mistake-text.ts';
import type { exportTexts as english, exportWarningTexts as englishWarnings } from '../en/export-texts.ts';

export const exportTexts: Record<keyof typeof english, MistakeText> = {
  header_again: { what: 'Die Spaltennamen stehen hier noch einmal', todo: 'Löschen Sie die Zeile' },
  row_copied: {
    what: 'Die Zeile ist dieselbe wie Zeile {other}',
    todo: 'Entfernen Sie eine der beiden, oder berichtigen Sie, was sich unterscheiden soll',
  },
  row_fragment: {
    what: 'In der Zeile sind fast alle Zellen leer, die andere Zeilen ausfüllen; sie hat nur: {cells}',
    todo: 'Löschen Sie sie, wenn sie eine Summe, ein Titel oder eine Notiz ist; füllen Sie sie sonst aus',
  },
  document_cut_off: { what: '{path} bricht ab: Das Ende des PDF fehlt', todo: 'Kopieren oder exportieren Sie es neu' },
  rotator_fractions: {
    what: '{path} enthält Bruchteile des Bildes statt Pixel',
    todo: 'Schreiben Sie Pixel des Bildes, das {size} groß ist',
  },
  svg_style_geometry: {
    what: 'Der Stil {value} verschiebt oder verändert Formen; der Import wendet ihn nicht an',
    todo: 'Exportieren Sie die Zeichnung mit Attributen statt Stilen',
  },
};

export const exportWarningTexts: Record<keyof typeof englishWarnings, MistakeText> = {
  text_placeholder: {
    what: 'Im Text {key} steht noch der Platzhalter „{found}“{also}',
    todo: 'Schreiben Sie den Text, oder lassen Sie ihn leer',
  },
  text_other_script: {
    what: 'Der Text {key} enthält keinen Buchstaben seiner Sprache: {found}',
    todo: 'Prüfen Sie, ob zwei Sprachen vertauscht sind',
  },
  code_letter_for_digit: {
    what: 'Der Code „{value}“ hat einen Buchstaben, wo die anderen eine Ziffer haben',
    todo: 'Prüfen Sie ihn: {meant}',
  },
  codes_alike: {
    what: 'Die Codes „{value}“ und „{other}“ (Zeile {line}) unterscheiden sich nur in Satzzeichen',
    todo: 'Schreiben Sie beide gleich, oder löschen Sie eine der Zeilen',
  },
  areas_large: {
    what: 'Die Bruttoflächen der Wohnungen liegen meist bei {usual} m²',
    todo: 'Prüfen Sie, ob sie in m² sind: Einer hat 10.764 Quadratfuß',
  },
  outline_thin: {
    what: 'Der Umriss {id} ist so dünn oder klein, dass man ihn kaum trifft: {width} mal {height} Pixel auf einem großen Bildschirm',
    todo: 'Zeichnen Sie ihn um das Ganze, für das er steht',
  },
  north_still: {
    what: '{path} dreht sich von Bild zu Bild kaum',
    todo: 'Schreiben Sie für jedes Bild Grad, im Uhrzeigersinn von oben',
  },
  markers_hidden: {
    what: 'Kein Bild zeigt die Markierung eines Gebäudes',
    todo: 'Machen Sie Ankerpunkte sichtbar: Die dritte Zahl ist 1',
  },
  currency_sign_unprinted: {
    what: 'Dokumente haben kein Zeichen {sign}, und settings.currency nennt keinen Code, der stattdessen gedruckt wird',
    todo: 'Schreiben Sie settings.currency, etwa GEL',
  },
  currency_sign_new: {
    what: 'Viele Geräte haben das Zeichen {sign} noch nicht und zeigen ein Kästchen',
    todo: 'Schreiben Sie den Code als settings.currencyUnit: {code}',
  },
  frame_refused: {
    what: 'In der Spalte {column} steht {value}, eine Seite, die sich nicht in einen Rahmen einbetten lässt',
    todo: 'Schreiben Sie die Adresse zum Einbetten: {embed}',
  },
  picture_small: {
    what: '{path} misst {width}×{height} und wirkt auf großen Bildschirmen unscharf',
    todo: 'Exportieren Sie das Bild in {good}; nachträgliches Vergrößern hilft nicht',
  },
  pictures_small: {
    what: '{count} Bilder messen {width}×{height} und wirken auf großen Bildschirmen unscharf: {path} … {last}',
    todo: 'Exportieren Sie die Bilder in {good}; nachträgliches Vergrößern hilft nicht',
  },
  picture_blank: {
    what: '{path} zeigt nichts: Jedes Pixel ist {colour}',
    todo: 'Exportieren Sie es erneut, mit eingeschalteten Ebenen',
  },
};
