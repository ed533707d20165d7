import type { TerminalTexts } from '../en/terminal.ts';

/** The texts of `npm run play`, in German. */
export const terminal: TerminalTexts = {
  usage: [
    'npm run play -- [Optionen]: eine Partie gegen Roboter im Terminal, ohne Konto.',
    '',
    '  --level easy|fair|strong   wie gut der Roboter spielt (easy); mehrere für mehrere Roboter: easy,fair',
    '  --expansions LISTE         river, inns-and-cathedrals, traders-and-builders, king-and-robber,',
    '                             abbey-and-mayor, count oder all; durch Kommas getrennt',
    '  --edition NAME             first, second, third (üblich) oder bga',
    '  --server URL               ein Dienst; sonst der auf diesem Rechner (PORT, auch aus .env), sonst einer für diese Partie',
    '  --token TOKEN              spielt mit dem Spieler eines API-Tokens statt als Gast',
    '  --game ID                  setzt eine Partie dieses Spielers fort',
    '  --resume                   setzt die letzte Partie fort, die du als Gast verlassen hast',
    '  --picture ART              text, kitty oder iterm; meist von selbst erkannt',
    '  --language en|it|de        sonst, wie die Umgebung es sagt',
    '',
    'Ohne Farben mit NO_COLOR=1 und wo die Ausgabe kein Terminal ist.',
  ].join('\n'),
  help: 'Schreib die Nummer einer Möglichkeit (3a legt das Plättchen, 3a.1 mit Figur .1), oder: brett, optionen, punkte, rest, verlauf, hilfe, lernen. „ende“ hört auf.',
  leaveWords: ['ende'],
  starting: (url) => `Kein Dienst unter ${url}: Ich starte einen für diese Partie. Einen Moment …`,
  unreachable: (url) =>
    `Unter ${url} gibt es keinen Dienst. „npm start“ startet einen, oder lass --server weg.`,
  noGuests:
    'Dieser Dienst hat keine Gäste. Lege auf seiner Seite ein Konto an und in den Einstellungen ein API-Token: --token',
  welcome: (name, others) => `Du bist ${name}. Gegen dich: ${others}.`,
  page: (url) => `Dieselbe Partie auf der Seite: ${url}`,
  left: (id) => `Um diese Partie fortzusetzen: --game ${id}`,
  resume: 'Um diese Partie fortzusetzen: npm run play -- --resume',
  gone: 'Die Partie endet hier: Ihr Dienst lief nur für sie.',
  nothingToResume: 'Es gibt keine Partie zum Fortsetzen. „npm run play“ beginnt eine.',
  sessionEnded:
    'Die Sitzung des Gastes ist abgelaufen: Die Partie lässt sich nicht fortsetzen. „npm run play“ beginnt eine neue.',
};
