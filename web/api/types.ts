import type { paths, Schemas } from '#client';

export type Game = Schemas['Game'];
export type GameSummary = Schemas['GameSummary'];
export type TableInvitation = Schemas['TableInvitation'];
export type ListedGame = Schemas['ListedGame'];
export type NewGame = Schemas['NewGame'];
export type Table = Schemas['Table'];
export type Options = Schemas['Options'];
/** A legal decision, in a game or in a lesson. */
export type Option = Schemas['LessonOption'];
export type Lesson = Schemas['Lesson'];
export type LessonId = Lesson['id'];
export type LessonProgress = Schemas['LessonProgress'];
export type Analysis = Schemas['Analysis'];
export type GameStatistics = Schemas['GameStatistics'];
export type Hint = Schemas['Hint'];
export type Phase = Schemas['Phase'];
export type Decision = Schemas['Decision'];
export type Message = Schemas['Message'];
export type LogEntry = Schemas['LogEntry'];
export type DecisionResult = Schemas['DecisionResult'];
/** The player's account, with all members, which login sessions always get. */
export type Me = Required<Schemas['Me']>;
export type Request = Schemas['Request'];
export type NewRequest = Schemas['NewRequest'];
export type Webhook = Schemas['Webhook'];
export type WebhookFormat = NonNullable<Schemas['NewWebhook']['format']>;
export type WebhookEventName = NonNullable<Schemas['NewWebhook']['events']>[number];
export type Delivery = Schemas['Delivery'];
export type App = Schemas['App'];
export type DescribedApp = Schemas['DescribedApp'];
export type DescribedDevice = Schemas['DescribedDevice'];
export type ApiToken = Schemas['ApiToken'];
export type Passkey = Schemas['Passkey'];
export type OpenSession = Schemas['OpenSession'];
export type ReportReason = Schemas['ReportReason'];
export type Plan = Schemas['Plan'];
export type Plans = Schemas['Plans'];
export type NewPlan = Schemas['NewPlan'];
export type Exploration = Schemas['Exploration'];
export type Explored = Schemas['Explored'];
export type PlanChange = Schemas['PlanChange'];
export type PlanCondition = Schemas['PlanCondition'];
export type Preferences = Me['notifications'];
export type RulesCatalogue = paths['/v1/rules']['get']['responses'][200]['content']['application/json'];

type RulesRequest = Required<Schemas['RulesRequest']>;
export type EditionName = RulesRequest['edition'];
/** What a request may name. */
export type Expansion = NonNullable<RulesRequest['expansions']>[number];
export type OptionName = Exclude<keyof RulesRequest, 'edition' | 'expansions'>;
export type NewPushSubscription = Schemas['NewPushSubscription'];
export type PushDevice = Schemas['PushSubscription'];
