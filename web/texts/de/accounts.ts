import type { accounts as english } from '../en/accounts.ts';

export const accounts = {
  'account.email': 'E-Mail',
  'account.password': 'Passwort',
  'account.newPassword': 'Neues Passwort',
  'account.repeatPassword': 'Neues Passwort wiederholen',
  'account.passwordHint': '{count, plural, one {Mindestens # Zeichen} other {Mindestens # Zeichen}}',
  'account.showPassword': 'Passwort anzeigen',
  'account.hidePassword': 'Passwort verbergen',
  'account.firstName': 'Vorname',
  'account.lastName': 'Nachname',
  'account.phone': 'Mobiltelefon',
  'account.register': 'Registrieren',
  'account.cancel': 'Abbrechen',
  'account.forgotten': 'Passwort vergessen?',
  'account.backHome': 'Zur Startseite',
  'account.backToLogin': 'Zurück zur Anmeldung',
  'account.hello': 'Guten Tag, {name}',
  'account.away': 'Der Server ist nicht erreichbar. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
  'account.stillTrying': 'Der Server ist gerade nicht erreichbar. Wir versuchen es weiter.',
  'account.waitSeconds': 'Zu viele Versuche. Bitte warten Sie {seconds, plural, one {# Sekunde} other {# Sekunden}}.',
  'account.waitMinutes': 'Zu viele Versuche. Bitte warten Sie {minutes, plural, one {# Minute} other {# Minuten}}.',
  'account.sendAgain': 'Erneut senden',
  'account.sentAgain': 'Eine neue E-Mail ist unterwegs. Die vorige gilt nicht mehr.',
  'account.moment': 'Einen Moment',
  'account.timeLeft': 'Restzeit',

  'register.text': 'Registrieren Sie sich, um Favoriten zu speichern, Preise zu sehen und jede Residenz zu entdecken.',
  'register.wanted': 'Danach geht es dort weiter, wo Sie waren.',
  'register.known': 'Ich habe bereits ein Konto',
  'register.byUserTitle': 'Kunden registrieren',
  'register.byUserText': 'Der Kunde wird Ihnen zugeordnet und kann sofort eingeladen werden.',

  'salesLogin.text': 'Für die Berater von {project}.',
  'salesLogin.company': 'Anmelden mit {company}',
  'salesLogin.or': 'oder mit Passwort',
  'salesLogin.entering': 'Sie werden angemeldet.',

  'login.text':
    'Geben Sie die E-Mail-Adresse ein, mit der Sie sich registriert haben. Wir senden Ihnen einen Link; sobald Sie ihn öffnen, geht es auf diesem Bildschirm weiter.',
  'login.unregistered': 'Registrieren',

  'forgotten.text':
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
  'forgotten.submit': 'Link senden',

  'reset.text': 'Mit dem neuen Passwort enden alle Anmeldungen dieses Kontos auf anderen Geräten.',
  'reset.submit': 'Passwort festlegen',
  'reset.checking': 'Der Link wird geprüft.',

  'invite.text':
    'Ihr Kunde erhält einen Link per E-Mail. Sobald er ihn annimmt, beginnt die Präsentation auf diesem Bildschirm.',
  'invite.clientEmail': 'E-Mail des Kunden',
  'invite.submit': 'Einladung senden',
  'invite.newClient': 'Neuen Kunden registrieren',

  'wait.loginTitle': 'Bitte prüfen Sie Ihr Postfach',
  'wait.loginText': 'Wir haben Ihnen einen Link gesendet. Sobald Sie ihn öffnen, geht es hier von selbst weiter.',
  'wait.loginTextTo':
    'Wir haben einen Link an {email} gesendet. Sobald Sie ihn öffnen, geht es hier von selbst weiter.',
  'wait.invitationTitle': 'Warten auf Ihren Kunden',
  'wait.invitationText':
    'Wir haben eine Einladung gesendet. Sobald Ihr Kunde sie annimmt, geht es hier von selbst weiter.',
  'wait.invitationTextTo':
    'Wir haben eine Einladung an {email} gesendet. Sobald Ihr Kunde sie annimmt, geht es hier von selbst weiter.',
  'wait.number': 'Diese Zahl steht auch auf dem anderen Bildschirm',
  'wait.nothingYet': 'Noch nichts da? Sehen Sie im Spam-Ordner nach oder senden Sie die E-Mail erneut.',
  'wait.expiredTitle': 'Dieser Link ist abgelaufen',
  'wait.expiredLogin': 'Er wurde nicht rechtzeitig geöffnet oder durch eine andere Anmeldung ersetzt.',
  'wait.expiredInvitation': 'Die Einladung wurde nicht rechtzeitig angenommen oder durch eine andere ersetzt.',
  'wait.unknownTitle': 'Hier gibt es nichts abzuwarten',
  'wait.unknownLogin': 'Diese Anmeldung wurde nicht in diesem Browser begonnen.',
  'wait.unknownInvitation': 'Sie haben diese Einladung nicht aus diesem Browser gesendet oder sind abgemeldet.',
  'wait.loginAgain': 'Erneut anmelden',
  'wait.inviteAgain': 'Erneut einladen',

  'wait.scan': 'E-Mails auf dem Telefon? Scannen Sie diesen Code: Er zeigt, was dort zu tun ist.',
  'wait.scanLabel': 'QR-Code einer Seite für Ihr Telefon',
  'checkMail.open': 'Öffnen Sie die E-Mail-App auf diesem Telefon.',
  'checkMail.find': 'Suchen Sie die neue E-Mail von {project}. Sie kann im Spam-Ordner liegen.',
  'checkMail.accept': 'Öffnen Sie den Link darin. Auf dem anderen Bildschirm geht es von selbst weiter.',
  'checkMail.safe':
    'Nur mit dieser E-Mail können Sie zustimmen. Der gescannte Code führt auf diese Seite und sonst nirgendwohin.',

  'accept.loginTitle': 'Anmeldung bestätigen',
  'accept.invitationTitle': 'Einladung annehmen',
  'accept.loginText': 'Diese Anmeldung wurde angefordert von:',
  'accept.invitationText': '{name} lädt Sie zu einer Präsentation ein:',
  'accept.device': 'Gerät',
  'accept.unknownDevice': 'Nicht bekannt',
  'accept.network': 'Netz',
  'accept.time': 'Wann',
  'accept.working': 'Wird bestätigt …',
  'accept.number': 'Steht diese Zahl auch auf dem anderen Bildschirm?',
  'accept.login': 'Ja, anmelden',
  'accept.invitation': 'Ja, annehmen',
  'accept.notMe': 'Das war ich nicht',
  'accept.deniedTitle': 'Danke für Ihren Hinweis',
  'accept.denied':
    'Was dieser Link geöffnet hat, ist beendet, und das Vertriebsteam weiß Bescheid. Sie müssen nichts weiter tun.',

  'verify.text':
    'Geben Sie die sechs Ziffern ein, die wir Ihnen per E-Mail gesendet haben. Sie gelten zehn Minuten lang und für fünf Versuche.',
  'verify.code': 'Bestätigungscode',
  'verify.submit': 'Bestätigen',
  'verify.doneTitle': 'Ihre Adresse ist bestätigt',
  'verify.done': 'Sie können sich jetzt anmelden.',
  'verify.working': 'Ihre Adresse wird bestätigt.',

  'result.forgotPassword': 'Link gesendet',
  'result.forgotPasswordText':
    'Bitte prüfen Sie Ihr Postfach. Der Link ist eine Stunde gültig und nur einmal verwendbar.',
  'result.invalidToken': 'Dieser Link ist ungültig',
  'result.passwordUpdate': 'Passwort geändert',
  'result.passwordUpdateText': 'Ab jetzt gilt das neue Passwort.',
  'result.invalidCode': 'Dieser Link ist ungültig',
  'result.invitationOver': 'Bitten Sie Ihren Berater um eine neue Einladung.',
  'result.thankYouRegister': 'Danke für Ihre Registrierung',
  'result.thankYouRegisterText': 'Sie sind registriert. Melden Sie sich mit Ihrer E-Mail-Adresse an.',
  'result.thankYouCode':
    'Wir haben sechs Ziffern an {email} gesendet. Geben Sie sie hier ein, dann sind Sie angemeldet. Sie gelten zehn Minuten lang und für fünf Versuche.',
  'result.thankYouByUser': 'Der Kunde ist registriert und kann eingeladen werden.',
  'result.invitationAccepted': 'Einladung angenommen',
  'result.invitationAcceptedText':
    'Die Präsentation beginnt auf dem Bildschirm Ihres Beraters. Sie können dieses Fenster schließen.',
  'result.loginAccepted': 'Anmeldung bestätigt',
  'result.loginAcceptedText':
    'Fahren Sie in dem Fenster fort, in dem Sie sich anmelden wollten. Dieses können Sie schließen.',
  'result.forgottenClient': 'Passwort eines Kunden zurücksetzen',
  'result.forgottenUser': 'Passwort eines Beraters zurücksetzen',
  'form.discardTitle': 'Ihre Eingaben verwerfen?',
  'form.discard': 'Verwerfen',
  'form.continue': 'Weiter bearbeiten',
  'mail.waiting':
    'Derzeit werden keine E-Mails versendet. {count, plural, one {Eine wartet} other {# warten}} (die älteste seit {since}). Sie gehen hinaus, sobald der Mailserver antwortet.',
} as const satisfies Record<keyof typeof english, string>;
