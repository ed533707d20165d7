import { plural } from '../../../src/texts/names.ts';
import type { GuestTexts } from './en.ts';

/** The texts for those who play without an account, in German. */
export const guests: GuestTexts = {
  playNow: 'Gleich spielen',
  playHarder: 'Ich kenne das Spiel: ein stärkerer Roboter, bitte',
  playHint: 'Kein Konto, nichts auszufüllen: eine Partie gegen einen freundlichen Roboter, und du fängst an.',
  beginning: 'Der Tisch wird gedeckt …',

  keep: 'Partie behalten',
  keepAll: 'Deine Partien behalten',
  youAre: (name) => `Du spielst als ${name}, zu Gast auf diesem Gerät.`,
  keepText:
    'Nimm eine E‑Mail-Adresse oder einen Passkey dazu, und die Partien gehören dir: auf jedem Gerät, so lange du willst.',
  until: (date) => `Sonst bleiben sie bis zum ${date}, und länger, solange du wiederkommst.`,
  withPasskey: 'Mit einem Passkey behalten',
  passkeyText: 'Fingerabdruck, Gesicht oder PIN: nichts zu tippen, nichts zu merken.',
  passkeyName: 'mein erstes Gerät',
  or: 'oder',
  withEmail: 'Mit einer E‑Mail-Adresse behalten',
  emailText: 'Dann können dir die Partien sagen, wann du dran bist.',
  haveAccount: 'Schon ein Konto? Melde dich damit an; die Partien dieses Gastes bleiben zurück.',
  kept: 'Für immer deine',
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

  gone: 'Dein Gast hat den Tisch verlassen',
  goneText: (days) =>
    `Gäste, die ${plural('de', days, { one: 'einen Tag', other: `${days} Tage` })} wegbleiben, machen anderen Platz, und ihre Partien enden. Beginn eine neue: Mit einer E‑Mail-Adresse oder einem Passkey wartet sie auf dich, so lange du willst.`,
};
