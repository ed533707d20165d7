import { game } from '../../../src/texts/de/game.ts';
import { requests as shared } from '../../../src/texts/de/requests.ts';
import { plural } from '../../../src/texts/names.ts';
import type {
  ClubTexts,
  CommunityTexts,
  requests as english,
  InvitedTexts,
  PersonTexts,
  RatingTexts,
} from '../en/people.ts';

/** The texts of a player's page, in German. */
export const person: PersonTexts = {
  since: (date) => `Hier seit ${date}`,
  robot: 'Ein Roboter',
  guest: 'Ein Gast',
  record: 'Partien mit Menschen',
  form: 'Letzte Ergebnisse',
  playing: 'Spielt gerade',
  results: {
    won: 'S',
    drawn: 'U',
    lost: 'N',
    beat: (opponents) => `Gewonnen gegen ${game.and(opponents)}`,
    drew: (opponents) => `Unentschieden mit ${game.and(opponents)}`,
    lostTo: (opponents) => `Verloren gegen ${game.and(opponents)}`,
  },
  hidden: (name) => `${name} zeigt Ergebnisse und Wertung nicht.`,
  chooseShown: 'Auswählen, was andere hier sehen',
  played: (count) => plural('de', count, { one: '1 Partie', other: `${count} Partien` }),
  won: (count) => `${count} gewonnen`,
  headToHead: 'Ihr beide',
  never: 'Ihr habt noch keine Partie miteinander beendet.',
  ahead: 'Du lagst vorn',
  behind: 'Du lagst hinten',
  invite: 'Zu einer Partie einladen',
  follow: 'Folgen',
  unfollow: 'Nicht mehr folgen',
  following: 'Dass du folgst, siehst nur du.',
  notify: 'Neue Tische melden',
  suitable: 'Nur was zu mir passt',
  suitableHint:
    'Leute etwa meiner Stärke, eine Bedenkzeit, wie ich sie kenne, Erweiterungen, die ich gespielt habe',
  noneSuits: 'Gerade passt kein offener Tisch zu dir. Sieh dir alle an, oder eröffne selbst einen.',
  followedTables: 'Tische von Leuten, denen du folgst',
  share: 'Diese Seite teilen',
  missing: 'Unter diesem Namen gibt es niemanden, oder die Seite ist privat. Prüf die Schreibweise.',
  yours: 'Deine Seite',
  yoursText: 'Was andere finden, wenn sie deinem Namen folgen.',
  see: 'Deine Seite ansehen',
  to: 'Wer sie findet',
  readers: { public: 'Alle', players: 'Wer angemeldet ist', private: 'Nur du' },
  showSince: 'Zeigen, seit wann ich hier bin',
  showRecord: 'Meine Partien und Siege zeigen, ohne private Partien',
  showPlayStats: 'Zeigen, wie zuverlässig ich bin, wie lange meine Züge dauern und was ich gern spiele',
  playStats: {
    title: 'Spielweise',
    reliability: 'Zuverlässigkeit',
    notYet: 'Noch nicht bekannt',
    counted: (games, abandoned) =>
      `${plural('de', games, { one: 'Von der letzten Partie', other: `Von den letzten ${games} Partien` })} mit Menschen im Stich gelassen: ${abandoned}`,
    turns: 'Typischer Zug',
    spread: (quarter, upperQuartile) =>
      `Ein Viertel der Züge dauert höchstens ${quarter}, drei Viertel höchstens ${upperQuartile}.`,
    favourites: 'Spielt am häufigsten mit',
  },
};

/** The texts of the community pages, in German. */
export const community: CommunityTexts = {
  competitions: 'Turniere',
  clubs: 'Clubs',
  ratings: 'Wertung',
  players: 'Leute',
  byName: 'Benutzername',
  find: 'Suchen',
  noneKnown:
    'Hier stehen alle, denen du folgst oder mit denen du gespielt hast. Such dir eine Partie, um jemanden kennenzulernen.',
  forVisitors: 'Melde dich an, um zu sehen, wem du folgst und mit wem du spielst.',
  followed: 'Leute, denen du folgst',
  opponents: 'Mit ihnen hast du gespielt',
  highest: 'Die Stärksten',
};

/** The texts about clubs, in German. */
export const clubs: ClubTexts = {
  title: 'Clubs',
  text: 'Clubs haben eigene Tische, Ranglisten und Turniere, nur für Mitglieder.',
  mine: 'Deine Clubs',
  all: 'Clubs zum Beitreten',
  none: 'Noch gibt es keine Clubs. Gründe den ersten.',
  noneForVisitors: 'Noch gibt es keine Clubs. Leg ein Konto an und gründe den ersten.',
  found: 'Club gründen',
  handle: 'Kürzel',
  handleHint: 'In der Adresse seiner Seite; Buchstaben, Ziffern, - und _',
  name: 'Name',
  description: 'Beschreibung',
  open: 'Alle können beitreten',
  members: (count: number) => plural('de', count, { one: '1 Mitglied', other: `${count} Mitglieder` }),
  memberList: 'Mitglieder',
  askingList: 'Beitrittsanfragen',
  roles: { owner: 'Leitung', admin: 'verwaltet mit', member: 'Mitglied', pending: 'möchte beitreten' },
  join: 'Beitreten',
  ask: 'Um Aufnahme bitten',
  asked: 'Du hast um Aufnahme gebeten. Die Leitung des Clubs antwortet dir.',
  withdrawRequest: 'Anfrage zurückziehen',
  leave: 'Club verlassen',
  leaveSure: 'Du scheidest auch aus seinen Turnieren aus und kannst nicht mehr an seinen Tischen mitspielen.',
  accept: 'Aufnehmen',
  decline: 'Ablehnen',
  remove: 'Aus dem Club entfernen',
  appoint: 'Mitverwalten lassen',
  dismiss: 'Nicht mehr mitverwalten',
  actionsFor: (name) => `Aktionen für ${name}`,
  tables: 'Offene Tische',
  running: 'Laufende Partien',
  quiet: 'Gerade ist nichts los. Eröffne einen Tisch, dann können alle Mitglieder mitspielen.',
  quietForOthers: 'Gerade ist nichts los.',
  newTable: 'Tisch eröffnen',
  forClub: (handle: string) => `Steht den Mitgliedern von ${handle} offen`,
  challenges: 'Herausforderungen',
  challenge: 'Club herausfordern',
  anyMember: (handle) => `ein Mitglied von ${handle}`,
  challenged: (name) => `${name} fordert den Club heraus.`,
  firstCome: 'Wer zuerst annimmt, spielt.',
  competitions: 'Turniere und Rangliste',
  competitionsHint:
    'Nur Mitglieder nehmen teil; wer den Club verlässt, scheidet aus. Die Partien sind öffentlich.',
  beginLadder: 'Rangliste beginnen',
  ladderName: (club: string) => `Rangliste von ${club}`,
  newCompetition: 'Turnier ausrichten',
  rooms: 'Chatkanäle',
  roomsHint:
    'Neues aus dem Club in einem Kanal von Discord oder Slack: neue Tische, wer Platz nimmt, Beginn und Ergebnis von Partien, Paarungen.',
  addRoom: 'Kanal hinzufügen',
  roomName: 'Name für die Liste',
  roomLanguage: 'Sprache der Nachrichten',
  roomBy: (name: string) => `hinzugefügt von ${name}`,
  roomTested: 'Ein Test ist unterwegs.',
  missing: 'Unter dieser Adresse gibt es keinen Club. Prüf den Link, oder sieh alle Clubs durch.',
};

/** The texts for visitors who are invited to a table, in German. */
export const invited: InvitedTexts = {
  invites: (name) => `${name} lädt dich zu Carcassonne ein`,
  looksForPlayers: (name) => `${name} sucht Mitspieler`,
  someone: 'Du bist zu Carcassonne eingeladen',
  what: 'Leg Plättchen, bau Städte und Straßen und stell deine Leute dorthin, wo sie am meisten bringen. Gespielt wird hier im Browser, ein Zug, wann immer du eine Minute hast.',
  players: 'Mitspieler',
  free: (count) => plural('de', count, { one: '1 Platz ist frei', other: `${count} Plätze sind frei` }),
  expansions: 'Erweiterungen',
  noExpansions: 'Keine: das Grundspiel',
  with: (names) => game.and(names),
  pace: 'Tempo',
  noClock: 'Ohne Zeitlimit',
  price: 'Preis',
  costsNothing: 'Kostenlos und ohne Werbung',
  asGuest: 'Ohne Konto: Spiel als Gast und sichere die Partie später.',
  begun: 'Diese Partie hat ohne dich begonnen',
  begunText: 'Alle Plätze sind besetzt. Spiel doch gleich eine eigene Partie.',
};

const { and } = game;

/** The texts of what players request of each other, in German. */
export const requests: typeof english = {
  ...shared,
  title: 'Bitte',
  menu: 'Mehr …',
  kindName: {
    undo: () => 'Meinen letzten Zug zurücknehmen',
    pause: () => 'Eine Pause',
    resume: () => 'Die Pause beenden',
    'more-time': (name) => (name === undefined ? 'Mehr Zeit' : `Mehr Zeit für ${name}`),
    robot: (name) =>
      name === undefined ? 'Ein Roboter, der für mich weiterspielt' : `Ein Roboter für ${name}`,
    end: () => 'Die Partie ohne Ergebnis beenden',
  },
  explained: {
    undo: 'Die Partie geht zurück vor deinen letzten Zug. Der Verlauf behält beides.',
    pause:
      'Die Uhr steht still: keine Fristen und keine Erinnerungen, höchstens 30 Tage lang. Spielen dürft ihr trotzdem, und weitergehen kann es, wann immer alle wollen.',
    resume: 'Die Uhr läuft wieder. Wer am Zug ist, hat die Zeit, die noch übrig war.',
    'more-time': 'Noch einmal so viel Zeit, wie dieser Tisch für einen Zug gibt.',
    robot: 'Der Roboter entscheidet bis zur Rückkehr. Ein eigener Zug genügt, um wieder selbst zu spielen.',
    end: 'Die Partie ist für alle vorbei, niemand gewinnt, und sie zählt in keiner Statistik.',
  },
  needsAll: 'Alle anderen müssen innerhalb von drei Tagen zustimmen.',
  unlessDeclined: 'Es geschieht, wenn alle zustimmen, oder nach drei Tagen, wenn niemand ablehnt.',
  atOnce: 'Es geschieht sofort: Niemand sonst muss zustimmen.',
  send: 'Abschicken',
  doIt: 'Bestätigen',
  withdraw: 'Zurückziehen',
  sent: (label) => `Deine Bitte: „${label}“.`,
  awaiting: (names, until) =>
    names.length === 0 ? `Offen bis ${until}.` : `Es fehlt die Antwort von ${and(names)}, bis ${until}.`,
  answerBy: (until) => `Bitte antworte bis ${until}.`,
  orSilence: 'Dann geschieht es auch, wenn niemand ablehnt.',
  robotForYou: 'Ein Roboter entscheidet für dich, bis du wieder da bist.',
  back: 'Ich bin wieder da',
};

/** The texts of ratings, in German. */
export const ratings: RatingTexts = {
  title: 'Bestenliste',
  text: 'Wer öfter gegen Stärkere gewinnt, steht weiter oben. Jede gewertete Partie verschiebt die Wertungszahlen derer, die sie spielen, und je mehr Partien, desto verlässlicher sind sie.',
  classes: { two: 'Zu zweit', several: 'Zu dritt oder mehr' },
  people: 'Menschen',
  robots: 'Roboter',
  who: 'In der Liste',
  which: 'Partien',
  player: 'Name',
  rating: 'Wertungszahl',
  games: 'Partien',
  none: 'Noch hat niemand genug gewertete Partien für eine verlässliche Wertungszahl gespielt.',
  count: (count) => plural('de', count, { one: '1 Partie', other: `${count} Partien` }),
  provisional: 'vorläufig',
  course: (days, lowest, highest) =>
    `Die Wertungszahl von Partie zu Partie, ${days}: zwischen ${lowest} und ${highest}`,
  changed: (name, before, after) => `${name}: ${before} → ${after}`,
  annulled: {
    'no-first-decision': 'Jemand hat nie einen Zug gemacht, deshalb wird diese Partie nicht gewertet.',
    'mass-timeout':
      'Jemand hat diese Partie zusammen mit einer früheren durch Zeitüberschreitung verloren, deshalb zählt sie für dessen Wertungszahl nicht.',
  },
  waiting: 'Die Wertung folgt in einer Minute.',
  reliability: {
    legend: 'Zuverlässigkeit der Mitspielenden',
    any: 'Egal',
    least: (percent) => `Mindestens ${percent}`,
    hint: 'Nur wer selten Partien im Stich lässt; wen du mit Namen einlädst, darf immer.',
  },
  showRating: 'Meine Wertungszahlen zeigen und mich in die Bestenliste aufnehmen',
};
