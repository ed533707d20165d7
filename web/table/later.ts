import { lazyPart } from '../lazy.tsx';
import { ExpansionQuestion } from './questions/question.tsx';

const load = () => import('./later-parts.ts');

export const BoardMoves = lazyPart(async () => (await load()).BoardMoves);
export const ByLink = lazyPart(async () => (await load()).ByLink);
export const EmailStanding = lazyPart(async () => (await load()).EmailStanding);
export const FeatureWords = lazyPart(async () => (await load()).FeatureWords);
export const GameOver = lazyPart(async () => (await load()).GameOver);
export const HintButton = lazyPart(async () => (await load()).HintButton);
export const Invited = lazyPart(async () => (await load()).Invited);
export const LinkDone = lazyPart(async () => (await load()).LinkDone);
export const Lobby = lazyPart(async () => (await load()).Lobby);
export const MoreCards = lazyPart(async () => (await load()).MoreCards);
export const NoGame = lazyPart(async () => (await load()).NoGame);
export const OpenRequests = lazyPart(async () => (await load()).OpenRequests);
export const Owners = lazyPart(async () => (await load()).Owners);
export const PlanButton = lazyPart(async () => (await load()).PlanButton);
export const PlanningSheet = lazyPart(async () => (await load()).PlanningSheet);
export const Remaining = lazyPart(async () => (await load()).Remaining);
export const RemainingStrip = lazyPart(async () => (await load()).RemainingStrip);
export const Replay = lazyPart(async () => (await load()).Replay);
export const RequestMenu = lazyPart(async () => (await load()).RequestMenu);
export const Since = lazyPart(async () => (await load()).Since);
export const Slider = lazyPart(async () => (await load()).Slider);
export const VariationNote = lazyPart(async () => (await load()).VariationNote);
export const Waiting = lazyPart(async () => (await load()).Waiting);
export const Walkers = lazyPart(async () => (await load()).Walkers);

const parts = [
  BoardMoves,
  ByLink,
  EmailStanding,
  ExpansionQuestion,
  FeatureWords,
  GameOver,
  HintButton,
  Invited,
  LinkDone,
  Lobby,
  MoreCards,
  NoGame,
  OpenRequests,
  Owners,
  PlanButton,
  PlanningSheet,
  Remaining,
  RemainingStrip,
  Replay,
  RequestMenu,
  Since,
  Slider,
  VariationNote,
  Waiting,
  Walkers,
];

/** Loads the code of everything at a table that nobody needs before its first tile. */
export const prepareParts = (): Promise<unknown> => Promise.all(parts.map(({ prepare }) => prepare()));
