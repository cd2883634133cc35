import type { MistakeText } from '../mistake-text.ts';
import type { drawingTexts as english } from '../en/drawing-texts.ts';

export const drawingTexts: Record<keyof typeof english, MistakeText> = {
  // Pictures and documents
  picture_missing: {
    what: 'Es gibt kein Bild {path}',
    todo: 'Fügen Sie das Bild hinzu oder korrigieren Sie den Pfad{hint}',
  },
  picture_format: {
    what: '{path} hat ein Format, das Browser nicht zeigen: {content}',
    todo: 'Exportieren Sie es als WebP, PNG, JPEG oder AVIF',
  },
  picture_not_a_picture: {
    what: '{path} ist kein Bild; der Inhalt ist: {content}',
    todo: 'Exportieren Sie es als WebP, PNG, JPEG oder AVIF',
  },
  picture_broken: { what: '{path} lässt sich nicht dekodieren: {reason}', todo: 'Exportieren Sie das Bild erneut' },
  picture_too_many_pixels: {
    what: '{path} hat {megapixels} Megapixel; höchstens {max} sind erlaubt',
    todo: 'Verkleinern Sie das Bild',
  },
  picture_too_small: {
    what: '{path} misst {width}×{height}; keine Seite darf kürzer als {min} sein',
    todo: 'Exportieren Sie das Bild in seiner wirklichen Größe',
  },
  picture_animated: {
    what: '{path} ist eine Animation aus {count} Bildern',
    todo: 'Exportieren Sie eines davon als stehendes Bild',
  },
  picture_side_too_long: {
    what: '{path} misst {width}×{height}; keine Seite darf länger als {max} sein',
    todo: 'Verkleinern Sie das Bild',
  },
  picture_folder_empty: {
    what: 'Der Ordner {path} enthält kein Bild',
    todo: 'Fügen Sie Bilder hinzu oder korrigieren Sie den Pfad{hint}',
  },
  panorama_shape: {
    what: '{path} misst {width}×{height}; ein Panorama ist equirektangular, doppelt so breit wie hoch',
    todo: 'Exportieren Sie die vollen 360 mal 180 Grad, am besten als 6000×3000',
  },
  document_not_pdf: { what: '{path} ist kein PDF; der Inhalt ist: {content}', todo: 'Exportieren Sie es als PDF' },
  video_not_video: {
    what: '{path} ist kein MP4- oder WebM-Video; der Inhalt ist: {content}',
    todo: 'Exportieren Sie es als MP4 oder WebM',
  },
  // SVG
  svg_unreadable: { what: 'Das SVG ist nicht lesbar: {reason}', todo: 'Exportieren Sie die Zeichnung erneut{hint}' },
  svg_script: {
    what: 'Das SVG enthält ein Skript ({detail})',
    todo: 'Entfernen Sie es: Zeichnungen werden ohne Skripte gezeigt',
  },
  svg_external: {
    what: 'Das SVG verweist auf etwas außerhalb ({detail})',
    todo: 'Entfernen Sie den Verweis und zeichnen Sie, was er zeigt, als Pfade{hint}',
  },
  svg_entity: {
    what: 'Das SVG deklariert Entitäten ({detail}), die nicht aufgelöst werden',
    todo: 'Exportieren Sie die Zeichnung ohne Entitäten',
  },
  svg_too_complex: { what: 'Das SVG ist zu groß: {detail}', todo: 'Vereinfachen Sie die Zeichnung' },
  svg_too_long: {
    what: 'Eine Seite der viewBox {viewBox} ist mehr als {max}-mal so lang wie die andere',
    todo: 'Beschneiden Sie die Zeichnung oder zeichnen Sie auf einem anderen Format',
  },
  svg_no_view_box: {
    what: 'Das SVG hat weder eine viewBox noch Breite und Höhe',
    todo: 'Setzen Sie viewBox="{expected}"',
  },
  svg_transform: {
    what: 'Die Transformation „{value}“ ist nicht lesbar',
    todo: 'Exportieren Sie die Zeichnung erneut',
  },
  shape_unreadable: { what: 'Die Form {id} ist nicht lesbar: {reason}', todo: 'Zeichnen Sie sie neu' },
  shape_without_id: {
    what: 'Unter den Umrissen hat ein {element} keinen eigenen Namen',
    todo: 'Benennen Sie die Ebene nach dem, was sie umreißt{hint}',
  },
  shape_id_twice: {
    what: 'Die id {id} wird zweimal verwendet',
    todo: 'Geben Sie jeder Form eine eigene id; gruppieren Sie Formen, die zu einer Einheit gehören',
  },
  units_group_missing: {
    what: 'Es gibt keine Gruppe namens „units“',
    todo: 'Legen Sie die Umrisse der Einheiten in eine Gruppe (Ebene) namens units{hint}',
  },
  units_group_twice: {
    what: 'Es gibt eine zweite Gruppe namens „units“, deren Umrisse nicht gelesen werden',
    todo: 'Legen Sie alle Umrisse von Einheiten in eine Gruppe',
  },
  front_absent: {
    what: 'Die Gebäudeklasse {class} hat keine Ansicht: {drawing} und {path} fehlen',
    todo: 'Fügen Sie ein Bild des Gebäudes und eine Zeichnung mit den Umrissen seiner Etagen hinzu',
  },
  front_missing: {
    what: 'Die Gebäudeklasse {class} hat keine Umrisse ihrer Etagen: {path} fehlt',
    todo: 'Zeichnen Sie die Etagen über die Ansicht{hint}',
  },
  plan_missing: {
    what: 'Etage {level} der Klasse {class} hat Einheiten, aber keinen Plan: {path} fehlt',
    todo: 'Zeichnen Sie den Plan mit den Polygonen seiner Einheiten{hint}',
  },
  duplex_plan_missing: {
    what: 'Etage {level} der Klasse {class} hat Maisonetten, aber keinen Plan ihrer oberen Ebene: {path} fehlt',
    todo: 'Zeichnen Sie ihn mit ihren Polygonen oder setzen Sie is_dublex auf 0',
  },
  plan_unknown: {
    what: '{path} gehört zu keiner Klasse in buildings.csv{hint}',
    todo: 'Benennen Sie die Datei nach Klasse und Etage (af3.svg), in Kleinbuchstaben, oder entfernen Sie sie',
  },
  front_unknown: {
    what: '{path} gehört zu keiner Klasse in buildings.csv{hint}',
    todo: 'Benennen Sie die Datei in Kleinbuchstaben nach einer Klasse (fronts/a.svg) oder nach einer Ansicht aus fronts.csv (fronts/a/sea.svg), oder entfernen Sie sie',
  },
  outlines_other_names: {
    what: 'Polygone, die nach keiner Einheit dieser Etage benannt sind ({count}): {names}. Einheiten ohne Polygon: {numbers}',
    todo: 'Benennen Sie die Polygone nach den Nummern oder Codes in der Tabelle der Einheiten oder korrigieren Sie die Tabelle',
  },
  unit_without_polygon: {
    what: 'Einheit {number} von Gebäude {building} hat kein Polygon in {plan}',
    todo: 'Zeichnen Sie es in der Gruppe units mit der id {number}{hint}',
  },
  unit_on_other_plan: {
    what: 'Einheit {number} von Gebäude {building} liegt auf Etage {level}, aber ihr Polygon steht in {found}',
    todo: 'Korrigieren Sie ihr level oder verschieben Sie das Polygon nach {plan}',
  },
  plan_overwritten: {
    what: '{path} ist dieselbe Datei wie {other}; ihre Umrisse sind also die der anderen Etage',
    todo: 'Legen Sie dort den Grundriss dieser Etage ab',
  },
  plan_without_units: {
    what: '{path} hat Umrisse, aber die Tabelle hat keine Einheit auf Etage {level} der Klasse {class}',
    todo: 'Fügen Sie die Einheiten dieser Etage in die Tabelle ein oder entfernen Sie den Grundriss',
  },
  units_of_other_building: {
    what: 'Einheiten, die wohl zu einem anderen Gebäude gehören, als die Tabelle sagt: {count}, etwa Einheit {number} von Gebäude {building}. Gebäude mit Grundrissen, aber ohne Einheit: {names}',
    todo: 'Prüfen Sie die Spalte building: Vielleicht wurde sie versehentlich nach unten ausgefüllt',
  },
  plans_exchanged: {
    what: 'Die Grundrisse {plan} und {found} sind wohl vertauscht: In jedem stehen die Polygone der anderen Etage, etwa das von Einheit {number} in Gebäude {building}, Etage {level}',
    todo: 'Vertauschen Sie ihre Namen oder die level der Einheiten',
  },
  units_on_other_plans: {
    what: 'Einheiten, die in der Tabelle auf einer anderen Etage liegen als in den Grundrissen, alle um {difference} versetzt: {count}. Einheit {number} von Gebäude {building} liegt zum Beispiel auf Etage {level}, ihr Polygon steht aber in {found}',
    todo: 'Zählen Sie die Etagen auf dieselbe Weise: 0 ist das Erdgeschoss. Korrigieren Sie die Spalte level oder benennen Sie die Grundrisse um',
  },
  class_shares_plan: {
    what: 'Gebäude {building} hat mehrere Einheiten, aber die anderen Gebäude seiner Klasse teilen sich den Umriss „unit“ in {plan}',
    todo: 'Geben Sie dem Gebäude eine eigene Klasse oder benennen Sie die Umrisse nach den Nummern der Einheiten',
  },
  polygon_without_unit: {
    what: 'Das Polygon {id} gehört zu keiner Einheit dieser Etage',
    todo: 'Fügen Sie die Einheit der Tabelle hinzu, korrigieren Sie die id oder entfernen Sie die Form{hint}',
  },
  polygon_not_duplex: {
    what: 'Das Polygon {id} liegt in einem Maisonettenplan, aber Einheit {id} ist keine Maisonette',
    todo: 'Setzen Sie is_dublex auf 1 oder entfernen Sie das Polygon',
  },
  floors_without_outline: {
    what: 'Etagen von Gebäude {building}, die Einheiten, aber keinen Umriss in {front} haben: {levels}',
    todo: 'Zeichnen Sie jeden mit seiner id, etwa floor-{level}{hint}, oder geben Sie in levels.csv an, dass keine Ansicht sie zeigt: on_front ist 0',
  },
  floor_without_outline: {
    what: 'Etage {level} von Gebäude {building} hat Einheiten, aber keinen Umriss in {front}',
    todo: 'Zeichnen Sie ihn mit der id floor-{level}{hint} oder geben Sie in levels.csv an, dass keine Ansicht sie zeigt: on_front ist 0',
  },
  outlines_unknown_floors: {
    what: 'Umrisse, die nicht nach einer Etage benannt sind: {names}',
    todo: 'Nennen Sie sie floor-0, floor-1 …',
  },
  outline_unknown_floor: {
    what: 'Der Umriss {id} ist nicht nach einer Etage benannt',
    todo: 'Nennen Sie ihn floor-0, floor-1 …',
  },
  outline_floor_twice: {
    what: 'Etage {level} ist zweimal umrissen',
    todo: 'Benennen Sie einen davon nach seiner eigenen Etage, entfernen Sie ihn oder verbinden Sie beide zu einer Form',
  },
  outlines_off_picture: {
    what: 'Die Umrisse würden das Bild um bis zu {off} Pixel verfehlen: Die Zeichnung misst {drawn}, das Bild {picture}, also ein anderes Seitenverhältnis',
    todo: 'Geben Sie der Zeichnung die Größe des Bildes oder beschneiden Sie das Bild auf die Zeichnung',
  },
  polygon_outside: {
    what: 'Das Polygon {id} ragt bei {x}, {y} über die viewBox hinaus',
    todo: 'Zeichnen Sie es innerhalb von {viewBox}',
  },
  polygon_empty: { what: 'Das Polygon {id} hat keine Fläche', todo: 'Zeichnen Sie eine geschlossene Form' },
  polygon_crossing: {
    what: 'Das Polygon {id} kreuzt sich selbst bei {x}, {y}',
    todo: 'Zeichnen Sie seine Ecken der Reihe nach um die Form',
  },
  polygon_repeated: {
    what: 'Das Polygon {id} liegt auf einem anderen Polygon derselben Einheit',
    todo: 'Entfernen Sie eines von beiden',
  },
  polygons_too_many: {
    what: 'Der Umriss {id} besteht aus mehr als {max} Polygonen',
    todo: 'Verbinden Sie sie zu einer geschlossenen Form',
  },
  // Map
  map_invalid: {
    what: 'Die Karte, {path}: {reason}',
    todo: 'Korrigieren Sie das Element; docs/authoring.md führt die Arten von Elementen auf',
  },
  map_nameless: {
    what: 'Die Beschriftung hat keinen Namen',
    todo: 'Ergänzen Sie {property} oder entfernen Sie die Beschriftung',
  },
  map_unreadable: { what: '{path} ist nicht lesbar: {reason}', todo: 'Erstellen Sie die Datei neu mit npm run map' },
  map_no_table: {
    what: '{path} hat keine gewöhnliche Tabelle {table}',
    todo: 'Erstellen Sie die Datei neu mit npm run map; eine View dieses Namens muss in eine Tabelle umgewandelt werden, siehe docs/authoring.md',
  },
  map_no_index: {
    what: '{path} hat keinen Index über zoom_level, tile_column und tile_row seiner Kacheln',
    todo: 'Erstellen Sie die Datei neu mit npm run map oder fügen Sie den Index hinzu: CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)',
  },
  map_feature_far: {
    what: 'Das Element {path} liegt {away} km vom Projekt entfernt; höchstens {max} km sind erlaubt',
    todo: 'Lassen Sie es weg oder korrigieren Sie seine Ecken oder settings.map.centre: Der Längengrad steht vor dem Breitengrad',
  },
  map_streets_many: {
    what: 'Die gezeichneten Straßen sind zu viele, zu lang oder zu dicht, um verbunden zu werden',
    todo: 'Lassen Sie kleine Straßen weg oder installieren Sie echte mit npm run map',
  },
  // Rotator
  rotator_missing: {
    what: 'settings.frames verlangt Bilder der Drehung, aber {path} fehlt',
    todo: 'Fügen Sie die Datei hinzu oder setzen Sie frames auf 0{hint}',
  },
  rotator_invalid: {
    what: '{path}: {reason}',
    todo: 'Korrigieren Sie den Wert; docs/authoring.md beschreibt rotator.json',
  },
  building_without_marker: {
    what: 'Gebäude {code} hat keine Markierung in rotator/rotator.json, sodass es niemand aus der Startansicht öffnen kann',
    todo: 'Fügen Sie eine Markierung mit ihren Ankern und Silhouetten hinzu',
  },
  anchor_outside: {
    what: 'Der Anker {path} liegt bei {x}, {y}, außerhalb seines Bildes von {size}',
    todo: 'Korrigieren Sie ihn oder kennzeichnen Sie ihn als verborgen: Die dritte Zahl ist 0',
  },
  frames_other_count: {
    what: 'settings.frames ist {frames}, das letzte Bild der Drehung ist aber b{last}: Die {count} Bilder zählen ab 0',
    todo: 'Schreiben Sie {last} als frames',
  },
  frames_missing: {
    what: 'Im Ordner {folder} fehlen {missing} von {count} Bildern der Drehung; das erste ist {path}',
    todo: 'Nennen Sie die Bilder b0.webp, b1.webp und so weiter, in Kleinbuchstaben und ohne Nullen davor{hint}',
  },
  frames_from_one: {
    what: 'Die Bilder in {folder} sind von 1 bis {count} nummeriert; gezählt wird ab 0',
    todo: 'Benennen Sie sie um: b1.webp wird b0.webp und so weiter',
  },
  frame_surplus: {
    what: '{path} liegt hinter dem letzten Bild der Drehung, Nummer {frames}; solche Dateien: {count}',
    todo: 'Entfernen Sie sie oder erhöhen Sie settings.frames',
  },
  frame_copied: {
    what: '{path} hat denselben Inhalt wie {other}, sodass das Gebäude dort stillsteht',
    todo: 'Rendern Sie das Bild erneut',
  },
  rotator_length: {
    what: 'Einträge in {path}: {count}; nötig sind {expected}, einer je Bild',
    todo: 'Schreiben Sie einen Eintrag je Bild (settings.frames + 1)',
  },
  rotator_sequences: {
    what: 'Es gibt {count} Sequenzen, aber settings.isMultiCanvas ist aus',
    todo: 'Behalten Sie eine Sequenz oder schalten Sie isMultiCanvas ein',
  },
  rotator_size: {
    what: '{path} misst {width}×{height}; in rotator.json steht {expected}',
    todo: 'Rendern Sie das Bild in dieser Größe oder korrigieren Sie rotator.json',
  },
  front_file_missing: {
    what: 'Die Ansicht {front} der Klasse {class} ist unvollständig: {path} fehlt',
    todo: 'Fügen Sie die Datei hinzu oder streichen Sie die Ansicht aus fronts.csv{hint}',
  },
};
