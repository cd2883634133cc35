import type { MistakeText } from '../mistake-text.ts';
import type { warningTexts as english } from '../en/warning-texts.ts';

export const warningTexts: Record<keyof typeof english, MistakeText> = {
  polygons_overlap: {
    what: 'Die Polygone von {id} und {other} überlappen sich um etwa {area} Quadratpixel',
    todo: 'Prüfen Sie ihre Kanten',
  },
  hole_ignored: {
    what: 'Die Form {id} hat ein Loch, das nicht beachtet wird',
    todo: 'Zeichnen Sie sie als einen Umriss',
  },
  drawing_part_dropped: {
    what: 'Die Zeichnung enthält {element}; das wird nicht gezeigt',
    todo: 'Wandeln Sie es in Pfade um oder entfernen Sie es{hint}',
  },
  plan_shows_nothing: {
    what: 'Der Plan zeigt nichts: Er hat weder eine sichtbare Zeichnung noch ein Bild {path}',
    todo: 'Zeichnen Sie die Wände außerhalb der Gruppe units oder fügen Sie das Bild hinzu',
  },
  outline_without_units: {
    what: 'Etage {level} ist umrissen, hat in der Klasse {class} aber keine Einheiten',
    todo: 'Entfernen Sie den Umriss oder fügen Sie die Einheiten hinzu',
  },
  outlines_overlap: {
    what: 'Die Umrisse der Etagen {level} und {other} verdecken sich, sodass nur eine davon wählbar ist',
    todo: 'Zeichnen Sie jeden über seine eigene Etage',
  },
  price_outside_filter: {
    what: 'Der Preis {value} liegt außerhalb des Preisfilters ({min} bis {max})',
    todo: 'Prüfen Sie, ob er in der kleinsten Einheit der Währung (Cent) angegeben ist, oder erweitern Sie settings.priceFilter',
  },
  prices_outside_filter: {
    what: 'Die Preise von {count} Einheiten liegen außerhalb des Preisfilters ({min} bis {max}); der erste ist {value}',
    todo: 'Prüfen Sie, ob sie in der kleinsten Einheit der Währung (Cent) angegeben sind, oder erweitern Sie settings.priceFilter',
  },
  picture_misnamed: { what: '{path} ist in Wirklichkeit {content}', todo: 'Benennen Sie die Datei um' },
  legal_missing: {
    what: 'Es gibt keine Datei {path}; daher zeigt keine Seite diesen Text{also}',
    todo: 'Schreiben Sie ihn in Markdown, beginnend mit seinem Titel (# …)',
  },
  legal_untranslated: {
    what: 'Es gibt keine Datei {path}; wer diese Sprache liest, sieht die Seite in einer anderen{also}',
    todo: 'Schreiben Sie sie in Markdown, beginnend mit ihrem Titel (# …)',
  },
  legal_unknown: {
    what: '{path} ist keine Seite mit Rechtstexten und wird nicht gezeigt',
    todo: 'Nennen Sie die Datei imprint, privacy, terms oder storage, mit der Sprache und .md: privacy.en.md{hint}',
  },
  unit_kept: {
    what: 'Einheit {number} von Gebäude {building} ist nicht mehr im Paket; sie bleibt für ihren Verlauf erhalten, wird aber nicht aufgeführt',
    todo: 'Sie müssen nichts tun',
  },
  unit_held: {
    what: 'Einheit {number} von Gebäude {building} ist nicht mehr im Paket, wird aber von einem Kunden des Vertriebsmitarbeiters {user} gehalten ({status}); nur der Vertrieb sieht sie noch',
    todo: 'Nehmen Sie sie wieder ins Paket auf oder geben Sie sie frei: Dashboard → Residenzen → Zurückgezogen',
  },
  unit_not_settled: {
    what: 'Einheit {number} von Gebäude {building} ist nicht mehr im Paket, ihr Status ist aber {status}, ohne Kunden; nur der Vertrieb sieht sie noch',
    todo: 'Nehmen Sie sie wieder ins Paket auf oder machen Sie sie verfügbar, dann verschwindet sie: Dashboard → Residenzen → Zurückgezogen',
  },
  place_far: {
    what: 'Der Ort liegt {away} km vom Mittelpunkt der Karte; die Umgebung reicht {max} km weit',
    todo: 'Prüfen Sie seine Koordinaten',
  },
  picture_skipped: {
    what: '{path} liegt in einem Bilderordner, wird aber nicht gezeigt',
    todo: 'Exportieren Sie es als WebP, PNG, JPEG oder AVIF oder entfernen Sie es',
  },
  bot_unknown: {
    what: 'settings.botSalesRep nennt {value}, aber kein Vertriebsmitarbeiter des Projekts hat diese Adresse',
    todo: 'Legen Sie den Benutzer unter Dashboard → Team an oder korrigieren Sie die Adresse',
  },
  building_kept: {
    what: 'Gebäude {building} ist nicht mehr im Paket, hat aber Einheiten mit Verkaufsdaten; es bleibt',
    todo: 'Geben Sie seine Einheiten frei, die noch gehalten werden; das Gebäude bleibt für ihren Verlauf',
  },
  text_untranslated: {
    what: 'Die Spalte {column} fehlt oder ist leer (Zeilen: {count}); an ihrer Stelle steht {first}',
    todo: 'Füllen Sie {column} aus',
  },
  type_name_missing: {
    what: 'Die Spalte {column} fehlt oder ist leer; in der Broschüre stehen stattdessen allgemeine Wörter: „{words}“',
    todo: 'Füllen Sie {column} aus',
  },
  file_unused: {
    what: 'Die Datei {path} wird nirgends verwendet',
    todo: 'Korrigieren Sie ihren Namen{hint} oder entfernen Sie sie',
  },
  level_unused: {
    what: 'Kein Gebäude hat eine Etage {level}: Dieser Name erscheint nirgends',
    todo: 'Korrigieren Sie level oder entfernen Sie die Zeile',
  },
  level_order_twice: {
    what: 'Die Etagen {level} und {other} der Klasse {class} stehen an derselben Stelle der Liste, {order}',
    todo: 'Geben Sie einer davon einen anderen Wert für order',
  },
  level_name_twice: {
    what: 'Die Etagen {level} und {other} der Klasse {class} heißen beide „{name}“',
    todo: 'Geben Sie jeder einen eigenen Namen',
  },
  map_untranslated: {
    what: 'Beschriftungen der Karte ohne {property}: {count}; an seiner Stelle steht der Name in einer anderen Sprache',
    todo: 'Ergänzen Sie {property} bei den Beschriftungen',
  },
  text_unused: {
    what: 'Der Text {key} wird nirgends gezeigt: Das Paket hat keine solche Etage und kein solches Bild',
    todo: 'Korrigieren Sie den Schlüssel{hint} oder entfernen Sie den Text',
  },
  text_markup: {
    what: 'Der Text {key} enthält HTML oder Markdown, das so erscheint, wie es dasteht: {found}',
    todo: 'Schreiben Sie reinen Text',
  },
  start_hides: {
    what: '{path} ist Bild {frame}, und darauf ist Gebäude {buildings} nicht zu sehen',
    todo: 'Lassen Sie start weg oder schreiben Sie {better}: Dieses Bild zeigt alle Gebäude mit Einheiten',
  },
  gallery_link_unused: {
    what: 'Die Galerie „{slug}“ hat den Typ image, deshalb führt nichts zu ihrem Link {link}',
    todo: 'Leeren Sie link oder schreiben Sie link als Typ',
  },
  has360_empty: {
    what: 'settings.has360 ist eingeschaltet, aber keine Einheit und kein Wohnungstyp hat ein link_360: Es gibt nichts zu zeigen',
    todo: 'Füllen Sie link_360 in der Tabelle der Einheiten oder in apartment-types.csv aus oder schalten Sie has360 aus',
  },
  real_shots_empty: {
    what: 'settings.hasRealShot ist eingeschaltet, aber kein Panorama hat den Ort realshot: Es gibt nichts zu zeigen',
    todo: 'Schreiben Sie in panoramas.csv bei einem Panorama realshot unter place oder schalten Sie hasRealShot aus',
  },
  text_damaged: {
    what: 'Der Text enthält „{found}“: Seine Buchstaben wurden beschädigt, als er in einer anderen Kodierung gespeichert wurde',
    todo: 'Schreiben Sie ihn neu und speichern Sie die Datei als „CSV UTF-8“ (oder im Editor als „UTF-8“)',
  },
  drawing_colour_unknown: {
    what: 'Die Zeichnung hat {property} „{value}“; das ist keine Farbe, deshalb übergehen Browser es',
    todo: 'Schreiben Sie eine Farbe wie #2f3835 oder exportieren Sie die Zeichnung neu',
  },
  drawing_reference_missing: {
    what: 'Die Zeichnung verweist auf „{id}“, enthält es aber nicht; dieser Teil erscheint nicht wie gezeichnet',
    todo: 'Exportieren Sie die Zeichnung neu mit allem, was sie verwendet, oder entfernen Sie den Verweis',
  },
  value_repeated: {
    what: 'Die Spalte {column} nennt „{value}“ zweimal',
    todo: 'Entfernen Sie eines davon',
  },
  outlines_upside_down: {
    what: 'Etage {level} ist unter Etage {other} gezeichnet, obwohl sie darüber liegt',
    todo: 'Vertauschen Sie die Namen der Umrisse oder geben Sie in levels.csv an, wo die Etagen stehen: order',
  },
  level_outlined: {
    what: 'Etage {level} der Klasse {class} ist umrissen, obwohl laut levels.csv keine Ansicht sie zeigt: on_front ist 0',
    todo: 'Leeren Sie on_front oder entfernen Sie den Umriss',
  },
  villa_with_floors: {
    what: 'Gebäude {code} ist laut is_villa eine Villa, hat aber Einheiten auf {floors} Etagen: Es erscheint als Liste, ohne seine Etagen',
    todo: 'Setzen Sie is_villa auf 0 und umreißen Sie die Etagen, oder berichtigen Sie die Etagen der Einheiten',
  },
  building_name_twice: {
    what: '„{name}“ heißen {count} Gebäude; das erste steht in Zeile {other}',
    todo: 'Geben Sie jedem Gebäude einen eigenen Namen',
  },
  furniture_above_price: {
    what: 'Die Möbel kosten {value}, mehr als die Einheit: {price}{also}',
    todo: 'Prüfen Sie, ob beide Preise in der kleinsten Einheit der Währung stehen',
  },
  price_unusual: {
    what: 'Der Preis ist {value}; bei ähnlichen Einheiten ist er etwa {usual}{also}',
    todo: 'Prüfen Sie, ob er eine Ziffer zu viel oder zu wenig hat: Preise stehen in der kleinsten Einheit der Währung',
  },
  fact_unusual: {
    what: 'Spalte {column} ist {value}; bei ähnlichen Einheiten ist sie etwa {usual}{also}',
    todo: 'Prüfen Sie die Zahl: Flächen stehen in m² mit Dezimalpunkt, etwa 84.5',
  },
  area_unlike_net: {
    what: 'Die Bruttofläche {gross} ist ein Vielfaches der Nettofläche {net}{also}',
    todo: 'Prüfen Sie beide: Flächen stehen in m² mit Dezimalpunkt, etwa 84.5',
  },
  folder_unused: {
    what: 'Der Ordner {path} gehört zu keinem Teil eines Pakets: Nichts verwendet seine Dateien',
    todo: 'Berichtigen Sie seinen Namen{hint} oder verschieben Sie ihn nach source/, das der Import auslässt',
  },
  place_nearer_swapped: {
    what: 'Breite {lat} und Länge {lng} liegen {away} km vom Mittelpunkt der Karte entfernt; vertauscht lägen sie viel näher',
    todo: 'Prüfen Sie, ob lat und lng vertauscht sind',
  },
  place_apart: {
    what: 'Der Ort liegt {away} km vom Mittelpunkt der Karte entfernt; die anderen meist etwa {usual} km',
    todo: 'Prüfen Sie seine Koordinaten',
  },
  drawing_value_unreadable: {
    what: 'Die Zeichnung hat {property}="{value}"; Browser können das nicht lesen und übergehen es',
    todo: 'Schreiben Sie einen Wert mit Dezimalpunkt, etwa 0.5, oder exportieren Sie die Zeichnung neu',
  },
  drawing_path_broken: {
    what: 'Ein Teil der Zeichnung bricht ab: {reason}',
    todo: 'Zeichnen Sie ihn neu oder exportieren Sie die Zeichnung neu',
  },
  drawing_style_ignored: {
    what: 'Die Zeichnung hat die Stilregel {selector}, die der Import nicht anwendet: Er liest Regeln für ein Element, eine Klasse oder eine id',
    todo: 'Exportieren Sie die Zeichnung mit Präsentationsattributen oder Inline-Stilen',
  },
  text_sample: {
    what: 'Der Text {key} ist noch ein Muster von npm run new: „{found}“{also}',
    todo: 'Schreiben Sie Ihren eigenen, oder löschen Sie ihn',
  },
  title_twice: {
    what: '{column} ist auch in Zeile {other} „{title}“, sodass niemand die beiden unterscheiden kann',
    todo: 'Geben Sie jeder Zeile ihren eigenen Text, oder verwenden Sie eine für beide',
  },
  place_twice: {
    what: 'Der Ort „{title}“ steht mit derselben Lage auch in Zeile {other}',
    todo: 'Löschen Sie eine der Zeilen, oder berichtigen Sie die Lage',
  },
  hotspot_to_itself: {
    what: 'Der Hotspot führt zu dem Panorama „{slug}“, in dem er selbst liegt',
    todo: 'Schreiben Sie, wohin er führt, oder lassen Sie to leer, wenn er nur beschriftet',
  },
  hotspots_at_one_place: {
    what: 'Der Hotspot verdeckt den von Zeile {other}: yaw und pitch sind bei beiden gleich',
    todo: 'Berichtigen Sie die Richtung des einen, oder löschen Sie ihn',
  },
  archive_names: {
    what: 'Namen im Archiv, die nicht in UTF-8 stehen ({count}), wurden zum Beispiel so gelesen: {name}',
    todo: 'Wenn der Name anders lauten soll, packen Sie den Ordner auf andere Weise, etwa mit 7-Zip oder unter macOS, oder benennen Sie die Dateien mit den Buchstaben a bis z',
  },
  panorama_unreachable: {
    what: 'Zu dem Panorama „{slug}“ führt nichts: Kein Hotspot, keine Wohnung und kein Typ nennt es',
    todo: 'Geben Sie place an (facility oder realshot), nennen Sie es in link_360 oder in der Spalte to eines Hotspots, oder löschen Sie die Zeile',
  },
  text_same: {
    what: 'Der Text {key} ist in {has} und {lacks} derselbe',
    todo: 'Übersetzen Sie ihn, oder entfernen Sie einen der beiden',
  },
  map_empty: {
    what: 'Die Karte {path} hat keine Features: Sie zeigt nichts',
    todo: 'Exportieren Sie sie noch einmal mit ihren Features, oder entfernen Sie die Datei',
  },
  map_elsewhere: {
    what: '{path} zeigt einen anderen Ort: settings.map.centre liegt außerhalb, bei {lat}, {lng}',
    todo: 'Schneiden Sie die Karte mit npm run map für dieses Projekt zu, oder berichtigen Sie settings.map.centre',
  },
  file_sample: {
    what: '{path} ist noch ein Muster von npm run new',
    todo: 'Ersetzen Sie die Datei durch Ihre eigene, oder löschen Sie sie',
  },
  place_sample: {
    what: 'Den Ort „{title}“ hat npm run new erfunden',
    todo: 'Schreiben Sie, was es dort wirklich gibt, oder löschen Sie die Zeile',
  },
  areas_exchanged: {
    what: 'Auf Geschoss {level} ist terrace_area {terrace} und garden_area {garden}, als wären sie vertauscht{also}',
    todo: 'Prüfen Sie beide Spalten',
  },
  area_beyond_gross: {
    what: 'Spalte {column} ist {value}, ein Vielfaches der Bruttofläche {gross}{also}',
    todo: 'Prüfen Sie die Zahl: Flächen stehen in m² mit Dezimalpunkt, etwa 84.5',
  },
  rate_old: {
    what: 'Der Kurs von {currency} ist vom {asOf}, also {days} Tage alt',
    todo: 'Schreiben Sie einen aktuellen Kurs und seinen Tag, oder lassen Sie settings.secondCurrency weg',
  },
  phones_hide: {
    what: 'Auf Telefonen zeigt kein Bild die Markierung von {buildings}: Zu sehen sind die Pixel {from} bis {to} von {width}',
    todo: 'Rendern Sie die Ansicht aus größerer Entfernung, oder rücken Sie die Markierungen zur Mitte',
  },
  phones_begin: {
    what: 'Auf Telefonen zeigt das Startbild {frame} die Markierungen von {shown} der {count} Gebäude: Zu sehen sind die Pixel {from} bis {to} von {width}',
    todo: 'Lassen Sie start weg, damit das beste Bild gewählt wird, oder rendern Sie die Ansicht aus größerer Entfernung',
  },
  front_without_outlines: {
    what: 'Die Ansicht {front} umreißt kein Geschoss, sodass dort nichts gewählt werden kann',
    todo: 'Umreißen Sie die Geschosse, die sie zeigt, oder prüfen Sie, ob ihre Ebene ausgeblendet ist',
  },
  legal_empty: {
    what: 'Die Seite hat einen Titel, aber keinen Text',
    todo: 'Schreiben Sie ihren Text unter den Titel',
  },
  rate_unusual: {
    what: '1 {first} soll {rate} {second} sein; üblich sind etwa {usual}',
    todo: 'Schreiben Sie, wie viel {second} ein {first} wert ist, nicht umgekehrt',
  },
  text_invisible: {
    what: 'Der Text {key} enthält ein unsichtbares Zeichen, das hier als Punkt steht: „{found}“',
    todo: 'Schreiben Sie dieses Wort neu',
  },
};
