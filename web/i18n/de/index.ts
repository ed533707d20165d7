import { game } from '../../../src/texts/de/game.ts';
import { result } from '../../../src/texts/de/games.ts';
import { tableOptions } from '../../../src/texts/de/table-options.ts';
import { plural } from '../../../src/texts/names.ts';
import type { Texts } from '../en/index.ts';
import { named } from '../named.ts';
import { guests, learn, site } from './site.ts';
import { outcome, table, variation } from './table.ts';

const { and, points, counted } = game;

const sides = named({ N: 'Norden', E: 'Osten', S: 'Süden', W: 'Westen' });
const corners = named({ NE: 'Nordosten', SE: 'Südosten', SW: 'Südwesten', NW: 'Nordwesten' });

/** The texts of the page in German. */
export const de: Texts = {
  title: 'Carcassonne per Post',
  game,
  result,
  tableOptions,
  side: (name) => sides[name] ?? name,
  corner: (name) => corners[name] ?? name,
  skipToContent: 'Zum Inhalt',
  loading: 'Einen Moment …',
  copy: 'Kopieren',
  copied: 'Kopiert',
  save: 'Speichern',
  saved: 'Gespeichert',
  cancel: 'Abbrechen',
  remove: 'Löschen',

  nav: {
    label: 'Hauptmenü',
    play: 'Spielen',
    community: 'Community',
    find: 'Partie finden',
    newGame: 'Neue Partie',
    settings: 'Einstellungen',
    logOut: 'Abmelden',
    logIn: 'Anmelden',
  },

  welcome: {
    claim: 'Heute ein Zug, morgen die Antwort.',
    text: 'Carcassonne als lange Partie unter Freunden: Spiel hier, im Chat oder per Mail, wann immer du eine Minute hast.',
    logIn: 'Anmelden',
    signUp: 'Konto anlegen',
    noAccount: 'Neu hier?',
    haveAccount: 'Schon ein Konto?',
  },
  /** Playing without an account. */
  guests,
  variation,
  outcome,
  /** The pages around the games. */
  site,

  /** The tutorial. */
  learn,
  table,

  games: {
    yourTurn: 'Du bist dran',
    running: 'Andere sind dran',
    open: 'Noch nicht begonnen',
    finished: 'Beendet',
    openTables: 'Offene Tische zum Mitspielen',
    none: 'Noch keine Partien',
    noneText:
      'Fang mit einem Roboter an, oder such dir Mitspieler: Eröffne einen Tisch und schick deinen Freunden den Link.',
    noTurn: 'Gerade bist du nirgends am Zug.',
    noOpenTables: 'Gerade sind keine Tische offen. Eröffne einen, dann können andere mitspielen.',
    seats: (taken, seats) => `${taken} von ${seats} Plätzen besetzt`,
    waitsForOther: 'wartet auf die andere Partie',
    waitsFor: (name) => `${name} ist dran`,
    moves: (count) => plural('de', count, { one: '1 Zug', other: `${count} Züge` }),
    aborted: 'Ohne Ergebnis beendet',
    untitled: 'Partie ohne Namen',
    clocks: named({
      none: 'Ohne Limit',
      PT12H: '12 Stunden',
      P1D: '1 Tag',
      P3D: '3 Tage',
      P1W: '1 Woche',
      P2W: '2 Wochen',
    }),
    notFound: 'Partie nicht gefunden',
    notFoundText: 'Vielleicht ist sie privat, oder der Link ist unvollständig.',
    clock: (time) => `${time} je Zug`,
    pausedShort: 'pausiert',
  },

  board: {
    alt: 'Das Brett',
    label: 'Das Brett. Ziehen verschiebt es, Plus und Minus zoomen, 0 zeigt alles.',
    zoomIn: 'Größer',
    zoomOut: 'Kleiner',
    fit: 'Alles zeigen',
    legal: 'Mögliche Felder für das Plättchen',
    place: (label, total, x, y) => `Feld ${label} von ${total}: ${x}, ${y}`,
    turns: (count) => plural('de', count, { one: 'passt auf eine Art', other: `passt auf ${count} Arten` }),
    owned: (names) => `von ${and(names)} besetzt`,
    free: 'niemand dort',
    tiles: (count) => counted('tiles', count),
    complete: () => 'fertig',
    openEnds: (count) => plural('de', count, { one: '1 offene Seite', other: `${count} offene Seiten` }),
    missing: (count) =>
      plural('de', count, { one: 'es fehlt 1 Plättchen', other: `es fehlen ${count} Plättchen` }),
    now: (count) => `jetzt ${points(count)}`,
    whenComplete: (count) => `fertig ${count}`,
    atLeast: (count) => `fertig ${count} oder mehr`,
  },

  turn: {
    yours: 'Du bist dran',
    waitingFor: (name) => `${name} ist dran`,
    heldByYou: 'Du hast entschieden',
    heldBy: (name) => `${name} hat entschieden`,
    heldHint: 'Der Zug kommt aufs Brett, sobald die andere Partie mit denselben Plättchen so weit ist.',
    over: 'Die Partie ist zu Ende',
    aborted: 'Alle waren einverstanden, sie ohne Ergebnis zu beenden.',
    watching: 'Du siehst zu',
    placeOne: 'Wähl ein Plättchen und leg es',
    placeHint: 'Tippe auf ein Feld oder zieh das Plättchen hin; auf blassen dreht es sich von selbst.',
    gapHint: 'Tippe eine gestrichelte Lücke an.',
    deploy: 'Einen Gefolgsmann einsetzen?',
    deployNobody: 'Niemanden einsetzen',
    also: 'Und dazu?',
    alsoNothing: 'Sonst nichts',
    abbeyHint:
      'Tippe eine gestrichelte Lücke an, um die Abtei hineinzulegen. Du entscheidest, bevor du ein Plättchen siehst.',
    abbey: 'Abtei',
    tile: 'Plättchen',
    exchange: 'Kein Plättchen auf der Hand passt',
    turnTile: 'Plättchen drehen',
    takeBack: 'Ändern',
    confirm: 'Zug machen',
    confirmGain: (gain) => `Zug machen, ${gain}`,
    sending: 'Wird geschickt …',
    gain: (name, gain) => `${name} ${gain}`,
    atCell: (x, y) => `auf ${x}, ${y}`.replaceAll('-', '−'),
    onCorner: (corner) => `auf der Ecke im ${corner}`,
    stale:
      'Jemand war schneller: Das Brett hat sich geändert. Sieh noch einmal hin; was noch passt, ist erhalten.',
    notYourTurn: 'Das ist schon entschieden.',
    notLegal: 'Das ist nicht erlaubt',
    ruleHint: (rule) => `Regel ${rule}`,
    offline: 'Der Dienst ist nicht zu erreichen. Deine Wahl bleibt erhalten; versuch es noch einmal.',
    asList: 'Felder als Liste',
    listed: (label, tile) => `Feld ${label}${tile === undefined ? '' : `: ${tile}`}`,
    deadline: (time) => `Bis ${time}`,
    setAside: (count) => `${count} beiseitegelegt`,
    paused: 'Pause: keine Frist',
  },

  scores: {
    title: 'Punkte',
    pieces: 'Übrige Figuren',
    bag: (count) => `${count} Plättchen im Beutel`,
    turn: 'am Zug',
    explain: 'Woher die Punkte kamen',
    nothing: 'Noch keine Punkte.',
    projection: 'Wenn es jetzt zu Ende wäre',
    remaining: 'Plättchen, die noch kommen',
  },

  settings: {
    language: 'Sprache',
    appearance: 'Aussehen',
    auto: 'Wie das Gerät',
    light: 'Hell',
    dark: 'Dunkel',
  },

  problems: named({
    offline: 'Der Dienst ist nicht zu erreichen. Bist du online?',
    unknown: 'Da ist leider etwas schiefgegangen.',
    banned: 'Dieses Konto ist gesperrt.',
    'too-many-requests': 'Zu viele Anfragen. Warte eine Minute und versuch es dann noch einmal.',
    'game-not-found': 'Diese Partie finden wir nicht.',
    'assistance-off': tableOptions.assistance.off.sentence,
  }),
};
