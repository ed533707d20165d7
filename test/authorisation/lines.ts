import type { Need, Right } from '../../src/accounts/caller.ts';

/** Who gets in to an operation, beyond what its `needs` say. */
export interface Line {
  readonly needs: Need;
  /** Rights that a caller needs in addition. */
  readonly alsoNeeds?: readonly Right[];
  /** A game, or a thing of the host such as a token; whoever may not see it learns that there is none; or what the host organises. */
  readonly about?: 'game' | 'thing' | 'organised';
  /** The problem that somebody with a seat gets who does not own the game. */
  readonly guest?: string;
  /** The problem that a player without a seat gets in a public game. */
  readonly watcher?: string;
  /**
   * What can be used once only: something that others use as well, so that everybody who gets in needs a scene of their
   * own, or what is the caller's own.
   */
  readonly usesUp?: 'shared' | 'own';
  /** Whether it reaches other games, so that no token of one game may do it. */
  readonly reachesFurther?: true;
  /** Whether the link of an email may do it in its game. */
  readonly byLink?: true;
}

const open: Line = { needs: 'none' };
const any: Line = { needs: 'any' };
const session: Line = { needs: 'session' };
const watching: Line = { needs: 'watch', about: 'game' };
const reading: Line = { needs: 'games:read', about: 'game' };
const playing: Line = { needs: 'games:play', about: 'game' };
const talking: Line = { needs: 'talk' };
const talkingAt: Line = { needs: 'talk', about: 'game', watcher: 'not-seated' };
const commanding: Line = { needs: 'games:play', alsoNeeds: ['talk', 'invite'] };
const seated: Line = { ...playing, watcher: 'not-seated' };
const owning: Line = { ...playing, guest: 'not-owner', watcher: 'not-owner' };
const webhooks: Line = { needs: 'webhooks' };
const aboutWebhook: Line = { needs: 'webhooks', about: 'thing' };
const actingFor: Line = { needs: 'players:act-for' };
const moderating: Line = { needs: 'moderate' };
const byLink = (line: Line): Line => ({ ...line, byLink: true });
const usingUp = (line: Line): Line => ({ ...line, usesUp: 'shared' });
const endingOwn = (line: Line): Line => ({ ...line, usesUp: 'own' });

/** Every operation of the API: a new one must be added here, with who gets in. */
export const lines: Readonly<Record<string, Line>> = {
  readApiDescription: open,
  isAlive: open,
  isReady: open,
  listProblems: open,
  explainProblem: open,
  readRules: open,
  listExactRules: open,
  readExactRule: open,
  listLessons: open,
  readLesson: open,
  checkLesson: open,
  drawLessonSvg: open,
  drawLessonPng: open,

  register: open,
  readGuestOffer: open,
  createGuest: open,
  registerGuest: session,
  logIn: open,
  openLinkSession: open,
  refreshSession: open,
  logOut: endingOwn(session),
  listSessions: session,
  endSession: usingUp({ ...session, about: 'thing' }),
  endSessions: endingOwn(session),
  changePassword: endingOwn(session),
  requestVerification: session,
  verifyAddress: open,
  requestEmailChange: session,
  confirmEmailChange: open,
  undoEmailChange: open,
  requestPasswordReset: open,
  resetPassword: open,
  receiveEmail: open,
  readMe: any,
  resumeEmails: session,
  updateMe: session,
  deleteMe: endingOwn(session),
  exportMe: session,
  listTokens: session,
  createToken: session,
  deleteToken: usingUp({ ...session, about: 'thing' }),
  listApps: session,
  describeAppRequest: session,
  answerApp: session,
  revokeApp: usingUp({ ...session, about: 'thing' }),
  describeDeviceRequest: session,
  answerDevice: session,
  issueDeviceCodes: open,
  issueAppTokens: open,
  introspectAppToken: open,
  giveUpAppToken: open,
  readAuthorizationServer: open,
  readProtectedResource: open,
  readAssistantResource: open,
  createLogInOptions: open,
  logInByPasskey: open,
  logInByRecoveryCode: open,
  listPasskeys: session,
  createPasskeyOptions: session,
  addPasskey: session,
  renamePasskey: { ...session, about: 'thing' },
  deletePasskey: usingUp({ ...session, about: 'thing' }),
  readRecoveryCodes: session,
  renewRecoveryCodes: session,

  readExternalPlayer: actingFor,
  putExternalPlayer: actingFor,
  offerClaim: actingFor,
  readClaim: open,
  listClaimedNames: session,
  redeemClaim: session,
  readClaimedName: { ...session, about: 'thing' },
  updateClaimedName: { ...session, about: 'thing' },
  deleteClaimedName: usingUp({ ...session, about: 'thing' }),

  listGames: { needs: 'watch' },
  createGame: { needs: 'games:play' },
  createGames: { needs: 'games:play' },
  exportRecords: { needs: 'watch' },
  listResults: { needs: 'watch' },
  readDump: open,
  downloadDumpFile: open,
  exportRecordTexts: { needs: 'watch' },
  readGame: byLink(watching),
  addRobot: owning,
  endStandIn: seated,
  listRequests: { ...reading, watcher: 'not-seated' },
  openRequest: seated,
  answerRequest: seated,
  takeSeat: playing,
  leaveSeat: playing,
  startGame: owning,
  cancelGame: owning,
  removePlayer: owning,
  declineInvitation: playing,
  readMyStatistics: { needs: 'games:read' },
  listInvitations: { needs: 'games:read' },
  inviteToGame: { ...owning, needs: 'invite' },
  listMessages: { ...reading, watcher: 'not-seated' },
  postMessage: talkingAt,
  markMessagesRead: talkingAt,
  readNote: { ...reading, watcher: 'not-seated' },
  writeNote: seated,
  nudge: talkingAt,
  readPlayer: { needs: 'watch' },
  compareTwoPlayers: { needs: 'watch' },
  listGamesOfPlayer: { needs: 'watch' },
  listRatings: { needs: 'watch' },
  listRatingChanges: { needs: 'watch' },
  readGameRatings: watching,
  createCompetition: { needs: 'games:play' },
  listCompetitions: { needs: 'watch' },
  readCompetition: { needs: 'watch' },
  startCompetition: usingUp({ needs: 'games:play', about: 'organised' }),
  cancelCompetition: usingUp({ needs: 'games:play', about: 'organised' }),
  enterCompetition: { needs: 'games:play' },
  withdrawEntrant: { needs: 'games:play' },
  listEntrants: { needs: 'watch' },
  readStandings: { needs: 'watch' },
  listPairings: { needs: 'watch' },
  rematch: { ...seated, needs: 'invite', reachesFurther: true },
  createMatch: { needs: 'invite' },
  readMatch: { needs: 'watch', about: 'thing' },
  acceptMatch: { needs: 'games:play', about: 'thing' },
  declineMatch: { needs: 'games:play', about: 'thing' },
  cancelMatch: usingUp({ needs: 'games:play', about: 'thing' }),
  rematchMatch: { needs: 'invite', about: 'thing' },
  listMatches: { needs: 'games:read' },
  listMatchesOfPlayer: { needs: 'watch' },
  createVariation: { ...playing, reachesFurther: true },
  listBlocks: { needs: 'games:read' },
  blockPlayer: talking,
  unblockPlayer: talking,
  listFollows: { needs: 'games:read' },
  followPlayer: { needs: 'games:play' },
  unfollowPlayer: { needs: 'games:play' },
  readPools: { needs: 'watch' },
  waitInPool: { needs: 'games:play' },
  listMyPools: { needs: 'games:read' },
  leavePool: { needs: 'games:play', about: 'thing' },
  listMutes: { needs: 'games:read' },
  mutePlayer: talking,
  unmutePlayer: talking,
  listSanctions: { needs: 'games:read' },
  listReportReasons: open,
  createReport: talking,
  listReports: moderating,
  readReport: moderating,
  dismissReport: moderating,
  readPlayerCase: moderating,
  createSanction: moderating,
  undoSanction: moderating,
  readModerationLog: moderating,

  listOptions: byLink(reading),
  readLog: byLink(watching),
  decide: byLink(seated),
  resign: usingUp(seated),
  listPlans: { ...reading, watcher: 'not-seated' },
  createPlan: seated,
  updatePlanSettings: seated,
  listPlanOptions: { ...reading, watcher: 'not-seated' },
  explorePlans: { ...reading, watcher: 'not-seated' },
  updatePlan: seated,
  deletePlan: seated,
  readCard: watching,
  drawBoardSvg: watching,
  drawBoardPng: watching,
  drawBoardAtSvg: byLink(watching),
  drawBoardAtPng: byLink(watching),
  drawReplayWebp: watching,
  drawReplayGif: watching,
  drawThumbnail: watching,
  drawCard: watching,
  projectGame: watching,
  readRecord: watching,
  readRecordText: watching,
  giveHint: seated,
  readStatistics: watching,
  readAnalysis: watching,
  drawBetterSvg: watching,
  drawBetterPng: watching,
  replayRecord: { needs: 'watch' },
  importRecord: { needs: 'games:play', reachesFurther: true },
  verifyLog: watching,
  readFairness: watching,
  readTableInvitation: watching,
  sendCommand: commanding,
  sendGameCommand: { ...commanding, about: 'game', reachesFurther: true },
  readNotifications: reading,
  updateNotificationPreferences: playing,

  followGame: watching,
  followMyGames: { needs: 'games:read' },
  readPushKey: open,
  listPushSubscriptions: session,
  addPushSubscription: session,
  deletePushSubscription: usingUp({ ...session, about: 'thing' }),
  testPushSubscription: { ...session, about: 'thing' },
  listWaitingGames: { needs: 'games:read' },
  listWebhooks: webhooks,
  createWebhook: webhooks,
  readWebhook: aboutWebhook,
  updateWebhook: aboutWebhook,
  deleteWebhook: usingUp(aboutWebhook),
  rotateWebhookSecret: aboutWebhook,
  testWebhook: aboutWebhook,
  listDeliveries: aboutWebhook,
  retryDelivery: aboutWebhook,
  listWebhookEventTypes: open,
};
