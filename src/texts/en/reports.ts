import type { ReportTexts } from '../report-texts.ts';

/** Reasons for reports, in English. */
export const reports: ReportTexts = {
  harassment: {
    title: 'Harassment or hate',
    help: 'Insults, threats, sexual remarks, or hate because of what somebody is. Report the message itself if you can.',
    words: ['harassment', 'hate', 'insult', 'insults', 'threat', 'threats'],
  },
  spam: {
    title: 'Spam or advertising',
    help: 'Advertising, suspicious links, or the same again and again: in messages, invitations or names of games.',
    words: ['spam', 'advertising', 'ads', 'scam'],
  },
  impersonation: {
    title: 'Impersonation or an offensive name',
    help: 'Pretends to be somebody else, or the name of the player or of the game is offensive.',
    words: ['impersonation', 'name', 'fake'],
  },
  cheating: {
    title: 'Cheating, or one person on two seats',
    help: 'One person plays several seats, or players secretly help each other. Good luck and strong play are not cheating.',
    words: ['cheating', 'cheat', 'cheater', 'two seats'],
  },
  stalling: {
    title: 'Stalling',
    help: 'Delays the game on purpose to make others give up. Slow play within the agreed time is not stalling.',
    words: ['stalling', 'stall', 'delay', 'delaying'],
  },
  other: {
    title: 'Something else',
    help: 'None of these fits: say in your own words what happened.',
    words: ['other', 'else', 'something else'],
  },
};
