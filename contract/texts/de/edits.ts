import type { Translated } from '#domain/texts/language.ts';
import type { settingTexts as englishSettingTexts, editTexts as englishEditTexts } from '../en/edits.ts';

export const settingTexts: Translated<typeof englishSettingTexts> = {
  setting_needs_film: 'Das Paket nennt keinen Film',
  setting_needs_address: 'Hier wird eine Adresse gebraucht',
  setting_needs_key: 'Hier wird ein Schlüssel gebraucht',
  setting_not_web: 'Beginnen Sie mit https:// oder mit / für eine Seite dieser Website',
  setting_not_https:
    'Beginnen Sie mit https:// oder mit / für eine Seite dieser Website: Eine Seite mit https lädt nichts anderes',
  setting_not_address: 'Beginnen Sie mit https:// oder http://',
  setting_not_framed: 'Nennen Sie eine Seite einer öffentlichen Website: https, ein Name, kein Port',
  setting_frame_host: 'frameHosts führt den Host dieser Seite nicht auf',
  setting_not_email: 'Die E-Mail-Adresse ist ungültig',
  setting_needs_way: 'Geben Sie eine Telefonnummer, eine E-Mail-Adresse oder eine WhatsApp-Nummer an',
  setting_other_sign: 'Das ist das Zeichen einer anderen Währung als der, die das Paket nennt',
  setting_needs_rate: 'Geben Sie den Wechselkurs an',
  setting_needs_day: 'Geben Sie den Tag des Wechselkurses an',
  setting_future_day: 'Der Tag des Wechselkurses liegt in der Zukunft',
  setting_same_currency: 'In dieser Währung sind die Preise bereits',
  setting_zoom_order: 'Darf nicht über dem Zoom liegen, mit dem die Karte beginnt',
};

export const editTexts: Translated<typeof englishEditTexts> = {
  edit_unknown: 'Nichts trägt diesen Namen',
  edit_fixed: 'Das gehört zu den Dateien des Pakets und ändert sich mit ihm',
  edit_no_user: 'Kein aktiver Vertriebsmitarbeiter hat diese Adresse',
  edit_no_picture: 'Das Paket hat kein Bild dieses Namens',
  edit_incomplete: 'Nennen Sie jede Galerie einmal',
};
