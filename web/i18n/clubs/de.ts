import { plural } from '../../../src/texts/names.ts';
import type { ClubTexts } from './en.ts';

/** The texts about clubs, in German. */
export const clubs: ClubTexts = {
  title: 'Clubs',
  text: 'Leute, die miteinander spielen: mit Tischen, die nur ihren Mitgliedern offenstehen.',
  mine: 'Deine Clubs',
  all: 'Alle Clubs',
  none: 'Es gibt noch keinen Club.',
  found: 'Club gründen',
  handle: 'Kürzel',
  handleHint: 'In der Adresse seiner Seite; Buchstaben, Ziffern, - und _',
  name: 'Name',
  description: 'Was er von sich sagt',
  open: 'Wer will, darf beitreten',
  members: (count: number) => plural('de', count, { one: '1 Mitglied', other: `${count} Mitglieder` }),
  memberList: 'Mitglieder',
  askingList: 'Sie möchten beitreten',
  roles: { owner: 'Leitung', admin: 'verwaltet mit', member: 'Mitglied', asking: 'möchte beitreten' },
  join: 'Beitreten',
  ask: 'Um Aufnahme bitten',
  asked: 'Du hast um Aufnahme gebeten. Wer den Club führt, entscheidet.',
  leave: 'Club verlassen',
  accept: 'Aufnehmen',
  remove: 'Entfernen',
  appoint: 'Mitverwalten lassen',
  dismiss: 'Nicht mehr mitverwalten',
  tables: 'Tische des Clubs',
  noTables: 'Kein Tisch wartet auf Mitspieler.',
  newTable: 'Tisch für den Club eröffnen',
  forClub: (handle: string) => `Steht den Mitgliedern von ${handle} offen`,
  missing: 'Diesen Club gibt es nicht.',
};
