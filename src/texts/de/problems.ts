import type { ProblemTexts } from '../en/problems.ts';

/** What to say of problems that both the page and a chat can meet, in German. */
export const problems: ProblemTexts = {
  'account-required': 'Das können Gäste nicht. Leg erst ein Konto an; deine Partien behältst du.',
  'already-seated': 'Du hast in dieser Partie schon einen Platz.',
  'blocked-by-you': 'Du hast diese Person gesperrt. Heb das erst auf.',
  'club-not-found': 'Diesen Club finden wir nicht, oder du bist dort nicht Mitglied.',
  'competition-closed': 'Das geht nicht mehr: Der Wettbewerb hat begonnen oder ist vorbei.',
  'competition-full': 'Im Wettbewerb sind alle Plätze belegt.',
  'competition-not-found': 'Diesen Wettbewerb finden wir nicht.',
  'email-not-confirmed': 'Um per E‑Mail einzuladen, bestätige erst deine eigene Adresse.',
  'game-full': 'Alle Plätze sind besetzt.',
  'game-not-finished': 'Die Partie ist noch nicht zu Ende.',
  'game-not-open': 'Die Partie hat schon begonnen oder wurde abgesagt.',
  'game-not-paused': 'Die Partie macht keine Pause.',
  'game-not-running': 'Die Partie läuft nicht.',
  'game-paused': 'Die Partie macht gerade Pause.',
  'already-in-team': 'Hier kann jeder nur in einem Team sein.',
  'invalid-setup': 'So lässt sich keine Partie aufbauen.',
  'invitation-not-found': 'Diese Einladung hast du nicht, oder sie gilt nicht mehr.',
  'match-not-found': 'Dieses Match finden wir nicht, oder du darfst es nicht sehen.',
  'match-not-open':
    'Die Herausforderung ist nicht mehr offen: angenommen, abgelehnt, zurückgezogen oder abgelaufen.',
  'match-not-over': 'Das Match ist noch nicht zu Ende.',
  'match-not-running': 'Das Match läuft nicht.',
  'members-only': 'Hier nehmen nur Mitglieder des Clubs teil. Tritt ihm erst bei.',
  'no-deadline': 'Niemand braucht mehr Zeit: Dieser Zug hat keine Frist.',
  'no-one-to-nudge': 'Die Partie wartet auf niemanden, den du anstupsen könntest.',
  'not-captain': 'Das kann nur, wer Kapitän des Teams ist.',
  'not-owner': 'Das kann nur, wer den Tisch eröffnet hat.',
  'reliability-too-low':
    'An diesem Tisch sitzen nur Leute, die seltener Partien im Stich lassen. Spiel deine Partien zu Ende, oder lass dich einladen.',
  'not-seated': 'Du hast in dieser Partie keinen Platz.',
  'not-undoable':
    'Dein letzter Zug lässt sich nicht mehr zurücknehmen. Das geht nur, bis ein Plättchen gezogen wird oder jemand aufgibt.',
  'already-nudged': 'Diese Person wurde vor weniger als einem Tag angestupst. Versuch es später noch einmal.',
  'plan-closed': 'Dieser Plan wurde schon ausgeführt oder verworfen.',
  'plan-not-applicable': 'Dieser Plan ließe sich nie ausführen.',
  'plan-not-found': 'So einen Plan hast du nicht.',
  'player-not-away':
    'Ein Roboter kann erst einspringen, wenn die Partie einen Tag auf jemanden gewartet hat.',
  'player-not-found': 'Jemanden davon finden wir nicht. Prüf die Schreibweise.',
  'players-only': 'In diesem Wettbewerb spielt jeder für sich, ohne Team.',
  'removed-from-game': 'Du wurdest von diesem Tisch genommen. Wenn man dich einlädt, kannst du zurückkommen.',
  'request-closed': 'Diese Bitte hat sich erledigt.',
  'request-open': 'Darum hat schon jemand gebeten.',
  'robots-excluded': 'An diesem Tisch dürfen keine Roboter spielen.',
  'same-bag': 'Eine andere Partie von dir hat dieselben Plättchen: Du wüsstest, was gezogen wird.',
  'seat-empty': 'Dort sitzt niemand.',
  silenced:
    'Ein Betreiber hat dich stummgeschaltet: Du kannst weiterspielen, aber niemandem schreiben und niemanden einladen.',
  'stale-version': 'Die Partie ist inzwischen weitergegangen. Sieh sie dir neu an, bevor du entscheidest.',
  'team-full': 'Das Team ist voll. Entferne erst jemanden.',
  'tile-unavailable': 'So ein Plättchen kann nicht mehr kommen.',
  'too-few-players': 'Für eine Partie braucht es mindestens zwei.',
  'too-many-open-games':
    'Zu viele deiner Tische warten auf Mitspieler. Fang erst einen an, oder verlass einen.',
  'too-many-plans': 'Mehr Pläne kannst du in dieser Partie nicht haben. Lösch erst einen.',
  'too-many-robot-games':
    'Mehr Partien nur unter Robotern kannst du nicht haben. Warte, bis eine zu Ende ist.',
  'target-is-yourself': 'Das geht nicht mit dir selbst.',
};
