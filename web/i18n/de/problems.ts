import { problems as shared } from '../../../src/texts/de/problems.ts';
import { named } from '../named.ts';

/** For mistakes of the page itself. */
const ofPage = 'Die Seite hat eine ungültige Anfrage geschickt. Lade sie neu und versuch es noch einmal.';

/** What to say of each problem that the page can meet, in German, but for those that are known before the first tile. */
export const problems = named({
  ...shared,
  'invalid-credentials': 'E‑Mail-Adresse und Passwort passen nicht zusammen.',
  'invalid-passkey': 'Dieser Passkey gilt hier nicht. Versuch es noch einmal, oder nimm dein Passwort.',
  'invalid-recovery-code':
    'Das ist keiner deiner Wiederherstellungscodes, oder er wurde schon benutzt. Versuch einen anderen.',
  'challenge-expired': 'Das hat zu lange gedauert. Fang noch einmal mit dem Passwort an.',
  'passkey-refused': 'Der Passkey ließ sich nicht hinzufügen. Versuch es noch einmal.',
  'passkey-exists': 'Dieser Passkey gehört schon zu deinem Konto.',
  'user-code-not-found':
    'Dieser Code gilt gerade nicht. Prüf ihn, oder lass dir von der App einen neuen zeigen.',
  'wrong-password': 'Das Passwort ist falsch.',
  'already-registered': 'Du hast schon ein Konto.',
  'last-passkey': 'Dieser Passkey ist der einzige Weg in dein Konto. Füg erst eine E‑Mail-Adresse hinzu.',
  'password-required': 'Dafür brauchen wir dein Passwort.',
  'weak-password':
    'Dieses Passwort ist zu leicht zu erraten. Nimm zum Beispiel mehrere Wörter ohne Zusammenhang.',
  'name-not-available': 'Dieser Name ist nicht zu haben; wähl einen anderen.',
  'email-taken': 'Mit dieser E‑Mail-Adresse gibt es schon ein Konto. Melde dich damit an.',
  'handle-taken': 'Diesen Namen hat schon jemand; wähl einen anderen.',
  'seat-taken': 'Dieser Platz wurde eben besetzt.',
  'invalid-link':
    'Dieser Link gilt nicht mehr: Er ist abgelaufen oder schon benutzt. Fordere einen neuen an.',
  'shared-games': 'Dein Konto und dieser Spieler sitzen in derselben Partie. Beendet erst diese.',
  'app-not-found': 'Diese App hat keinen Zugriff auf dein Konto.',
  'app-request-refused': 'Die Anfrage der App ist nicht gültig.',
  'challenge-refused':
    'Diese Person kannst du gerade nicht fordern: Sie steht zu weit oben, oder eine Forderung von euch läuft noch.',
  'club-handle-taken': 'Dieses Kürzel hat schon ein anderer Club; wähl ein anderes.',
  'decision-held': 'Dein Zug ist schon gemacht: Er wartet auf die andere Partie des Paars.',
  'decision-closed': 'Dieser Zug ist schon gemacht.',
  'entry-not-found': 'Diesen Zug gibt es in der Partie nicht.',
  'external-player-not-found': 'Keine App kennt dich unter diesem Namen.',
  'forbidden-address': 'Diese Adresse geht nicht. Gib eine öffentliche an, die mit https:// beginnt.',
  'illegal-decision': 'Die Regeln erlauben diesen Zug nicht.',
  'in-flight': 'Das ist schon in Arbeit. Warte einen Moment.',
  internal: 'Bei uns ist etwas schiefgegangen. Versuch es später noch einmal.',
  'line-up-mismatch': 'Das Team hat sich inzwischen geändert. Lade die Seite neu.',
  'login-required': 'Melde dich dafür an.',
  'message-not-found': 'Diese Nachricht gibt es nicht mehr.',
  'no-passkey': 'Dein Konto hat noch keinen Passkey. Füg erst einen hinzu.',
  'not-organiser': 'Das kann nur die Turnierleitung.',
  'not-your-turn': 'Du bist nicht am Zug.',
  'part-of-match': 'Dieser Tisch gehört zu einem Match zu zweit.',
  'passkey-not-found': 'Diesen Passkey gibt es nicht mehr.',
  'pool-wait-not-found': 'Du wartest dort nicht mehr.',
  'push-subscription-not-found': 'Dieses Gerät ist schon entfernt.',
  'push-subscription-taken':
    'Dieses Gerät bekommt die Benachrichtigungen eines anderen Kontos. Melde dich damit an und schalte sie dort zuerst aus.',
  'recent-login-required':
    'Melde dich dafür noch einmal mit deinem Passkey oder einem Wiederherstellungscode an.',
  'request-not-found': 'Diese Bitte gibt es nicht mehr.',
  'second-factor-required': 'Dein Konto verlangt auch deinen Passkey.',
  'session-not-found': 'Diese Sitzung ist schon beendet.',
  'standing-table-not-found': 'Diesen Dauertisch gibt es nicht mehr.',
  'team-not-found': 'Dieses Team finden wir nicht, oder es hat dich nicht eingeladen.',
  'teams-only': 'Hier spielen Teams. Melde eins an, oder nimm die Einladung eines Teams an.',
  'token-not-found': 'Dieses Token gibt es nicht mehr.',
  'too-few-entrants': 'Es müssen mindestens zwei teilnehmen.',
  'too-many-competitions':
    'Mehr Turniere kannst du nicht zugleich ausrichten. Warte, bis eins zu Ende ist, oder sag eins ab.',
  'limit-reached': 'Mehr davon sind nicht möglich. Lösch zuerst eins.',
  'too-many-passkeys': 'Mehr Passkeys kann dein Konto nicht haben. Lösch zuerst einen.',
  'too-many-push-subscriptions': 'Mehr Geräte kannst du nicht haben. Entferne eins.',
  'too-many-tokens': 'Mehr Token kannst du nicht haben. Lösch eins.',
  'too-many-webhooks': 'Mehr Webhooks kannst du nicht haben. Lösch einen.',
  'vacation-limit-reached': 'So viele Urlaubstage hast du nicht mehr. Wähl weniger.',
  unauthenticated: 'Deine Sitzung ist beendet. Melde dich noch einmal an.',
  unavailable: 'Der Dienst ist gerade überlastet. Versuch es gleich noch einmal.',
  'webhook-disabled': 'Dieser Webhook ist ausgeschaltet.',
  'webhook-not-found': 'Diesen Webhook gibt es nicht mehr.',
  'bad-request': ofPage,
  'idempotency-key-reused': ofPage,
  'insufficient-scope': ofPage,
  'malformed-json': ofPage,
  'not-acceptable': ofPage,
  'not-your-player': ofPage,
  'payload-too-large': ofPage,
  'player-claimed': ofPage,
  'unsupported-media-type': ofPage,
  'uri-too-long': ofPage,
});

/** Says more by the `reason` of a problem. */
export const problemReasons = named({
  challenging: 'Deine letzte Forderung ist noch nicht zu Ende.',
  challenged: 'Jemand anderes hat diese Person schon gefordert.',
  'out-of-reach': 'Diese Person steht unter dir oder zu weit über dir.',
  'not-there': 'Eine oder einer von euch ist nicht angemeldet.',
});
