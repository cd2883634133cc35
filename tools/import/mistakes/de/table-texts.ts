import type { MistakeText } from '../mistake-text.ts';
import type { tableTexts as english } from '../en/table-texts.ts';

export const tableTexts: Record<keyof typeof english, MistakeText> = {
  // Tables
  csv_bars: {
    what: 'Die Spalten sind durch senkrechte Striche getrennt',
    todo: 'Exportieren Sie die Tabelle mit Kommas oder Semikolons zwischen den Spalten',
  },
  csv_separator: {
    what: 'Die Spalten sind durch „{found}“ getrennt',
    todo: 'Exportieren Sie die Tabelle mit Kommas oder Semikolons zwischen den Spalten',
  },
  csv_unreadable: {
    what: 'Die Tabelle ist nicht lesbar: {reason}',
    todo: 'Prüfen Sie die Anführungszeichen in dieser Zeile und exportieren Sie die Tabelle erneut',
  },
  csv_quotation: {
    what: 'Der Wert {value} enthält Anführungszeichen',
    todo: 'Schreiben Sie {example}: in Anführungszeichen, und die inneren doppelt',
  },
  csv_cut: {
    what: 'Die Tabelle endet mitten in dieser Zeile; der Rest fehlt',
    todo: 'Exportieren Sie die Tabelle erneut und kopieren Sie die ganze Datei',
  },
  xlsx_unreadable: {
    what: 'Die Arbeitsmappe ist nicht lesbar: {reason}',
    todo: 'Speichern Sie sie erneut als .xlsx, mit der Tabelle auf dem ersten Blatt',
  },
  table_too_long: {
    what: 'Die Tabelle hat mehr als {max} Zeilen',
    todo: 'Lassen Sie weg, was keine Einheit, kein Gebäude und kein Ort braucht',
  },
  table_too_wide: {
    what: 'Die Zeile hat eine Zelle jenseits von Spalte {max}',
    todo: 'Löschen Sie die Zellen weit rechts von der Tabelle',
  },
  table_too_large: {
    what: 'Die Tabelle ist weit größer, als eine Tabelle eines Pakets sein muss',
    todo: 'Kopieren Sie ihre Zeilen und Spalten in eine neue Datei',
  },
  cell_too_long: { what: 'Eine Zelle hat mehr als {max} Zeichen', todo: 'Kürzen Sie den Inhalt' },
  table_empty: {
    what: 'Die Tabelle hat keine Kopfzeile',
    todo: 'Beginnen Sie mit einer Zeile mit den Spaltennamen: {columns}',
  },
  column_missing: {
    what: 'Spalte {column} fehlt',
    todo: 'Fügen Sie die Spalte hinzu; lassen Sie Zellen leer, wenn nichts bekannt ist',
  },
  column_unknown: {
    what: 'Spalte {column} ist nicht bekannt',
    todo: 'Entfernen Sie sie oder korrigieren Sie den Namen{hint}',
  },
  column_twice: { what: 'Spalte {column} steht zweimal in der Kopfzeile', todo: 'Behalten Sie nur eine davon' },
  row_separator: {
    what: 'Die Zellen der Zeile sind durch „{found}“ getrennt, die der Kopfzeile durch „{expected}“',
    todo: 'Trennen Sie die Zellen aller Zeilen durch dasselbe Zeichen',
  },
  row_short: {
    what: 'Zellen in der Zeile: {count}, in der Kopfzeile: {expected}',
    todo: 'Ergänzen Sie die fehlenden Kommas{hint}',
  },
  row_long: {
    what: 'Zellen in der Zeile: {count}, in der Kopfzeile: {expected}',
    todo: 'Entfernen Sie die überzähligen Kommas oder setzen Sie einen Wert mit Komma in Anführungszeichen',
  },
  // Cells
  value_missing: { what: 'Spalte {column} ist leer', todo: 'Tragen Sie einen Wert ein' },
  value_too_long: {
    what: 'Spalte {column} hat {count} Zeichen; höchstens {max} sind erlaubt',
    todo: 'Kürzen Sie den Inhalt',
  },
  digits_arabic: {
    what: 'In Spalte {column} steht „{value}“ mit anderen Ziffern als 0 bis 9',
    todo: 'Schreiben Sie Ziffern von 0 bis 9: {latin}',
  },
  price_format: {
    what: 'In Spalte {column} steht „{value}“; das ist keine ganze Zahl in der kleinsten Einheit der Währung',
    todo: 'Schreiben Sie nur Ziffern: {shown} ist {minor}{hint}',
  },
  price_negative: { what: 'Spalte {column} ist negativ: {value}', todo: 'Schreiben Sie einen Preis von 0 oder mehr' },
  price_too_large: {
    what: 'In Spalte {column} steht {value}; das ist mehr, als ein Preis sein kann',
    todo: 'Geben Sie den Betrag in der kleinsten Einheit der Währung (Cent) an, höchstens 1000000000000000',
  },
  cell_error: {
    what: 'In Spalte {column} steht {value}, ein Fehler des Tabellenprogramms',
    todo: 'Korrigieren Sie die Formel oder schreiben Sie ihren Wert',
  },
  cell_formula: {
    what: 'In Spalte {column} steht eine Formel ohne gespeicherten Wert: {value}',
    todo: 'Öffnen und speichern Sie die Datei in einem Tabellenprogramm oder schreiben Sie den Wert',
  },
  lookalike: {
    what: 'In Spalte {column} steht „{value}“ mit dem Buchstaben {letter}, der wie {looksLike} in Zeile {other} aussieht',
    todo: 'Geben Sie es mit derselben Tastaturbelegung wie die anderen neu ein',
  },
  lookalike_elsewhere: {
    what: 'In Spalte {column} steht „{value}“ mit dem Buchstaben {letter}, der wie {looksLike} in {other} aussieht',
    todo: 'Schreiben Sie „{meant}“',
  },
  building_row_missing: {
    what: 'buildings.csv hat keine Zeile für Gebäude „{value}“, obwohl es Einheiten und anderes davon gibt',
    todo: 'Fügen Sie seine Zeile hinzu: Wahrscheinlich wurde sie gelöscht',
  },
  building_other_code: {
    what: 'Nichts sonst nennt den Code „{value}“: Einheiten, Marker oder Texte gehören zu einem Gebäude „{meant}“, das keine Zeile hat',
    todo: 'Schreiben Sie „{meant}“ als Code oder korrigieren Sie die anderen',
  },
  class_undrawn: {
    what: 'Zur Klasse „{value}“ gibt es weder Ansicht noch Grundriss',
    todo: 'Berichtigen Sie class_name{hint} oder fügen Sie die Ansicht (fronts/{name}.webp, fronts/{name}.svg) und die Grundrisse hinzu',
  },
  levels_sorted: {
    what: 'Die Etagen von {count} Einheiten sind nicht die ihrer Grundrisse, zuerst {level} bei Einheit {number} von Gebäude {building}, die {found} zeigt: Die Spalte level wurde ohne die anderen sortiert',
    todo: 'Stellen Sie die Spalte wieder her und sortieren Sie ganze Zeilen',
  },
  class_without_files: {
    what: 'Zur Klasse „{value}“ gibt es weder Ansicht noch Grundriss; {file} und weitere gehören zu „{meant}“, einer Klasse ohne Gebäude',
    todo: 'Schreiben Sie „{meant}“ oder benennen Sie die Dateien um',
  },
  area_zero: { what: 'Spalte {column} ist 0', todo: 'Schreiben Sie die Fläche in m²' },
  number_format: {
    what: 'In Spalte {column} steht „{value}“; das ist keine Zahl',
    todo: 'Schreiben Sie Ziffern, mit Punkt für Nachkommastellen: 84.5',
  },
  position_format: {
    what: 'Die Koordinaten {value} sind nicht in Grad mit Dezimalpunkt geschrieben',
    todo: 'Schreiben Sie {lat} in lat und {lng} in lng',
  },
  position_other_system: {
    what: 'Die Koordinaten {value} sind keine geografische Breite und Länge',
    todo: 'Schreiben Sie Grad (WGS 84) mit Dezimalpunkt: 53.5425 in lat, 9.9875 in lng',
  },
  number_negative: { what: 'Spalte {column} ist negativ: {value}', todo: 'Schreiben Sie 0 oder mehr' },
  number_out_of_range: {
    what: 'In Spalte {column} steht {value}; möglich ist {min} bis {max}',
    todo: 'Korrigieren Sie den Wert',
  },
  integer_format: {
    what: 'In Spalte {column} steht „{value}“; das ist keine ganze Zahl',
    todo: 'Schreiben Sie eine ganze Zahl{hint}',
  },
  flag_format: { what: 'In Spalte {column} steht „{value}“', todo: 'Schreiben Sie 1 für ja oder 0 für nein' },
  link_format: {
    what: 'In Spalte {column} steht „{value}“; das ist keine Webadresse',
    todo: 'Beginnen Sie mit https:// oder http:// oder mit einem / für eine Seite dieser Website',
  },
  choice_unknown: { what: 'In Spalte {column} steht „{value}“', todo: 'Möglich sind: {choices}{hint}' },
  code_format: {
    what: 'In Spalte {column} steht „{value}“',
    todo: 'Verwenden Sie nur Buchstaben, Ziffern, Leerzeichen, Punkte, Binde- und Unterstriche',
  },
  status_unknown: { what: 'Der Status „{value}“ ist nicht bekannt', todo: 'Möglich sind: {choices}{hint}' },
  building_unknown: {
    what: 'Es gibt kein Gebäude „{value}“',
    todo: 'Fügen Sie es in buildings.csv hinzu oder korrigieren Sie den Code{hint}',
  },
  room_type_unknown: {
    what: 'Es gibt keinen Zimmertyp „{value}“',
    todo: 'Fügen Sie ihn in room-types.csv hinzu oder korrigieren Sie den Namen{hint}',
  },
  apartment_type_unknown: {
    what: 'Es gibt keinen Wohnungstyp „{value}“',
    todo: 'Fügen Sie ihn in apartment-types.csv hinzu oder korrigieren Sie den Namen{hint}',
  },
  building_type_unknown: {
    what: 'Es gibt keinen Gebäudetyp „{value}“',
    todo: 'Fügen Sie ihn in building-types.csv hinzu oder korrigieren Sie den Namen{hint}',
  },
  panorama_unknown: {
    what: 'Es gibt kein Panorama „{value}“',
    todo: 'Fügen Sie es in panoramas.csv hinzu oder korrigieren Sie den Slug{hint}',
  },
  hotspot_two_ways: {
    what: 'Der Hotspot führt zu einem Panorama und zu einer Adresse',
    todo: 'Behalten Sie nur to oder nur link',
  },
  frame_address: {
    what: 'In Spalte {column} steht „{value}“; das ist {reason} und kann nicht in einem Rahmen gezeigt werden',
    todo: 'Nennen Sie eine Seite einer öffentlichen Website: https://tour.example.com/…',
  },
  frame_host: {
    what: 'In Spalte {column} steht „{value}“, eine Seite {reason}',
    todo: 'Fügen Sie den Host in development.json zu settings.frameHosts hinzu oder korrigieren Sie den Link',
  },
  tag_unknown: {
    what: 'Es gibt kein Merkmal „{value}“',
    todo: 'Fügen Sie es in tags.csv hinzu oder korrigieren Sie den Namen{hint}',
  },
  plural_forms: {
    what: 'In der Spalte {column} stehen {count} Formen des Wortes; Zahlen brauchen {expected}',
    todo: 'Geben Sie die Formen an, die das Wort neben Zahlen hat, durch | getrennt: {example}',
  },
  lead_source_none: {
    what: 'Die Tabelle hat keine Zeile',
    todo: 'Fügen Sie eine hinzu, etwa Website: Wer sich selbst registriert, bekommt die erste',
  },
  duplicate_key: {
    what: '{column} „{value}“ steht schon in Zeile {other}{case}',
    todo: 'Geben Sie jeder Zeile einen eigenen Wert oder entfernen Sie eine der Zeilen',
  },
  duplicate_number: {
    what: 'Gebäude {building} hat schon eine Einheit {value}, in Zeile {other}',
    todo: 'Geben Sie jeder Einheit eines Gebäudes eine eigene Nummer',
  },
  formerly_twice: {
    what: '„{value}“ ist schon der frühere Code der Zeile {other}',
    todo: 'Nennen Sie ihn nur einmal: Nur eine Zeile kann das frühere {value} sein',
  },
  held_unit_listed: {
    what: 'Einheit „{value}“ ist hier zurückgezogen, steht aber auch in der Tabelle der Einheiten',
    todo: 'Entfernen Sie sie aus einer der beiden Tabellen',
  },
  held_unit_missing: {
    what: 'Einheit „{value}“ wird hier verfügbar gemacht, steht aber nicht in der Tabelle der Einheiten',
    todo: 'Fügen Sie sie dort hinzu oder entfernen Sie diese Zeile{hint}',
  },
  area_disorder: {
    what: 'Die Nettofläche {net} ist größer als die Bruttofläche {gross}',
    todo: 'Korrigieren Sie eine von beiden',
  },
  slug_reserved: {
    what: 'Der Slug „{slug}“ ist die Adresse der Liste aller Galerien',
    todo: 'Geben Sie der Galerie einen anderen Slug',
  },
  gallery_empty: {
    what: 'Die Galerie „{slug}“ zeigt nichts',
    todo: 'Nennen Sie ihre Bilder in images oder ihre Adresse in link',
  },
  columns_respelt: {
    what: 'Die Kopfzeile schreibt Spalten anders: {found}',
    todo: 'Schreiben Sie {choices}: in lateinischen Kleinbuchstaben, mit Unterstrichen',
  },
  units_none: {
    what: 'Die Tabelle hat keine Einheit, aber in den Grundrissen sind Einheiten umrissen',
    todo: 'Fügen Sie für jede Einheit eine Zeile hinzu oder entfernen Sie die Umrisse aus den Grundrissen',
  },
  buildings_none: {
    what: 'Die Tabelle hat kein Gebäude, aber es gibt Einheiten',
    todo: 'Fügen Sie für jedes Gebäude eine Zeile hinzu',
  },
  place_swapped: {
    what: 'Breite {lat} und Länge {lng} liegen {away} km vom Mittelpunkt der Karte; vertauscht lägen sie in der Nähe',
    todo: 'Vertauschen Sie lat und lng',
  },
  category_format: {
    what: 'In der Spalte category steht „{value}“',
    todo: 'Verwenden Sie Kleinbuchstaben von a bis z, Ziffern und Bindestriche: golf-courses; „all“ steht für alle Kategorien',
  },
  class_unknown: {
    what: 'Kein Gebäude gehört zur Klasse „{value}“',
    todo: 'Schreiben Sie einen class_name aus buildings.csv{hint}',
  },
};
