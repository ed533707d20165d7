import type { ComponentProps, ComponentType } from 'preact';
import { type LazyView, lazyPart } from '../ui/lazy.tsx';
import { ExpansionQuestion } from './questions/question.tsx';

const load = () => import('./later-parts.ts');
type Parts = Awaited<ReturnType<typeof load>>;
type Views = { readonly [Name in keyof Parts]: LazyView<ComponentProps<Parts[Name]>> };

const names = {
  ActionMarks: true,
  BoardMoves: true,
  ByLink: true,
  EmailStanding: true,
  FeatureWords: true,
  GameOver: true,
  HintButton: true,
  Invited: true,
  LinkDone: true,
  Lobby: true,
  MatchLine: true,
  MovableFigure: true,
  MoreCards: true,
  NoGame: true,
  OpenRequests: true,
  Owners: true,
  PlanButton: true,
  PlanningSheet: true,
  Remaining: true,
  RemainingStrip: true,
  Replay: true,
  RequestMenu: true,
  Since: true,
  Slider: true,
  VariationNote: true,
  Waiting: true,
  Walkers: true,
} satisfies Record<keyof Parts, true>;

const partNamed = (name: string) =>
  lazyPart(async () => (await load())[name as keyof Parts] as ComponentType);

/** The parts of a table that are not needed before its first tile; showing any of them loads the code of all. */
export const Later = Object.fromEntries(
  Object.keys(names).map((name) => [name, partNamed(name)]),
) as unknown as Views;

/** Loads the code of all of it. */
export const prepareParts = (): Promise<unknown> =>
  Promise.all([ExpansionQuestion, ...Object.values(Later)].map(({ prepare }) => prepare()));
