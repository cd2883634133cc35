import type { MistakeText } from '../mistake-text.ts';
import type { brandTexts as english, brandWarningTexts as englishWarnings } from '../en/brand-texts.ts';

export const brandTexts: Record<keyof typeof english, MistakeText> = {
  brand_contrast: {
    what: 'settings.brand.colours.{name}: {colour} hat zu {ground} ({other}) einen Kontrast von {ratio}; Text braucht {least}',
    todo: 'Nehmen Sie {nearest}, die ähnlichste Farbe, die genügt, oder ändern Sie die andere',
  },
  brand_paper: {
    what: 'settings.brand.colours.paper: {names} sind auf {colour} kaum zu lesen; Schrift braucht einen Kontrast von {least}',
    todo: 'Berichtigen Sie paper{hint} oder alle diese Farben',
  },
  brand_drawing_empty: {
    what: '{path} zeigt nichts',
    todo: 'Exportieren Sie die Zeichnung erneut, mit ihren Formen als Pfaden',
  },
  brand_font_unreadable: {
    what: '{path} ist keine lesbare Schrift ({format})',
    todo: 'Exportieren Sie sie erneut als {format}',
  },
};

export const brandWarningTexts: Record<keyof typeof englishWarnings, MistakeText> = {
  brand_statuses_alike: {
    what: 'Die Status {one} ({colour}) und {other} ({otherColour}) sehen {vision} gleich aus; nur Form und Wort unterscheiden sie',
    todo: 'Machen Sie eine der beiden Farben deutlich heller',
  },
  brand_letters_missing: {
    what: 'In settings.brand.{face} fehlen {letters}; diese Buchstaben erscheinen in einer anderen Schrift',
    todo: 'Fügen Sie eine Datei der Schrift mit diesen Buchstaben hinzu',
  },
  brand_icon_shape: {
    what: '{path} ist nicht quadratisch: Die viewBox ist {viewBox}',
    todo: 'Zeichnen Sie es in ein Quadrat, etwa viewBox="0 0 512 512"',
  },
  brand_print_part: {
    what: 'settings.brand.{face}: Dokumente nehmen alle Buchstaben einer Schriftstärke aus einer einzigen Datei, aus einer variablen nur eine Stärke',
    todo: 'Nennen Sie in print TTF- oder OTF-Dateien mit allen Buchstaben',
  },
  brand_print_letters: {
    what: 'settings.brand.{face}: Den Dateien in print fehlen {letters}; Dokumente zeigen diese Buchstaben in einer anderen Schrift',
    todo: 'Ergänzen Sie in print eine TTF- oder OTF-Datei mit diesen Buchstaben; sie darf zu einer anderen Schriftfamilie gehören',
  },
  brand_letters_unprinted: {
    what: 'Dokumenten fehlen die Buchstaben {letters}, etwa in „{found}“; an ihrer Stelle können leere Kästchen stehen',
    todo: 'Geben Sie in settings.brand.textFace.print eine TTF- oder OTF-Datei mit diesen Buchstaben an',
  },
  brand_drawing_unseen: {
    what: '{path} ist auf seinem Grund, {ground}, kaum zu sehen',
    todo: 'Zeichnen Sie es in currentColor, das die Farbe des Textes annimmt, oder in einer anderen Farbe, und innerhalb seiner viewBox',
  },
  brand_drawing_text: {
    what: '{path} enthält Text, den jedes Gerät in einer eigenen Schrift zeigt',
    todo: 'Wandeln Sie ihn in Pfade um',
  },
};
