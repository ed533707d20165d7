import type { paths, Schemas } from '#client';

export type Game = Schemas['Game'];
export type GameSummary = Schemas['GameSummary'];
export type NewGame = Schemas['NewGame'];
export type Table = Schemas['Table'];
export type Options = Schemas['Options'];
export type Option = Options['options'][number];
export type Decision = Option['decision'];
export type LogEntry = Schemas['LogEntry'];
export type DecisionResult = Schemas['DecisionResult'];
export type Me = Schemas['Me'];
export type Webhook = Schemas['Webhook'];
export type Preferences = Me['notifications'];
export type RulesCatalogue = paths['/v1/rules']['get']['responses'][200]['content']['application/json'];
