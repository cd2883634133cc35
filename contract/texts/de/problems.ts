import type { Translated } from '#domain/texts/language.ts';
import type { problemDetails as englishProblemDetails, problemTexts as englishProblemTexts } from '../en/problems.ts';

export const problemTexts: Translated<typeof englishProblemTexts> = {
  unreadable_body: 'Der Inhalt der Anfrage war nicht lesbar',
  invalid_parameters: 'Einige Angaben sind ungültig',
  not_logged_in: 'Bitte melden Sie sich zuerst an',
  not_allowed: 'Das ist Ihnen nicht erlaubt',
  foreign_origin: 'Anfragen von einer anderen Website werden abgelehnt',
  not_yours:
    'Ein Kunde eines anderen Teams hält diese Residenz. Nur dessen Verkaufsleiter oder ein Geschäftsführer kann den Status ändern',
  confirm_first: 'Bitte bestätigen Sie zuerst, dass Sie es sind',
  client_taken: 'Jemand anderes hat diesen Kunden bereits übernommen',
  not_found: 'Das gibt es hier nicht',
  method_not_allowed: 'Diese Adresse nimmt diese Methode nicht an',
  conflict: 'Das widerspricht dem jetzigen Stand',
  email_taken: 'Diese E-Mail-Adresse ist bereits registriert',
  stale_preview: 'Seit dieser Vorschau hat sich etwas geändert. Sehen Sie die neue an',
  price_out_of_range: 'Ein Preis fiele unter null oder überstiege den höchstmöglichen Preis',
  list_has_mistakes: 'Diese Preisliste enthält Fehler; nichts wurde übernommen',
  file_changed: 'Die Datei hat sich inzwischen geändert',
  no_such_range: 'Diesen Teil hat die Datei nicht',
  too_large: 'Das ist zu groß',
  unsupported_media_type: 'Diese Art von Inhalt wird nicht verstanden',
  unprocessable: 'So lässt sich das nicht ausführen',
  too_many_requests: 'Zu viele Versuche, bitte warten Sie einen Moment',
  server_error: 'Serverfehler, bitte versuchen Sie es später erneut',
  directions_failed: 'Der Weg konnte nicht berechnet werden: {reason}',
  unavailable: 'Der Server ist ausgelastet, bitte versuchen Sie es gleich noch einmal',
  scanner_away:
    'Dateien können gerade nicht auf Viren geprüft werden, daher wurde diese nicht gelesen. Bitte versuchen Sie es gleich noch einmal',
};

export const problemDetails: Translated<typeof englishProblemDetails> = {
  locked: 'Das ändert gerade jemand anderes, daher wurde nichts gespeichert. Bitte versuchen Sie es gleich noch einmal',
  package_under_way:
    'Gerade wird ein anderes Paket geprüft oder geladen. Bitte versuchen Sie es noch einmal, sobald das fertig ist',
  no_space:
    'Die Festplatte des Servers ist voll, daher wurde nichts gespeichert. Zuerst muss dort jemand Platz schaffen',
};
