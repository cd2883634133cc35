import type { MistakeText } from '../mistake-text.ts';
import type { packageTexts as english } from '../en/package-texts.ts';

export const packageTexts: Record<keyof typeof english, MistakeText> = {
  // The archive
  archive_unreadable: {
    what: 'Das Archiv ist nicht lesbar: {reason}',
    todo: 'Packen Sie den Ordner erneut als einfaches ZIP',
  },
  archive_outside: {
    what: '{path} liegt außerhalb des Archivs',
    todo: 'Packen Sie den Ordner erneut; alle Pfade müssen in ihm bleiben',
  },
  archive_link: {
    what: '{path} ist ein Link oder ein Gerät, keine Datei',
    todo: 'Legen Sie die Datei selbst in das Archiv',
  },
  archive_encrypted: { what: '{path} ist verschlüsselt', todo: 'Packen Sie den Ordner ohne Passwort' },
  archive_too_many: {
    what: 'Das Archiv hat {count} Dateien; höchstens {max} sind erlaubt',
    todo: 'Lassen Sie Dateien weg, auf die das Paket nicht verweist',
  },
  archive_too_large: {
    what: 'Das Archiv ist entpackt {size} MB groß; höchstens {max} MB sind erlaubt',
    todo: 'Lassen Sie Dateien weg, auf die das Paket nicht verweist, oder verkleinern Sie seine Bilder',
  },
  archive_trap: {
    what: '{path} wird beim Entpacken weit größer, als seine gepackte Größe erwarten lässt',
    todo: 'Packen Sie den Ordner erneut mit einem gewöhnlichen Programm',
  },
  package_too_long: {
    what: 'Das Lesen des Pakets hat zu lange gedauert',
    todo: 'Suchen Sie eine Zeichnung oder ein Bild, das weit größer als die anderen ist, und vereinfachen Sie es',
  },
  package_too_large: {
    what: 'Das Lesen des Pakets hat zu viel Speicher gebraucht',
    todo: 'Suchen Sie eine Datei, die weit größer als die anderen ist, und verkleinern Sie sie',
  },
  package_reader_crashed: {
    what: 'Das Paket konnte nicht gelesen werden: Das Lesen brach ab',
    todo: 'Versuchen Sie es erneut; geschieht es wieder, exportieren Sie alle Zeichnungen und Bilder neu',
  },
  project_other: {
    what: 'Das Paket ist für Projekt {value}; dies ist Projekt {expected}',
    todo: 'Setzen Sie settings.projectId auf {expected}, laden Sie es in eine eigene Installation oder ersetzen Sie das geladene Projekt mit Absicht: npm run import -- --replace-project FOLDER',
  },
  // What is loaded
  building_formerly_unknown: {
    what: 'Kein Gebäude des geladenen Pakets hat den Code „{value}“, den {code} früher hatte',
    todo: 'Korrigieren Sie formerly oder lassen Sie es leer, wenn das Gebäude neu ist',
  },
  formerly_unknown: {
    what: 'Keine Einheit des geladenen Pakets hat den Code „{value}“, den {code} früher hatte',
    todo: 'Korrigieren Sie formerly oder lassen Sie es leer, wenn die Einheit neu ist',
  },
  unit_ambiguous: {
    what: 'Code {code} und Nummer {number} gehören zu verschiedenen Einheiten des geladenen Pakets, oder zwei Zeilen nennen dieselbe',
    todo: 'Schreiben Sie den Code, den die Einheit dort hat, in die Spalte formerly',
  },
  unit_held_withdrawn: {
    what: 'Einheit {code} wird {holder} gehalten ({status}), ist aber nicht mehr im Paket',
    todo: 'Nehmen Sie sie wieder auf. Hat sich ihr Code geändert, schreiben Sie {code} in die Spalte formerly ihrer Zeile. Wird sie nicht mehr angeboten, fügen Sie in held-units.csv die Zeile „{code},withdrawn,Grund“ hinzu',
  },
  unit_held_available: {
    what: 'Einheit {code} wird {holder} gehalten ({status}), aber das Paket macht sie verfügbar',
    todo: 'Lassen Sie ihren Status, wie er ist. Steht sie wieder zum Verkauf, fügen Sie in held-units.csv die Zeile „{code},available,Grund“ hinzu',
  },
  // The folder and its files
  folder_missing: { what: 'Es gibt keinen Ordner {path}', todo: 'Geben Sie den Pfad eines Projektpakets an' },
  file_missing: { what: '{path} fehlt', todo: 'Fügen Sie die Datei hinzu{hint}' },
  language_unsupported: {
    what: 'Das Produkt hat keine Texte in der Sprache „{language}“',
    todo: 'Bieten Sie {choices} an oder lassen Sie das Produkt erst übersetzen (CONTRIBUTING.md, „Working with translators“)',
  },
  file_outside: {
    what: '{path} führt aus dem Paket hinaus',
    todo: 'Legen Sie die Datei in das Paket und nennen Sie sie mit ihrem Pfad dort{hint}',
  },
  file_too_large: { what: '{path} hat {size} MB; höchstens {max} MB sind erlaubt', todo: 'Verkleinern Sie die Datei' },
  file_twice: { what: '{path} und {other} sind zwei Fassungen derselben Datei', todo: 'Behalten Sie eine davon' },
  encoding_utf16: {
    what: 'Die Datei ist in UTF-16, nicht in UTF-8',
    todo: '{remedy}',
  },
  encoding_not_utf8: {
    what: 'Die Datei ist nicht in UTF-8; sie sieht nach {guess} aus',
    todo: '{remedy}',
  },
  control_character: {
    what: 'Spalte {column} enthält ein unsichtbares Steuerzeichen',
    todo: 'Geben Sie den Wert neu ein',
  },
  header_not_first: {
    what: 'Die Namen der Spalten stehen in Zeile {line}, unter etwas anderem',
    todo: 'Löschen Sie, was darüber steht',
  },
  code_date: {
    what: 'In Spalte {column} steht ein Datum, {value}: Die Tabellenkalkulation hat einen Wert wie {example} dafür gehalten',
    todo: 'Formatieren Sie die Spalte als Text und schreiben Sie den Wert neu',
  },
  code_shortened: {
    what: 'In Spalte {column} steht {value}: Die Tabellenkalkulation hat eine Zahl gekürzt',
    todo: 'Formatieren Sie die Spalte als Text und schreiben Sie den Wert neu',
  },
  package_nested: {
    what: 'Das Paket liegt im Ordner {path} und nicht dort, wo es erwartet wird',
    todo: 'Packen Sie nur diesen Ordner, oder nennen Sie ihn im Befehl',
  },
  columns_exchanged: {
    what: 'Die Spalten {column} und {other} sind wohl vertauscht: In jeder stehen die Werte der anderen',
    todo: 'Vertauschen Sie die beiden Namen in der Kopfzeile',
  },
  rows_quoted: {
    what: 'Jede Zeile ist eine einzige Zelle in Anführungszeichen',
    todo: 'Teilen Sie sie in Spalten auf (in Excel: Daten, Text in Spalten) und exportieren Sie die Tabelle noch einmal',
  },
  content_other: {
    what: 'Der Inhalt von {path} ist {content}',
    todo: 'Speichern Sie die Datei als {format}, ohne Kennwort',
  },
  content_renamed: {
    what: '{path} ist in Wirklichkeit {content}; Umbenennen wandelt eine Datei nicht um',
    todo: 'Öffnen Sie die Datei in ihrem Programm und exportieren Sie sie dort als {format}',
  },
};
