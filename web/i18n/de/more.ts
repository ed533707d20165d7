import { labels } from '../../../src/texts/de/email.ts';
import { game } from '../../../src/texts/de/game.ts';
import { plural } from '../../../src/texts/names.ts';
import type { EditionName, OptionName } from '../../api/types.ts';
import type { MoreTexts } from '../en/more.ts';
import { named } from '../named.ts';
import { account, apps, link, push } from './account.ts';
import { competitions, matches, pools } from './events.ts';
import { analysis, plans } from './games.ts';
import { clubs, community, invited, person, ratings, requests } from './people.ts';
import { problemReasons, problems } from './problems.ts';

const inQuarter = named({
  castle: 'im Schloss',
  blacksmith: 'in der Schmiede',
  cathedral: 'in der Kathedrale',
  market: 'auf dem Markt',
});

const { piece, into, quarter: quarterName, toQuarter, fromQuarter } = game;

/** The texts that are not needed before the first tile, in German. */
export const more: MoreTexts = {
  analysis,
  account: {
    logInName: 'E‑Mail-Adresse oder Spielername',
    email: 'E‑Mail-Adresse',
    password: 'Passwort',
    passwordHint: 'Mindestens 8 Zeichen; am besten ein paar Wörter ohne Zusammenhang',
    handle: 'Spielername',
    handleHint: 'Buchstaben, Ziffern, - und _; andere Spieler sehen ihn',
    working: 'Einen Moment …',
    forgotten: 'Passwort vergessen?',
    sendReset: 'Schickt mir einen Link',
    resetSent: 'Wenn es ein Konto mit dieser Adresse gibt, ist eine E‑Mail mit einem Link unterwegs.',
  },

  /** Logging in, and the account. */
  security: account,
  person,
  pools,
  /** Ways to a further game. */
  find: { robot: 'Gegen Roboter spielen' },
  competitions,
  clubs,
  community,
  ratings,
  matches,
  link,
  apps,
  invited,
  push,
  plans,

  newGame: {
    title: 'Neue Partie',
    name: 'Name des Tisches',
    nameExample: 'Sonntagstisch',
    seats: 'Spieler',
    visibility: 'Wer mitspielen darf',
    public: 'Alle',
    publicHint: 'Der Tisch steht für alle Spieler in der Liste.',
    unlisted: 'Alle mit dem Link',
    unlistedHint: 'Wer den Link hat, darf zusehen; zum Mitspielen braucht es die Einladung.',
    private: 'Nur Eingeladene',
    privateHint: 'Niemand sonst sieht die Partie.',
    invite: 'Einladen',
    inviteHint: 'Namen oder E‑Mail-Adressen, durch Leerzeichen getrennt',
    expansions: 'Erweiterungen',
    preset: 'Regeln',
    presets: named<EditionName, string>({
      first: 'Erste Ausgabe',
      second: 'Zweite Ausgabe',
      third: 'Dritte Ausgabe, wie auf Board Game Arena',
      bga: 'Board Game Arena',
    }),
    fine: 'Regeln im Einzelnen',
    options: 'Optionen',
    seating: 'Wer anfängt',
    seatings: { drawn: 'Das Los entscheidet', 'as-taken': 'Wer den Tisch eröffnet hat' },
    clock: 'Zeit je Zug',
    onTimeout: 'Wenn die Zeit um ist',
    skip: 'Der Zug entfällt',
    robot: 'Ein Roboter spielt bis zur Rückkehr',
    robots: 'Roboter',
    robotChoices: {
      none: 'Vorerst keine',
      easy: 'Leichte Roboter auf den anderen Plätzen',
      fair: 'Normale Roboter auf den anderen Plätzen',
      strong: 'Starke Roboter auf den anderen Plätzen',
      excluded: 'Keine, auch nicht als Vertretung',
    },
    forfeit: 'Nach drei verpassten Zügen in Folge ist man raus',
    create: 'Tisch eröffnen',
    sixNeeds:
      'Zu sechst geht es mit Wirtshäuser & Kathedralen, Händler & Baumeister oder Abtei & Bürgermeister.',
  },
  options: named<OptionName, string>({
    fieldScoring: 'Wie Wiesen gewertet werden',
    fieldPoints: 'Eine fertige Stadt bringt einem Bauern',
    smallCity: 'Eine fertige Stadt aus zwei Plättchen',
    handSize: 'Plättchen auf der Hand',
    sharing: 'Wer die Punkte eines geteilten Gebiets bekommt',
  }),
  optionValues: named({
    'fieldScoring.per-field': 'Jede Wiese zählt für jede ihrer Städte',
    'fieldScoring.per-field-city-once':
      'Jede Stadt zählt einmal, für die Wiese mit den meisten Bauern ringsum',
    'fieldScoring.per-city': 'Jede Stadt zählt für den Spieler mit den meisten Bauern ringsum',
    'fieldPoints.3': '3 Punkte',
    'fieldPoints.4': '4 Punkte',
    'smallCity.4': '4 Punkte, wie jede andere',
    'smallCity.2': '2 Punkte',
    'handSize.1': 'Eines, im Zug gezogen',
    'handSize.3': 'Drei zur Auswahl',
    'sharing.majority': 'Wer dort die meisten Gefolgsleute hat',
    'sharing.each-meeple': 'Jeder Gefolgsmann dort',
  }),

  robotLevels: { easy: 'Leicht', fair: 'Normal', strong: 'Stark' },
  requests,
  lobby: {
    seatRobot: 'Roboter dazusetzen',
    cancel: 'Tisch absagen',
    cancelSure: 'Diesen Tisch für alle absagen? Der Link funktioniert dann nicht mehr.',
    removePlayer: (name) => `${name} vom Tisch nehmen`,
    removeSure: (name) => `${name} vom Tisch nehmen? Zurück geht es nur mit einer Einladung von dir.`,
    waiting: 'Der Tisch ist offen',
    text: 'Es geht los, sobald alle Plätze besetzt sind.',
    invitation: 'Einladung',
    invitationHint: 'Schick diesen Link deinen Freunden.',
    takeSeat: 'Platz nehmen',
    leaveSeat: 'Platz freigeben',
    start: 'Jetzt anfangen',
    free: 'frei',
    you: 'du',
    rules: 'Regeln',
  },

  log: {
    title: 'Verlauf',
    empty: 'Noch ist nichts geschehen.',
    afterHint: 'nach einem Tipp',
    undone: 'zurückgenommen',
    move: (seq) => `Zug ${seq}`,
    slider: 'Zug, den das Brett zeigt',
    previous: 'Einen Zug zurück',
    next: 'Einen Zug vor',
    latest: 'Jetzt',
    play: 'Abspielen',
    pause: 'Anhalten',
    at: (seq, of) => `Zug ${seq} von ${of}`,
    start: 'Vor dem ersten Zug',
    how: 'Wieso?',
    notation: 'Genaue Notation',
  },

  messages: {
    title: 'Nachrichten',
    empty: 'Noch keine Nachrichten.',
    write: 'Nachricht an den Tisch',
    send: 'Senden',
  },

  claim: {
    title: 'Bist du das?',
    about: (name, provider, games) =>
      `${name} spielt auf ${provider} und hat einen Platz in ${plural('de', games, { one: 'einer Partie', other: `${games} Partien` })}. ` +
      'Übernimm diesen Spieler, und das alles gehört zu deinem Konto: hier, per E‑Mail und überall sonst.',
    logInFirst: 'Melde dich erst an oder leg ein Konto an; danach kommst du auf diese Seite zurück.',
    redeem: 'Ja, das bin ich',
    canAct: (provider) => `Ich möchte auch auf ${provider} weiterspielen`,
    canActHint: (application) =>
      `${application} kann dann alle deine Partien lesen und spielen, bis du das in den Einstellungen abschaltest.`,
  },
  chats: {
    title: 'Verbundene Chats',
    hint: 'Wer einen Haken hat, darf deine Partien sehen und für dich spielen.',
    from: (provider, application) => `${provider}, über ${application}`,
    remove: 'Trennen',
  },
  deliveryStates: {
    waiting: 'unterwegs',
    delivered: 'zugestellt',
    failed: 'nicht zustellbar',
    dropped: 'nicht mehr nötig',
  },
  webhooks: {
    title: 'Discord, Slack und Webhooks',
    hint: 'Lass einen Kanal in Discord oder Slack sagen, wenn du dran bist, oder ein eigenes Programm aufrufen (ein Webhook).',
    more: 'Webhook hinzufügen',
    where: 'Wohin?',
    formats: { discord: 'Ein Discord-Kanal', slack: 'Ein Slack-Kanal', standard: 'Mein eigenes Programm' },
    formatHints: {
      discord: 'Kanaleinstellungen, Integrationen, Webhooks: die URL eines neuen kopieren.',
      slack: 'Eine eigene App mit Incoming Webhooks: die URL kopieren.',
      standard: 'Signiert nach der Spezifikation Standard Webhooks.',
    },
    url: 'Adresse',
    name: 'Name für die Liste',
    which: 'Welche Partien',
    games: { mine: 'Meine Partien', public: 'Die Ergebnisse aller öffentlichen Partien' },
    one: 'Welche davon',
    allGames: 'Alle',
    label: 'Nur Partien mit diesem Stichwort',
    labelHint: 'Zum Beispiel die eines Turniers. Leer lassen für alle.',
    ofOneGame: 'eine Partie',
    ofLabel: (label) => `nur „${label}“`,
    ofPublic: 'Ergebnisse aller öffentlichen Partien',
    ofClub: (handle) => `für den Club ${handle}`,
    about: 'Benachrichtigen bei',
    events: labels,
    create: 'Hinzufügen',
    secret: 'Mit diesem Geheimnis prüft dein Programm die Signaturen; du siehst es nur dieses eine Mal:',
    test: 'Test schicken',
    switchOff: 'Abschalten',
    switchOn: 'Einschalten',
    off: 'abgeschaltet',
    last: (time, state) => `${time}: ${state}`,
  },
  tokens: {
    title: 'API-Token',
    hint: 'Mit einem Token spielt ein Programm oder Chatbot in deinem Namen.',
    docs: 'Was kann es?',
    more: 'Token erstellen',
    name: 'Wofür ist es?',
    may: 'Es darf',
    scopes: {
      'games:read': 'deine Partien sehen',
      'games:play': 'für dich spielen',
      webhooks: 'deine Webhooks verwalten',
      'players:act-for': 'für Leute in einem Chat handeln (für Chatbots)',
      profile: 'deine E‑Mail-Adresse und Einstellungen sehen',
    },
    oneGame: 'für eine Partie',
    forGame: 'Für welche Partie',
    allGames: 'Alle meine Partien',
    forGameHint:
      'Ein Token für eine Partie sieht und spielt nur diese, ohne Webhooks und deine E‑Mail-Adresse.',
    days: 'Wie viele Tage gültig?',
    daysHint: 'Leer lassen, wenn es nicht ablaufen soll.',
    create: 'Erstellen',
    created: 'Kopier es jetzt; du siehst es nur dieses eine Mal:',
    unused: 'noch nicht benutzt',
    used: (time) => `zuletzt benutzt: ${time}`,
    expires: (time) => `gültig bis: ${time}`,
  },

  notifications: {
    ofGame: 'Benachrichtigungen zu dieser Partie',
    email: 'Per E‑Mail',
    each: 'Jedes Mal eine E‑Mail',
    digest: 'Tägliche Übersicht',
    none: 'Keine',
    about: 'Benachrichtigen bei',
    all: 'Jedem Zug',
    mine: 'Meinen Zügen und Nachrichten',
    end: 'Dem Ende einer Partie',
    reminders: 'Erinnern, bevor die Zeit um ist',
    webhooks: 'An meine Webhooks senden',
    delivery: (channel, state, time) =>
      `${named({ email: 'E‑Mail', push: 'Push-Benachrichtigung' })[channel] ?? 'Webhook'}, ${time}: ${state}.`,
    nextAttempt: (time) => `Nächster Versuch: ${time}.`,
  },
  invalid: {
    check: (fields) => `Prüfe ${fields}.`,
    fields: named({
      url: 'die Adresse',
      email: 'die E-Mail-Adresse',
      handle: 'den Benutzernamen',
      displayName: 'den Namen',
      name: 'den Namen',
      text: 'den Text',
      invite: 'wen du einlädst',
      timeZone: 'die Zeitzone',
    }),
    other: 'deine Eingaben',
  },
  problems,
  problemReasons,
  guests: {
    keepAll: 'Deine Partien sichern',
    youAre: (name) => `Du spielst als ${name}, zu Gast auf diesem Gerät.`,
    keepText:
      'Nimm eine E‑Mail-Adresse oder einen Passkey dazu, und die Partien gehören dir: auf jedem Gerät, solange du willst.',
    until: (date) => `Sonst bleiben sie bis zum ${date}, und länger, solange du wiederkommst.`,
    withPasskey: 'Mit einem Passkey sichern',
    passkeyText: 'Fingerabdruck, Gesicht oder PIN: nichts zu tippen, nichts zu merken.',
    passkeyName: 'mein erstes Gerät',
    or: 'oder',
    withEmail: 'Mit einer E‑Mail-Adresse sichern',
    emailText: 'Dann können dir die Partien sagen, wann du dran bist.',
    haveAccount: 'Schon ein Konto? Melde dich damit an; die Partien dieses Gastes bleiben zurück.',
    kept: 'Gesichert. Die Partien gehören jetzt dir',
    keptByPasskey:
      'Ab jetzt meldest du dich mit deinem Passkey an. Einen Namen wählst du in den Einstellungen.',
    keptByEmail: (address) =>
      `Wir haben eine E‑Mail an ${address} geschickt. Folge ihrem Link, um die Adresse zu bestätigen.`,
    back: 'Zurück zur Partie',
    logOutSure:
      'Du spielst als Gast: Wenn du dich abmeldest, kommt niemand mehr zu deinen Partien zurück. Trotzdem abmelden?',
    noName: 'Gäste haben einen erfundenen Namen; mit einem Konto wählst du deinen eigenen.',

    noAddress:
      'Du meldest dich nur mit einem Passkey an. Mit einer E‑Mail-Adresse können dir die Partien schreiben, und du kommst auch ohne den Passkey wieder hinein.',
    addAddress: 'E‑Mail-Adresse hinzufügen',
  },
  site: {
    noSuchPlayer: (name) => `Hier heißt niemand ${name}. Prüf die Schreibweise, oder lade per E‑Mail ein.`,

    statistics: {
      title: 'Deine Statistik',
      link: 'Statistik',
      text: 'Die Ergebnisse deiner beendeten Partien.',
      none: 'Noch gibt es nichts zu zählen: Beende erst eine Partie.',
      people: 'Partien mit Menschen',
      robots: 'Partien mit Robotern',
      played: 'Partien',
      won: 'Gewonnen',
      average: 'Punkte im Schnitt',
      best: 'Meiste Punkte',
      byPlayerCount: 'Nach Zahl der Spieler',
      seats: 'Spieler',
      opponents: 'Gegner',
      opponent: 'Spieler',
      ahead: 'Du lagst vorn',
      behind: 'Du lagst hinten',
      aborted: (count) =>
        plural('de', count, {
          one: 'Eine Partie endete ohne Ergebnis.',
          other: `${count} Partien endeten ohne Ergebnis.`,
        }),
      scenarios: (count) =>
        plural('de', count, {
          one: 'Eine Partie mit vorher ausgesuchten Plättchen zählt nicht.',
          other: `${count} Partien mit vorher ausgesuchten Plättchen zählen nicht.`,
        }),
    },

    note: {
      title: 'Meine Notiz',
      hint: 'Nur du kannst sie lesen.',
      label: 'Notiz zu dieser Partie',
      saved: 'Gespeichert',
      saving: 'Speichern …',
      placeholder: 'Pläne, Zahlen, wer was versprochen hat …',
    },
  },
  settings: {
    displayName: 'Anzeigename',
    handleHint: 'Damit meldest du dich an und wirst eingeladen; Buchstaben, Ziffern, - und _',
    title: 'Einstellungen',
    profile: 'Du',
    timeZone: 'Zeitzone',
    sounds: 'Töne',
    soundsOn: 'Ein leiser Ton, wenn du dran bist und wenn ein Plättchen gelegt wird',
    onThisDevice: 'Auf diesem Gerät, solange der Tisch offen ist',
    notifications: 'Benachrichtigungen',
    verified: 'bestätigt',
    unverified: 'noch nicht bestätigt',
    verifyAgain: 'E‑Mail noch einmal schicken',
    verifySent: 'Geschickt',
    vacation: 'Urlaub',
    vacationHint: (days) =>
      `Deine Uhren stehen still, solange du weg bist. Du hast dieses Jahr noch ${plural('de', days, { one: 'einen Tag', other: `${days} Tage` })}.`,
    from: 'Erster Tag',
    to: 'Letzter Tag',
    away: (from, to) => `Weg: ${from} – ${to}.`,
    endVacation: 'Ich bin wieder da',
  },
  turn: {
    wagonHint: 'Er wurde gerade gewertet. Wähl, wohin er weiterfährt, oder hol ihn heim.',
    wagonTo: (kind) => `Weiter ${into(kind)}`,
    countHint:
      'Du hast anderen Punkte gebracht und selbst keine bekommen: Ein Gefolgsmann darf in die Stadt.',
    countEnter: (name, quarter) => `${piece(name)} ${toQuarter(quarter)}`,
    moveCount: 'Den Grafen versetzen?',
    moveCountHint: 'Gefolgsleute im selben Viertel wie der Graf dürfen es nicht verlassen.',
    countStays: (quarter) => `Er bleibt ${inQuarter[quarter] ?? quarterName(quarter)}`,
    countGoes: (quarter) => `Er geht ${toQuarter(quarter)}`,
    redeployHint:
      'Gefolgsleute aus der Stadt dürfen zu dem, was gleich gewertet wird. Wähl, so viele du willst.',
    redeployFinalHint:
      'Die letzte Gelegenheit vor der Wertung der Wiesen, ein Gefolgsmann nach dem anderen. Wählst du niemanden, bleiben deine auf dem Markt.',
    redeployMove: (name, quarter, kind) => `${piece(name)} ${fromQuarter(quarter)} ${into(kind)}`,
    nudge: 'Anstupsen',
    nudged: 'Angestupst',
    resign: 'Aufgeben',
    resignSure: (players) =>
      `Diese Partie endgültig aufgeben? ${players > 2 ? 'Deine Figuren bleiben, und die anderen spielen weiter.' : 'Sie endet, und du verlierst sie.'}`,
  },
};
