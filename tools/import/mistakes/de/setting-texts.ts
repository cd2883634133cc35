import type { MistakeText } from '../mistake-text.ts';
import type { settingTexts as english } from '../en/setting-texts.ts';

export const settingTexts: Record<keyof typeof english, MistakeText> = {
  json_unreadable: {
    what: 'Die Datei ist kein JSON: {reason}',
    todo: 'Korrigieren Sie diese Zeile',
  },
  json_duplicate: { what: '{path} ist zweimal gesetzt', todo: 'Behalten Sie nur eine davon' },
  setting_invalid: {
    what: '{path}: {reason}',
    todo: 'Korrigieren Sie den Wert; docs/authoring.md führt jede Einstellung auf',
  },
  settings_unwrapped: {
    what: 'Um {names} fehlt "settings"',
    todo: 'Schreiben Sie { "settings": { … }, "texts": { … } } und in den ersten Teil alle Einstellungen',
  },
  texts_by_key: {
    what: 'Die Texte sind nach Schlüsseln wie {key} und erst dann nach Sprache geordnet',
    todo: 'Ordnen Sie sie zuerst nach Sprache: "texts": { "en": { "{key}": "…" } }',
  },
  setting_unknown: { what: '{path} ist nicht bekannt', todo: 'Entfernen Sie es oder korrigieren Sie den Namen{hint}' },
  setting_needs_film: {
    what: '{path} ist eingeschaltet, aber settings.introVideo nennt keinen Film',
    todo: 'Nennen Sie einen oder schalten Sie es aus',
  },
  setting_needs_address: {
    what: '{path} fehlt',
    todo: 'Fügen Sie die Adresse hinzu oder schalten Sie aus, was sie zeigt',
  },
  setting_needs_key: {
    what: '{path} fehlt',
    todo: 'Fügen Sie den Schlüssel für Browser hinzu oder wählen Sie eine andere Karte',
  },
  setting_not_web: {
    what: '{path} ist „{value}“; das ist keine Webadresse',
    todo: 'Beginnen Sie mit https:// oder http:// oder mit einem / für eine Seite dieser Website',
  },
  setting_not_https: {
    what: '{path} ist „{value}“, aber eine Seite mit https lädt nichts, das mit http:// beginnt',
    todo: 'Beginnen Sie mit https:// oder mit einem / für eine Seite dieser Website',
  },
  setting_not_address: {
    what: '{path} ist „{value}“; das ist keine Webadresse',
    todo: 'Beginnen Sie mit https:// oder http://',
  },
  setting_not_framed: {
    what: '{path} ist „{value}“; das kann nicht in einem Rahmen gezeigt werden',
    todo: 'Nennen Sie eine Seite einer öffentlichen Website: https, ein Name, kein Port',
  },
  setting_frame_host: {
    what: '{path} ist „{value}“, auf einem Host, den settings.frameHosts nicht aufführt',
    todo: 'Fügen Sie den Host zu settings.frameHosts hinzu oder korrigieren Sie den Link',
  },
  setting_not_email: {
    what: '{path} ist „{value}“; das ist keine E-Mail-Adresse',
    todo: 'Korrigieren Sie die Adresse',
  },
  setting_needs_way: {
    what: 'settings.contact nennt keinen Weg, jemanden zu erreichen',
    todo: 'Fügen Sie phone, email oder whatsApp hinzu oder entfernen Sie es ganz',
  },
  setting_zoom_order: {
    what: '{path} ist {value}; das liegt über dem anfänglichen Zoom der Karte',
    todo: 'Setzen Sie es auf höchstens settings.map.zoom',
  },
  setting_step_wide: {
    what: 'settings.priceFilter.step ist {value}, mehr als zwischen dem niedrigsten und dem höchsten Preis liegt',
    todo: 'Setzen Sie es auf einen Teil dieser Spanne, etwa ein Hundertstel',
  },
  setting_other_sign: {
    what: '{path} ist {value}, das Zeichen einer anderen Währung als settings.currency',
    todo: 'Schreiben Sie das Zeichen oder den Code von settings.currency',
  },
  setting_needs_rate: {
    what: 'settings.secondCurrency hat keinen Kurs',
    todo: 'Ergänzen Sie rate und asOf oder entfernen Sie es',
  },
  setting_needs_day: {
    what: 'settings.secondCurrency sagt nicht, von welchem Tag sein Kurs ist',
    todo: 'Ergänzen Sie den Tag: "asOf": "2026-11-24"',
  },
  setting_future_day: {
    what: 'settings.secondCurrency.asOf ist {value} und liegt in der Zukunft',
    todo: 'Schreiben Sie den Tag, an dem der Kurs galt',
  },
  setting_same_currency: {
    what: '{path} ist {value}, wie settings.currency',
    todo: 'Nennen Sie eine andere oder entfernen Sie sie',
  },
  map_centre_missing: {
    what: 'settings.map fehlt, sodass die Karte eine andere Stadt als die der Orte zeigen würde',
    todo: 'Fügen Sie map mit seinem Mittelpunkt hinzu: "map": { "centre": { "lat": 38.42, "lng": 27.14 } }',
  },
  map_centre_swapped: {
    what: 'settings.map.centre, Breite {lat} und Länge {lng}, liegt fern von allen Orten; vertauscht läge es mitten unter ihnen',
    todo: 'Vertauschen Sie dort lat und lng oder, wenn sie stimmen, die aller Orte',
  },
  text_too_long: {
    what: 'Der Text {key} hat {count} Zeichen; höchstens {max} sind erlaubt',
    todo: 'Kürzen Sie den Inhalt',
  },
  text_unknown: { what: 'Keine Seite zeigt einen Text {key}', todo: 'Korrigieren Sie den Schlüssel{hint}' },
};
