import type { LinkTexts } from '../link-texts.ts';
import { and, points } from './grammar.ts';

const turns: Readonly<Record<number, string>> = {
  90: 'einmal nach rechts gedreht',
  180: 'auf den Kopf gedreht',
  270: 'einmal nach links gedreht',
};
const turned = (rotation: number) => turns[rotation] ?? 'ungedreht';

const sides: Readonly<Record<string, string>> = {
  N: 'Norden',
  E: 'Osten',
  S: 'Süden',
  W: 'Westen',
  NE: 'Nordosten',
  SE: 'Südosten',
  SW: 'Südwesten',
  NW: 'Nordwesten',
};

/** The pages behind links, in German. */
export const links: LinkTexts = {
  notValid: 'Dieser Link funktioniert nicht',
  noPage: 'Seite nicht gefunden',
  noPageHelp:
    'Unter dieser Adresse gibt es nichts. Vielleicht ist sie vertippt oder wurde in einer E-Mail abgeschnitten.',
  picturedRules: 'Die Regeln mit Bildern',
  movedOn: 'Die Partie ist weitergegangen; hier ist nichts mehr zu entscheiden.',
  seeGame: 'Zur Partie',
  yourTurn: 'Du bist dran. Wähle und bestätige; vorher wird nichts gespielt.',
  confirm: 'Bestätigen',
  chooseFirst: 'Bitte wähle zuerst: Noch ist nichts gespielt.',
  onBoard: 'Lieber auf dem Brett wählen',
  cell: (number, x, y) => `${number} im Bild, auf ${x},${y}`,
  place: (x, y, rotation) => `Leg es auf ${x},${y}, ${turned(rotation)}`,
  square: (number) => `Feld ${number}`,
  turned,
  pieces: 'Figuren und andere Aktionen',
  everyPlace: 'Alle Felder',
  alone: 'keine Figur',
  where: (names) => `im ${and(names.map((name) => sides[name] ?? name))}`,
  gain: (number, name) => (name === undefined ? points(number) : `${points(number)} für ${name}`),
  otherwise: 'Deine Wahl',
  held: 'Entschieden. Dein Zug kommt aufs Brett, sobald die andere Partie mit denselben Plättchen so weit ist.',
  done: 'Fertig',
  verify: 'Ist das deine E-Mail-Adresse?',
  verified: 'Deine E-Mail-Adresse ist bestätigt',
  emailChange: 'Ab jetzt diese E-Mail-Adresse verwenden?',
  emailChanged: 'Deine E-Mail-Adresse ist geändert',
  emailUndo: 'Deine alte E-Mail-Adresse behalten?',
  emailUndoHint: 'Dein Konto wird überall abgemeldet, und du wählst ein neues Passwort.',
  emailUndone: 'Deine alte E-Mail-Adresse gilt wieder',
  emailUndoneHint: 'Wir haben dir eine E-Mail mit einem Link für ein neues Passwort geschickt.',
  reset: 'Neues Passwort wählen',
  resetDone: 'Du hast ein neues Passwort',
  password: 'Neues Passwort (mindestens 8 Zeichen; am besten ein paar Wörter ohne Zusammenhang)',
  unsubscribe: 'Keine E-Mails mehr zu deinen Partien?',
  unsubscribed: 'Du bekommst keine E-Mails mehr zu deinen Partien',
  suppress: 'Sollen wir nie wieder an diese Adresse schreiben?',
  suppressed: 'Wir schreiben nie wieder an diese Adresse',
  suppressedText: 'Auch keine Einladung und kein neues Konto mit dieser Adresse bringt uns dazu.',
  allowAgain: 'E-Mails wieder erlauben',
  allowed: 'An diese Adresse dürfen wir wieder schreiben',
  play: 'Auf zum Spiel',
};
