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
  csv_no_separator: {
    what: 'Kein Zeichen trennt die Spalten',
    todo: 'Exportieren Sie die Tabelle mit Kommas oder Semikolons zwischen den Spalten',
  },
  columns_other_names: {
    what: 'Die erste Zeile benennt die Spalten anders als erwartet: {names}',
    todo: 'Schreiben Sie dort die Namen: {choices}',
  },
  front_row_single: {
    what: 'Die Klasse {class} hat nur eine Ansicht, {path}, aber fronts.csv nennt zu ihr die Ansicht {front}',
    todo: 'Löschen Sie die Zeile: Sie ist für Klassen mit mehreren Ansichten, deren Dateien in {folder} liegen',
  },
  front_other_name: {
    what: '{path} gehört zu keiner Klasse in buildings.csv, während die Ansicht der Klasse {class} fehlt',
    todo: 'Benennen Sie die Datei in {meant} um, wenn sie diese Ansicht ist',
  },
  fronts_exchanged: {
    what: 'Die Ansichten {path} und {found} sind wohl vertauscht: Jede umreißt die Etagen der anderen Klasse, {class} und {other}',
    todo: 'Vertauschen Sie die Namen der beiden Zeichnungen, und die ihrer Bilder, falls auch diese vertauscht sind',
  },
  svg_circular: {
    what: '{element} {id} zeigt sich selbst, unmittelbar oder über andere, auf die es verweist',
    todo: 'Entfernen Sie den Verweis, der darauf zurückführt, oder zeichnen Sie, was es zeigen soll',
  },
  floors_other_names: {
    what: 'Umrisse, die nach keiner Etage benannt sind: {names}. Etagen von Gebäude {building} ohne Umriss: {levels}',
    todo: 'Benennen Sie jeden Umriss nach seiner Etage: floor-{level} und so weiter',
  },
  floors_shifted: {
    what: 'Die Fronten der Klasse {class} umreißen die Etagen {drawn}, ihre Einheiten liegen aber auf den Etagen {levels}',
    todo: 'Zählen Sie Etagen auf dieselbe Weise, das Erdgeschoss ist 0: Korrigieren Sie die Namen der Umrisse oder die Spalte level',
  },
  outlines_flattened: {
    what: 'Die Form {id} verbindet {count} getrennte Umrisse, während diese keinen haben: {names}',
    todo: 'Zerlegen Sie sie und benennen Sie jeden Teil (Illustrator: Objekt, Zusammengesetzter Pfad, Zurückwandeln; Inkscape: Pfad, Zerlegen; Figma: Flatten rückgängig machen)',
  },
  polygons_outside: {
    what: 'Diese Umrisse ragen über die viewBox {viewBox} hinaus: {names}',
    todo: 'Machen Sie die Zeichenfläche so groß wie die ganze Zeichnung, Ecke auf Ecke mit dem Bild, und exportieren Sie sie neu',
  },
  cells_apostrophe: {
    what: 'Zellen von {columns} beginnen mit einem Apostroph ({count}), zum Beispiel {value}',
    todo: 'Löschen Sie die Apostrophe und formatieren Sie die Spalten stattdessen als Text',
  },
  map_other_system: {
    what: '{path} hat Koordinaten, die nicht Länge und Breite sind: {x}, {y}',
    todo: 'Exportieren Sie sie in Grad (WGS 84, EPSG:4326)',
  },
  folder_misnamed: {
    what: 'Der Ordner {path} heißt nicht {name}',
    todo: 'Benennen Sie ihn in {name} um: Kleinbuchstaben und Leerzeichen zählen',
  },
  folder_absent: {
    what: 'Der Ordner {path} fehlt',
    todo: 'Legen Sie ihn mit seinen Dateien neben development.json ab',
  },
  folder_nested: {
    what: 'Die Dateien des Ordners {name} liegen in einem zweiten darin: {path}',
    todo: 'Verschieben Sie sie eine Ebene höher in {name}',
  },
  folder_packed: {
    what: 'Der Ordner {name} fehlt; es gibt nur das Archiv {path}',
    todo: 'Entpacken Sie es in den Ordner {name}',
  },
  file_pointer: {
    what: '{path} steht nur für die Datei, die nicht hier ist ({kind})',
    todo: 'Legen Sie die Datei selbst an ihre Stelle (Git: git lfs pull; Cloud: auf diesem Gerät behalten; Verknüpfung: ihr Ziel kopieren)',
  },
  merge_conflict: {
    what: 'Git hat hier zwei Fassungen hinterlassen: Die Zeile beginnt mit {mark}',
    todo: 'Behalten Sie die richtige Fassung und löschen Sie die andere sowie die Zeilen mit <<<<<<<, ======= und >>>>>>>',
  },
  plans_other_names: {
    what: 'Pläne, die zu keiner Klasse aus buildings.csv gehören: {names}. Fehlende Pläne: {missing}',
    todo: 'Benennen Sie sie nach Klasse und Etage, in Kleinbuchstaben',
  },
  numbers_respelt: {
    what: 'Die Tabelle schreibt Nummern von Einheiten anders als die Pläne ({count}): „{number}“ von Gebäude {building} heißt in {plan} „{name}“',
    todo: 'Schreiben Sie sie gleich; für führende Nullen formatieren Sie die Spalte als Text',
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
  texts_exchanged: {
    what: '{one} und {other} sind wohl vertauscht: Jeder Text ist in der anderen Sprache, etwa „{found}“{also}',
    todo: 'Vertauschen Sie die beiden Texte oder, wenn es alle betrifft, die beiden Namen',
  },
  polygon_covers: {
    what: 'Das Polygon von {id} überdeckt die von {names}',
    todo: 'Zeichnen Sie es nur um die eigene Einheit',
  },
  outline_open: {
    what: 'Der Umriss {id} ist nicht geschlossen, und eine gerade Linie von seinem Ende zum Anfang läuft quer durch das Umrissene',
    todo: 'Zeichnen Sie ihn ganz herum und schließen Sie ihn',
  },
  prices_series: {
    what: 'Die Preise zählen in {count} Zeilen von {value} bis {to} hoch, wie Tabellenprogramme eine Reihe fortsetzen',
    todo: 'Schreiben Sie den Preis jeder Einheit',
  },
  prices_sorted: {
    what: 'Die Preise gehen von {from} in der ersten Zeile bis {to} in der letzten, folgen aber nicht den Flächen der Einheiten',
    todo: 'Prüfen Sie, ob die Spalte price ohne die anderen sortiert wurde',
  },
  codes_shuffled: {
    what: 'Der Code von Einheit {number} ist „{value}“ und endet mit der Nummer einer anderen; solche Einheiten: {count}',
    todo: 'Prüfen Sie, ob eine Spalte ohne die anderen sortiert wurde',
  },
  text_line_break: {
    what: 'Der Text {key} enthält einen Zeilenumbruch, hier als Punkt geschrieben: „{found}“',
    todo: 'Schreiben Sie ihn in einer Zeile',
  },
  picture_copied: {
    what: '{path} hat denselben Inhalt wie {other}',
    todo: 'Exportieren Sie das gemeinte Bild; wenn beide dasselbe meinen, nennen Sie nur eine der beiden Dateien',
  },
  plan_copied: {
    what: '{path} ist dieselbe Zeichnung wie {other}',
    todo: 'Exportieren Sie die Zeichnung dieser Etage',
  },
  legal_exchanged: {
    what: '{path} hat den Titel „{title}“, der zu einer anderen Seite gehört: {page}',
    todo: 'Tauschen Sie die beiden Dateien, wenn sie vertauscht sind, oder korrigieren Sie den Titel',
  },
};
