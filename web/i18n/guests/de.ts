import { plural } from '../../../src/texts/names.ts';
import type { GuestTexts } from './en.ts';

/** The texts for those who play without an account, in German. */
export const guests: GuestTexts = {
  playNow: 'Gleich spielen',
  playHarder: 'Ich kenne das Spiel: ein stärkerer Roboter, bitte',
  playHint: 'Kein Konto, nichts auszufüllen: eine Partie gegen einen freundlichen Roboter, und du fängst an.',
  beginning: 'Der Tisch wird vorbereitet …',

  keep: 'Partien sichern',

  gone: 'Dein Gastkonto ist abgelaufen',
  goneText: (days) =>
    `Gäste, die ${plural('de', days, { one: 'einen Tag', other: `${days} Tage` })} wegbleiben, machen anderen Platz, und ihre Partien enden. Beginn eine neue: Mit einer E‑Mail-Adresse oder einem Passkey wartet sie auf dich, solange du willst.`,
};
