export {
  DECISION_MEMBERS,
  DECISION_TYPES,
  type DecisionType,
  EXPANSIONS,
  type ExpansionId,
  type MemberName,
  PHASES,
  type PhaseName,
  PREFERABLE_TYPES,
  REFUSAL_REASONS,
  type RefusalReason,
} from './catalogue.ts';
export { type CompactState, compactState, expandState, sizeOfState } from './compact-state.ts';
export { MEETINGS } from './core/board/tile.ts';
export { type Deployment, deploymentSchema } from './core/deployment/deployment.ts';
export { type Explanation, placesSchema, type SheetLine, type Standing } from './core/events.ts';
export type { Target } from './core/expansion.ts';
export { SEED_PATTERN } from './core/shuffle.ts';
export { tableOptionsSchema } from './core/table-options.ts';
export type { FeatureView, PieceView, SeatView, TileView } from './core/view-schema.ts';
export {
  type Decision,
  decisionSchema,
  isDeclining,
  type LogDecision,
  logDecisionSchema,
  type PlayedDecision,
} from './decision.ts';
export { type GameEvent, gameEventSchema } from './event.ts';
export type { Refusal } from './game.ts';
export {
  type Applied,
  applyDecision,
  explain,
  type GameState,
  type LoggedDecision,
  newGame,
  type Step,
} from './game.ts';
export { entriesInEffect } from './in-effect.ts';
export { formatDecision, parseDecision, parseLogDecision } from './notation/decision.ts';
export { type GameRecord, record, recordSchema, setupOfRecord } from './notation/record.ts';
export { parseRecord } from './notation/record-text/read.ts';
export { RecordSyntaxError } from './notation/record-text/syntax.ts';
export { formatRecord } from './notation/record-text/write.ts';
export type { ListedOption, Option } from './options.ts';
export { type PackedState, packState, unpackState } from './packed-state.ts';
export {
  allFacts,
  type ExpansionFacts,
  FOLLOWERS,
  type PrintedSegment,
  type PrintedTile,
  printedTiles,
  type RulesCatalogue,
  rulesCatalogue,
} from './published-rules.ts';
export {
  type Awaiting,
  awaiting,
  bareDecisions,
  bareOf,
  boardText,
  countRemaining,
  deploymentsOf,
  fitting,
  hasResigned,
  legalDecisions,
  type OwnedPiece,
  options,
  optionsFor,
  places,
  project,
  remaining,
  resignedSeats,
  result,
  scores,
  sentHomeBy,
  stepsToSeats,
  targetOf,
  tileOnBoard,
  unturned,
  viewFor,
} from './queries.ts';
export type { FittingTile, RemainingTile } from './remaining-tiles.ts';
export { type Replayed, type ReplayRefusal, replay } from './replay.ts';
export {
  checkSetup,
  type GameSetup,
  gameSetupSchema,
  type PlacedTile,
  placedTileSchema,
  type Scenario,
  type SetupProblem,
  scenarioSchema,
} from './setup.ts';
export { decisionTypesIn, supposeDecision, supposeTurn } from './suppose.ts';
export {
  EDITIONS,
  type Edition,
  type Rules,
  type RulesRequest,
  resolveRules,
  rulesRequestSchema,
  rulesSchema,
} from './table-rules.ts';
export { drawLots, type Pile, pilesFor } from './tiles-of-game.ts';
export { lastDecisionOf, UNDO_REFUSAL_REASONS, type UndoRefusalReason } from './undo.ts';
export { type PositionView, positionViewSchema } from './view.ts';
