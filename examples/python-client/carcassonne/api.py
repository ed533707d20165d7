# Made from openapi/openapi.json by `npm run openapi`. Change the description, not this file.
"""The types of the API, and a client with a method for each of its operations."""

from __future__ import annotations

from typing import Any, Iterator, Literal, NotRequired, TypeAlias, TypedDict, Union

from .http import Connected, HttpClient, Received, quoted as _quoted


class AbbeyAndMayorView(TypedDict):
    """The abbeys that the seats still have."""

    abbeys: list[int]


class AbbeyDecision(TypedDict):
    """Places the abbey into a hole instead of drawing a tile (R-ABBEY-1)."""

    type: Literal["abbey"]
    x: int
    y: int
    deploy: NotRequired[Deployment]


class AccountDeletion(TypedDict):
    """The password, as nothing brings a deleted account back."""

    password: NotRequired[str]


class AccountExport(TypedDict):
    """Everything that the service holds about you."""

    exportedAt: str
    profile: Me
    sessions: list[dict[str, Any]]
    apiTokens: list[dict[str, Any]]
    apps: list[dict[str, Any]]
    passkeys: list[dict[str, Any]]
    emailChanges: list[dict[str, Any]]
    emailFailures: list[dict[str, Any]]
    vacations: list[dict[str, Any]]
    webhooks: list[dict[str, Any]]
    pushSubscriptions: list[dict[str, Any]]
    externalNames: list[dict[str, Any]]
    playersOfApplication: list[dict[str, Any]]
    games: list[dict[str, Any]]
    matches: list[dict[str, Any]]
    competitions: list[dict[str, Any]]
    competitionEntries: list[dict[str, Any]]
    teamMemberships: list[dict[str, Any]]
    ratingChanges: list[dict[str, Any]]
    messages: list[dict[str, Any]]
    notes: list[dict[str, Any]]
    invitations: list[dict[str, Any]]
    gamePreferences: list[dict[str, Any]]
    plans: list[dict[str, Any]]
    deliveries: list[dict[str, Any]]
    blocks: list[dict[str, Any]]
    follows: list[dict[str, Any]]
    clubs: list[dict[str, Any]]
    poolWaits: list[dict[str, Any]]
    standingTables: list[dict[str, Any]]
    mutes: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    sanctions: list[dict[str, Any]]


class AddedPasskey(TypedDict):
    """The new passkey, and recovery codes with the first one."""

    passkey: Passkey
    recoveryCodes: list[str] | None


class AnalysisRobot(TypedDict):
    """The robot that judged, with all that its judgement depends on"""

    level: str
    version: str
    seed: str
    budget: int | None


AnalysisDecisions = TypedDict(
    "AnalysisDecisions",
    {
        "seq": "int",
        "seat": "int",
        "choices": "int",
        "loss": "float",
        "class": "LossClass",
        "outlook": "float",
        "better": "Decision | None",
        "betterText": "str | None",
        "betterNotation": "str | None",
    },
)


class AnalysisDraws(TypedDict):
    seq: int
    seat: int
    tile: str
    luck: float


class AnalysisSeatsClasses(TypedDict):
    """Number of its decisions of each class"""

    best: int
    fine: int
    inaccuracy: int
    mistake: int
    blunder: int


class AnalysisSeats(TypedDict):
    seat: int
    result: float
    skill: float
    luck: float
    rest: float
    lost: float
    draws: float
    classes: AnalysisSeatsClasses


class Analysis(TypedDict):
    """What a robot thinks of a finished game. It never changes."""

    robot: AnalysisRobot
    decisions: list[AnalysisDecisions]
    draws: list[AnalysisDraws]
    seats: list[AnalysisSeats]
    skillShare: float | None
    costliest: list[int]


class ApiToken(TypedDict):
    """An API token as its owner sees it; never the token itself."""

    id: str
    name: str
    scopes: list[Literal["games:read", "games:play", "webhooks", "players:act-for", "profile", "moderate"]]
    gameId: str | None
    createdAt: str
    expiresAt: str | None
    lastUsedAt: str | None


class ApiTokenPage(TypedDict):
    """A page of the list"""

    items: list[ApiToken]
    nextCursor: str | None


class ApiTokenWithSecret(TypedDict):
    """The new token, which is shown only this once."""

    id: str
    name: str
    scopes: list[Literal["games:read", "games:play", "webhooks", "players:act-for", "profile", "moderate"]]
    gameId: str | None
    createdAt: str
    expiresAt: str | None
    lastUsedAt: str | None
    token: str


class App(TypedDict):
    """An app that you let in."""

    id: str
    origin: str
    clientId: str
    name: str | None
    isLocal: bool
    byDevice: bool
    scopes: list[Literal["read", "play", "talk", "invite", "webhooks", "profile"]]
    createdAt: str
    lastUsedAt: str | None
    expiresAt: str


class AppConsent(TypedDict):
    """Your answer to an app."""

    query: str
    allow: bool
    password: NotRequired[str]


class AppConsentAnswer(TypedDict):
    """Leads back to the app."""

    redirectTo: str


class AppPage(TypedDict):
    """A page of the list"""

    items: list[App]
    nextCursor: str | None


class AppRequest(TypedDict):
    """What an app asks for."""

    query: str


class AppTokenRequest(TypedDict):
    """What an app exchanges for tokens (RFC 6749)."""

    grant_type: NotRequired[str]
    client_id: NotRequired[str]
    code: NotRequired[str]
    device_code: NotRequired[str]
    redirect_uri: NotRequired[str]
    code_verifier: NotRequired[str]
    refresh_token: NotRequired[str]
    scope: NotRequired[str]
    resource: NotRequired[str]


class AppTokens(TypedDict):
    """The tokens of an app (RFC 6749, section 5.1)."""

    access_token: str
    token_type: Literal["Bearer"]
    expires_in: int
    refresh_token: str
    scope: str


class AssumedTurn(TypedDict):
    """A turn that may come, as you assume it."""

    seat: NotRequired[int]
    tile: NotRequired[str | None]
    decisions: NotRequired[list[Decision]]


class AuthenticationResponseClientExtensionResults(TypedDict):
    """What the browser says about extensions; none is used"""

    pass


class AuthenticationResponseResponse(TypedDict):
    clientDataJSON: str
    authenticatorData: str
    signature: str
    userHandle: NotRequired[str]


class AuthenticationResponse(TypedDict):
    """The answer of the authenticator, as `PublicKeyCredential.toJSON()` or @simplewebauthn/browser write it."""

    id: str
    rawId: str
    type: Literal["public-key"]
    clientExtensionResults: AuthenticationResponseClientExtensionResults
    authenticatorAttachment: NotRequired[Literal["platform", "cross-platform"]]
    response: AuthenticationResponseResponse


class AuthorizationServerMetadata(TypedDict):
    """What OAuth clients look up (RFC 8414)."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    device_authorization_endpoint: str
    revocation_endpoint: str
    revocation_endpoint_auth_methods_supported: list[str]
    introspection_endpoint: str
    introspection_endpoint_auth_methods_supported: list[str]
    response_types_supported: list[str]
    response_modes_supported: list[str]
    grant_types_supported: list[str]
    code_challenge_methods_supported: list[str]
    token_endpoint_auth_methods_supported: list[str]
    scopes_supported: list[str]
    authorization_response_iss_parameter_supported: bool
    client_id_metadata_document_supported: bool
    service_documentation: str


class Awaiting(TypedDict):
    """Whose decision the game is waiting for."""

    seats: list[int]
    phase: Phase
    decisions: list[DecisionType]
    deadline: str | None


class BegunMatch(TypedDict):
    """The match that has begun: `GET /v1/matches/{id}`."""

    matchId: str


class Block(TypedDict):
    """A player whom you have blocked."""

    playerId: str
    handle: str
    displayName: str
    since: str


class BlockPage(TypedDict):
    """A page of the list"""

    items: list[Block]
    nextCursor: str | None


class ChainCheckFault(TypedDict):
    seq: int
    problem: Literal["changed", "missing", "extra"]
    detail: str


class ChainCheck(TypedDict):
    """Whether the log is legal, its hashes are right and the game is what they give; if not, what does not fit."""

    ok: bool
    entries: int
    headHash: str
    openingHash: str | None
    fault: NotRequired[ChainCheckFault]


class Claim(TypedDict):
    """Allows the person behind a player to claim it."""

    claim: str
    url: str
    expiresAt: str


class ClaimOffer(TypedDict):
    """Who can be claimed, and by which application."""

    provider: str
    externalId: str
    displayName: str
    application: str
    games: int


class ClaimRedemption(TypedDict):
    """The claim that you received."""

    claim: str
    mayAct: NotRequired[bool]


ClaimedCondition = TypedDict(
    "ClaimedCondition",
    {
        "type": "Literal[\"claimed\"]",
        "feature": "str",
        "not": "NotRequired[bool]",
    },
)


class ClaimedName(TypedDict):
    """A name by which an application knows you."""

    id: str
    application: str
    provider: str
    externalId: str
    mayAct: bool
    claimedAt: str


class ClaimedNameChange(TypedDict):
    """Whether the application may continue to act for you."""

    mayAct: bool


class ClaimedNamePage(TypedDict):
    """A page of the list"""

    items: list[ClaimedName]
    nextCursor: str | None


ClassRating = TypedDict(
    "ClassRating",
    {
        "class": "Literal[\"two\", \"several\"]",
        "rating": "int",
        "doubt": "int",
        "isProvisional": "bool",
        "games": "int",
        "updatedAt": "str",
    },
)


class Club(TypedDict):
    """People who play with each other."""

    id: str
    handle: str
    name: str
    description: str
    door: Literal["open", "request"]
    members: int
    yourRole: Literal["owner", "admin", "member", "asking"] | None
    createdAt: str


class ClubChange(TypedDict):
    """What to change; members that are left out stay."""

    name: NotRequired[str]
    description: NotRequired[str]
    door: NotRequired[Literal["open", "request"]]


class ClubMember(TypedDict):
    """A member of a club, or somebody who asks to be one."""

    playerId: str
    handle: str
    displayName: str
    role: Literal["owner", "admin", "member", "asking"]
    since: str


class ClubMemberPage(TypedDict):
    """A page of the list"""

    items: list[ClubMember]
    nextCursor: str | None


class ClubMembership(TypedDict):
    """What you are in a club now."""

    role: Literal["owner", "admin", "member", "asking"]


class ClubPage(TypedDict):
    """A page of the list"""

    items: list[Club]
    nextCursor: str | None


class ClubRoleChange(TypedDict):
    """What somebody is to be in a club."""

    role: NotRequired[Literal["admin", "member"]]


class ClubWebhook(TypedDict):
    """A webhook of a club as those who run it see it."""

    id: str
    name: str | None
    events: list[Literal["game.started", "turn.started", "turn.reminder", "turn.expired", "decision.made", "game.finished", "player.joined", "player.left", "player.invited", "game.cancelled", "invitation.declined", "table.opened", "round.started", "competition.finished", "match.finished", "player.removed", "player.replaced", "player.returned", "request.opened", "request.closed", "game.paused", "plan.cancelled", "game.resumed", "message.posted"]]
    format: Literal["standard", "discord", "slack"]
    language: Literal["en", "it", "de"] | None
    enabled: bool
    disabledBecause: Literal["gone", "failing", "owner", "security"] | None
    createdAt: str
    by: Person
    host: str


class ClubWebhookPage(TypedDict):
    """A page of the list"""

    items: list[ClubWebhook]
    nextCursor: str | None


class Command(TypedDict):
    """What somebody typed, in English, Italian or German."""

    text: str


class CommandAnswerAwaitingExternal(TypedDict):
    """The name by which your application knows the player, if you act on behalf of somebody"""

    provider: str
    externalId: str


class CommandAnswerAwaiting(TypedDict):
    seat: int
    playerId: str
    handle: str
    displayName: str
    isGuest: bool
    robot: RobotLevel | None
    external: NotRequired[CommandAnswerAwaitingExternal]


class CommandAnswerMentionsExternal(TypedDict):
    """The name by which your application knows the player, if you act on behalf of somebody"""

    provider: str
    externalId: str


class CommandAnswerMentions(TypedDict):
    seat: int
    playerId: str
    handle: str
    displayName: str
    isGuest: bool
    robot: RobotLevel | None
    external: NotRequired[CommandAnswerMentionsExternal]


class CommandAnswer(TypedDict):
    """An answer to post in a chat."""

    outcome: Literal["done", "asked", "refused", "not-understood"]
    text: str
    drawn: bool
    secret: bool
    picture: str | None
    pictureAlt: str | None
    game: str | None
    version: int | None
    status: Literal["open", "running", "finished", "aborted"] | None
    awaiting: list[CommandAnswerAwaiting]
    mentions: list[CommandAnswerMentions]


class CompetitionClub1(TypedDict):
    handle: str
    name: str


class CompetitionClock(TypedDict):
    perTurn: str
    onTimeout: Literal["skip", "forfeit", "robot"]
    forfeitAfter: int
    reminders: list[Literal["half"] | str]


class Competition(TypedDict):
    """A tournament or a league."""

    id: str
    kind: Literal["round-robin", "swiss", "elimination", "league", "ladder"]
    name: str
    description: str
    label: str
    organiser: Person
    club: CompetitionClub1 | None
    status: Literal["announced", "running", "finished", "cancelled"]
    entrants: int
    hasEntered: bool
    capacity: int | None
    teamSize: int | None
    startsAt: str | None
    round: int
    rounds: int | None
    roundEndsAt: str | None
    roundWindow: str
    poolSize: int
    divisionSize: int
    moving: int
    reach: int
    bestOf: Literal[1, 3, 5]
    form: Literal["games", "mirrored"]
    ties: Literal["shared", "second"]
    sameBag: bool
    rated: bool
    aids: bool
    allowRobots: bool
    rules: Rules
    clock: CompetitionClock
    createdAt: str
    startedAt: str | None
    finishedAt: str | None


class CompetitionFinishedEventDataStandings(TypedDict):
    place: int
    player: WebhookPerson | None
    team: NotRequired[str]


class CompetitionFinishedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    competition: str
    place: int | None
    standings: NotRequired[list[CompetitionFinishedEventDataStandings]]
    more: NotRequired[int]


class CompetitionFinishedEvent(TypedDict):
    """A competition in which you played is over. It comes with your last game there. Webhooks of clubs get the `standings`."""

    type: Literal["competition.finished"]
    timestamp: str
    data: CompetitionFinishedEventData


class CompetitionPage(TypedDict):
    """A page of the list"""

    items: list[Competition]
    nextCursor: str | None


CompletedCondition = TypedDict(
    "CompletedCondition",
    {
        "type": "Literal[\"completed\"]",
        "feature": "str",
        "not": "NotRequired[bool]",
    },
)


class CountDecisionCount(TypedDict):
    type: Literal["count"]
    quarter: Literal["castle", "blacksmith", "cathedral", "market"]
    piece: str
    moveCountTo: NotRequired[Literal["castle", "blacksmith", "cathedral", "market"]]


class CountDecisionCount2(TypedDict):
    type: Literal["count"]
    quarter: None


CountDecision: TypeAlias = Union["CountDecisionCount", "CountDecisionCount2"]
"""Puts a follower into a quarter of Carcassonne and may move the count, or enters nobody (R-COUNT-3)."""


class CountViewTownFollowers(TypedDict):
    seat: int
    piece: str
    quarter: Literal["castle", "blacksmith", "cathedral", "market"]


class CountViewTown(TypedDict):
    count: Literal["castle", "blacksmith", "cathedral", "market"]
    followers: list[CountViewTownFollowers]


class CountView(TypedDict):
    """The city of Carcassonne: the count, and the followers in its quarters."""

    town: CountViewTown


class CreatedGames(TypedDict):
    """The games that a request has created."""

    items: list[Game]


class CrosstableCellResult1(TypedDict):
    matchPoints: int
    duels: list[float] | None
    games: list[float]
    points: list[float]
    wasAbsent: bool


class CrosstableCell(TypedDict):
    """What an entrant did in a round."""

    round: int
    opponent: Person | None
    opponentTeam: TeamName | None
    hasStarted: bool
    result: CrosstableCellResult1 | None


Decision: TypeAlias = Union["TileDecision", "AbbeyDecision", "DrawDecision", "WagonDecision", "CountDecision", "RedeployDecision"]
"""One answer of one seat."""


class DecisionLink(TypedDict):
    """The link of an email about a turn."""

    link: str


class DecisionMadeEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    entry: WebhookEntry


class DecisionMadeEvent(TypedDict):
    """An entry was added to the log of a game at which you have a seat."""

    type: Literal["decision.made"]
    timestamp: str
    data: DecisionMadeEventData


DecisionRequest: TypeAlias = Union["Decision", "OptionChoice"]
"""A decision, or the handle of one of the options."""


class DecisionResult(TypedDict):
    """The effects of your decision, and whose turn it is next."""

    entry: LogEntry
    version: int
    status: Literal["open", "running", "finished", "aborted"]
    scores: list[int]
    places: Places
    awaiting: Awaiting | None


DecisionType: TypeAlias = Literal["tile", "abbey", "draw", "wagon", "redeploy", "count"]
"""The `type` of a decision."""


class DeclinedEvent(TypedDict):
    """A decision was declined for an absent seat."""

    type: Literal["declined"]
    seat: int
    decision: str


class DeliveryAttempts(TypedDict):
    number: int
    at: str
    milliseconds: int
    status: int | None
    error: str | None
    answer: str | None
    manual: bool


class Delivery(TypedDict):
    """The delivery of a notification to a webhook, with every attempt."""

    id: str
    event: Literal["game.started", "turn.started", "turn.reminder", "turn.expired", "decision.made", "game.finished", "player.joined", "player.left", "player.invited", "game.cancelled", "invitation.declined", "table.opened", "round.started", "competition.finished", "match.finished", "player.removed", "player.replaced", "player.returned", "request.opened", "request.closed", "game.paused", "plan.cancelled", "game.resumed", "message.posted", "webhook.test"]
    gameId: str | None
    state: Literal["waiting", "delivered", "failed", "dropped"]
    createdAt: str
    nextAttemptAt: str | None
    finishedAt: str | None
    attempts: list[DeliveryAttempts]


class DeliveryPage(TypedDict):
    """A page of the list"""

    items: list[Delivery]
    nextCursor: str | None


class Deployment1(TypedDict):
    piece: str
    segment: str


class Deployment2(TypedDict):
    piece: str
    corner: Literal["NE", "SE", "SW", "NW"]


Deployment: TypeAlias = Union["Deployment1", "Deployment2"]
"""A piece that is deployed with the tile (R-DEP-1, R-DEP-2)."""


class DeploymentOption(TypedDict):
    """A placement together with one of its deployments."""

    number: int
    label: str
    handle: str
    decision: Decision
    gains: list[int]
    text: str
    declines: bool
    target: Target | None


class DescribedApp(TypedDict):
    """An app that asks a player to let it in."""

    origin: str
    clientId: str
    name: str | None
    isLocal: bool
    redirectUri: str
    scopes: list[Literal["read", "play", "talk", "invite", "webhooks", "profile"]]


class DescribedDevice(TypedDict):
    """An app that shows a code and asks a player to let it in."""

    userCode: str
    origin: str
    clientId: str
    name: str | None
    isLocal: bool
    scopes: list[Literal["read", "play", "talk", "invite", "webhooks", "profile"]]
    expiresAt: str


class DeviceAnswer(TypedDict):
    """Your answer to an app that shows a code."""

    userCode: str
    allow: bool
    password: NotRequired[str]


class DeviceCodes(TypedDict):
    """The codes of an app that shows one (RFC 8628, section 3.2)."""

    device_code: str
    user_code: str
    verification_uri: str
    verification_uri_complete: str
    expires_in: int
    interval: int


class DeviceCodesRequest(TypedDict):
    """What an app asks for that shows a code (RFC 8628, section 3.1)."""

    client_id: NotRequired[str]
    scope: NotRequired[str]
    resource: NotRequired[str]


class DeviceRequest(TypedDict):
    """The code of an app that shows one."""

    userCode: str


class DrawDecision(TypedDict):
    """Keeps the abbey: draws, exchanges the hand, or declines the last chance."""

    type: Literal["draw"]


class Dump(TypedDict):
    """All public finished games in files, a month each."""

    format: Literal["carcassonne-by-mail dump 1"]
    version: str
    createdAt: str
    licence: str
    files: list[DumpFile]


class DumpFile(TypedDict):
    """The games that ended in a month: gzip of lines that are `FinishedGame`s."""

    name: str
    month: str
    games: int
    bytes: int
    sha256: str
    state: str


class EmailAddress(TypedDict):
    """The email address of an account."""

    email: str


class EmailReceipt(TypedDict):
    """What became of an email."""

    receipt: Literal["answered", "repeated", "bounce", "unknown-address", "ignored"]


class EndDecision(TypedDict):
    """Everybody agreed to end the game without a result."""

    type: Literal["end"]


class EndedWithoutResultEvent(TypedDict):
    """Everybody agreed to end the game: it is over, and has no places."""

    type: Literal["ended-without-result"]


class Entrant(TypedDict):
    """Somebody who takes part in a competition."""

    playerId: str
    handle: str
    displayName: str
    team: TeamName | None
    seed: int | None
    pool: int
    enteredAt: str
    hasWithdrawn: bool


class EntrantPage(TypedDict):
    """A page of the list"""

    items: list[Entrant]
    nextCursor: str | None


class ExactRuleChapter(TypedDict):
    id: str
    title: str


class ExactRule(TypedDict):
    """A numbered rule of play, in the language of `Accept-Language`."""

    id: str
    chapter: ExactRuleChapter
    text: str
    url: str


class ExactRulePage(TypedDict):
    """A page of the list"""

    items: list[ExactRule]
    nextCursor: str | None


class Explanation(TypedDict):
    """The arithmetic behind the points of a score entry."""

    lines: list[SheetLine]
    because: list[str]
    times: NotRequired[int]


class Exploration(TypedDict):
    """Turns that you assume, and at last the one in which you explore what could be decided."""

    follows: NotRequired[str | None]
    after: NotRequired[list[AssumedTurn]]
    seat: NotRequired[int]
    tile: NotRequired[str | None]
    decisions: NotRequired[list[Decision]]


class Explored(TypedDict):
    """How the game would stand, and what could be decided then."""

    version: int
    seat: int | None
    awaiting: Awaiting | None
    question: str | None
    options: list[Option]
    table: Table
    tiles: list[str]


class ExternalPlayer(TypedDict):
    """A player of your application."""

    id: str
    provider: str
    externalId: str
    handle: str
    displayName: str
    locale: str | None
    timeZone: str | None
    claimed: bool
    mayAct: bool


class ExternalPlayerDescription(TypedDict):
    """The name and the language of the player."""

    displayName: str
    locale: NotRequired[str]
    timeZone: NotRequired[str]


class FairnessPiles(TypedDict):
    tiles: list[str]
    shuffled: int | None


class Fairness(TypedDict):
    """The commitment to the shuffle and, after the end, the seed that opens it."""

    scenario: bool
    commitment: str | None
    seed: str | None
    piles: list[FairnessPiles]


class FeatureCompletedEvent(TypedDict):
    """The tile completed a feature."""

    type: Literal["feature-completed"]
    kind: str
    feature: str
    tiles: int


class FinishedGame(TypedDict):
    """A finished game with its record."""

    game: GameSummary
    record: GameRecord
    cursor: str


class Follow(TypedDict):
    """A player whose open tables you follow."""

    playerId: str
    handle: str
    displayName: str
    notify: bool
    since: str


class FollowPage(TypedDict):
    """A page of the list"""

    items: list[Follow]
    nextCursor: str | None


class FollowRequest(TypedDict):
    """How you follow a player."""

    notify: NotRequired[bool]


class GameVariation1(TypedDict):
    game: str
    version: int


class GameClock1(TypedDict):
    perTurn: str
    onTimeout: Literal["skip", "forfeit", "robot"]
    forfeitAfter: int
    reminders: list[Literal["half"] | str]


class GamePlayers(TypedDict):
    seat: int
    playerId: str
    handle: str
    displayName: str
    isGuest: bool
    robot: RobotLevel | None


class Game(TypedDict):
    """A game with everything on the table, as the viewer may see it."""

    id: str
    name: str
    label: str | None
    status: Literal["open", "running", "finished", "aborted"]
    version: int
    visibility: Literal["public", "unlisted", "private"]
    seating: Literal["as-taken", "drawn"]
    allowRobots: bool
    robotPause: str | None
    scenario: bool
    variation: GameVariation1 | None
    imported: NotRequired[Literal[True]]
    aids: bool
    rated: bool
    minReliability: int | None
    rules: Rules
    clock: GameClock1 | None
    seatCount: int
    you: int | None
    scores: list[int]
    places: Places
    resigned: list[int]
    createdAt: str
    startedAt: str | None
    finishedAt: str | None
    match: NotRequired[GameInMatch]
    sharedBag: NotRequired[SharedBag]
    expiresAt: str | None
    players: list[GamePlayers]
    awaiting: Awaiting | None
    pausedAt: str | None
    ownerId: str
    invitation: str | None
    held: NotRequired[Held]
    table: Table | None
    last: LogEntry | None


class GameCancelledEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    by: str | None


class GameCancelledEvent(TypedDict):
    """A table at which you have a seat, or to which you were invited, was cancelled before the start."""

    type: Literal["game.cancelled"]
    timestamp: str
    data: GameCancelledEventData


class GameCommand(TypedDict):
    """What somebody typed about a game."""

    text: str
    version: NotRequired[int]


GameEvent: TypeAlias = Union["TurnBeganEvent", "TileDrawnEvent", "TilesSetAsideEvent", "HandFilledEvent", "TilePlacedEvent", "PieceDeployedEvent", "PieceMovedEvent", "PieceReturnedEvent", "FeatureCompletedEvent", "ScoredEvent", "TakenEvent", "NeutralMovedEvent", "DeclinedEvent", "PlayEndedEvent", "TurnSkippedEvent", "SeatResignedEvent", "GameOverEvent", "EndedWithoutResultEvent", "UndoneEvent"]
"""Something that happened in a game, public to everyone."""


class GameFinishedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    entry: WebhookEntry
    result: GameResult | None
    match: WebhookMatch | None


class GameFinishedEvent(TypedDict):
    """A game at which you have a seat is over; or, for a webhook with `games: public`, any public game."""

    type: Literal["game.finished"]
    timestamp: str
    data: GameFinishedEventData


class GameInMatch(TypedDict):
    """Which game of a match this is, and how the match stands now."""

    id: str
    game: int
    bestOf: Literal[1, 3, 5]
    form: Literal["games", "mirrored"]
    status: Literal["proposed", "running", "finished", "cancelled"]
    rated: bool
    points: list[float]


class GameNotificationsPreferences(TypedDict):
    """Your notification preferences for this game"""

    email: NotRequired[Literal["each", "digest", "none"]]
    push: NotRequired[bool]
    webhooks: NotRequired[bool]
    about: NotRequired[Literal["all", "mine", "end"]]
    reminders: NotRequired[bool]


class GameNotificationsItems(TypedDict):
    id: str
    event: Literal["game.started", "turn.started", "turn.reminder", "turn.expired", "decision.made", "game.finished", "player.joined", "player.left", "player.invited", "game.cancelled", "invitation.declined", "table.opened", "round.started", "competition.finished", "match.finished", "player.removed", "player.replaced", "player.returned", "request.opened", "request.closed", "game.paused", "plan.cancelled", "game.resumed", "message.posted", "webhook.test"]
    channel: Literal["webhook", "email", "push"]
    state: Literal["waiting", "delivered", "failed", "dropped"]
    attempts: int
    createdAt: str
    nextAttemptAt: str | None
    finishedAt: str | None


class GameNotifications(TypedDict):
    """Your notification preferences for a game, and the delivery status of your notifications, newest first."""

    preferences: GameNotificationsPreferences
    items: list[GameNotificationsItems]
    nextCursor: str | None


class GameOverEvent(TypedDict):
    """The game is over."""

    type: Literal["game-over"]
    scores: list[int]
    places: Places


class GamePausedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str


class GamePausedEvent(TypedDict):
    """The players have agreed on a pause: the clock of a game at which you have a seat stands still."""

    type: Literal["game.paused"]
    timestamp: str
    data: GamePausedEventData


class GamePreferences(TypedDict):
    """Notification preferences for this game; members that are left out stay as they are."""

    email: NotRequired[Literal["each", "digest", "none"]]
    push: NotRequired[bool]
    webhooks: NotRequired[bool]
    about: NotRequired[Literal["all", "mine", "end"]]
    reminders: NotRequired[bool]


class GameRatingsChanges(TypedDict):
    seat: int
    before: ShownRating | None
    after: ShownRating | None
    annulment: Literal["no-first-decision", "mass-time-out"] | None


GameRatings = TypedDict(
    "GameRatings",
    {
        "state": "Literal[\"unrated\", \"waiting\", \"rated\"]",
        "class": "Literal[\"two\", \"several\"]",
        "changes": "list[GameRatingsChanges]",
    },
)


class GameRecordStart(TypedDict):
    tile: Literal["base/A", "base/B", "base/C", "base/D", "base/E", "base/F", "base/G", "base/H", "base/I", "base/J", "base/K", "base/L", "base/M", "base/N", "base/O", "base/P", "base/Q", "base/R", "base/S", "base/T", "base/U", "base/V", "base/W", "base/X", "river/A", "river/B", "river/C", "river/D", "river/E", "river/F", "river/G", "river/H", "river/I", "river/J", "inns/A", "inns/B", "inns/C", "inns/D", "inns/E", "inns/F", "inns/G", "inns/H", "inns/I", "inns/J", "inns/K", "inns/L", "inns/M", "inns/N", "inns/O", "inns/P", "inns/Q", "traders/A", "traders/B", "traders/C", "traders/D", "traders/E", "traders/F", "traders/G", "traders/H", "traders/I", "traders/J", "traders/K", "traders/L", "traders/M", "traders/N", "traders/O", "traders/P", "traders/Q", "traders/R", "traders/S", "traders/T", "traders/U", "traders/V", "traders/W", "traders/X", "king/A", "king/B", "king/C", "king/D", "king/E", "abbey/A", "abbey/B", "abbey/C", "abbey/D", "abbey/E", "abbey/F", "abbey/G", "abbey/H", "abbey/I", "abbey/J", "abbey/K", "abbey/L", "abbey/ABBEY", "count/A", "count/B", "count/C", "count/D", "count/E", "count/F", "count/G", "count/H", "count/I", "count/J", "count/K", "count/L"]
    x: int
    y: int
    rotation: Literal[0, 90, 180, 270]


class GameRecordDecisions(TypedDict):
    seat: int
    decision: PlayedDecision


class GameRecordResult(TypedDict):
    """Absent while the game is not over, or when it ended without a result."""

    scores: list[int]
    places: Places


class GameRecord(TypedDict):
    """A portable game record (carcassonne-record/1)."""

    format: Literal["carcassonne-record/1"]
    rules: Rules
    players: list[str]
    start: list[GameRecordStart]
    draws: list[Literal["base/A", "base/B", "base/C", "base/D", "base/E", "base/F", "base/G", "base/H", "base/I", "base/J", "base/K", "base/L", "base/M", "base/N", "base/O", "base/P", "base/Q", "base/R", "base/S", "base/T", "base/U", "base/V", "base/W", "base/X", "river/A", "river/B", "river/C", "river/D", "river/E", "river/F", "river/G", "river/H", "river/I", "river/J", "inns/A", "inns/B", "inns/C", "inns/D", "inns/E", "inns/F", "inns/G", "inns/H", "inns/I", "inns/J", "inns/K", "inns/L", "inns/M", "inns/N", "inns/O", "inns/P", "inns/Q", "traders/A", "traders/B", "traders/C", "traders/D", "traders/E", "traders/F", "traders/G", "traders/H", "traders/I", "traders/J", "traders/K", "traders/L", "traders/M", "traders/N", "traders/O", "traders/P", "traders/Q", "traders/R", "traders/S", "traders/T", "traders/U", "traders/V", "traders/W", "traders/X", "king/A", "king/B", "king/C", "king/D", "king/E", "abbey/A", "abbey/B", "abbey/C", "abbey/D", "abbey/E", "abbey/F", "abbey/G", "abbey/H", "abbey/I", "abbey/J", "abbey/K", "abbey/L", "abbey/ABBEY", "count/A", "count/B", "count/C", "count/D", "count/E", "count/F", "count/G", "count/H", "count/I", "count/J", "count/K", "count/L"]]
    decisions: list[GameRecordDecisions]
    result: NotRequired[GameRecordResult]


class GameRecordInputStart(TypedDict):
    tile: Literal["base/A", "base/B", "base/C", "base/D", "base/E", "base/F", "base/G", "base/H", "base/I", "base/J", "base/K", "base/L", "base/M", "base/N", "base/O", "base/P", "base/Q", "base/R", "base/S", "base/T", "base/U", "base/V", "base/W", "base/X", "river/A", "river/B", "river/C", "river/D", "river/E", "river/F", "river/G", "river/H", "river/I", "river/J", "inns/A", "inns/B", "inns/C", "inns/D", "inns/E", "inns/F", "inns/G", "inns/H", "inns/I", "inns/J", "inns/K", "inns/L", "inns/M", "inns/N", "inns/O", "inns/P", "inns/Q", "traders/A", "traders/B", "traders/C", "traders/D", "traders/E", "traders/F", "traders/G", "traders/H", "traders/I", "traders/J", "traders/K", "traders/L", "traders/M", "traders/N", "traders/O", "traders/P", "traders/Q", "traders/R", "traders/S", "traders/T", "traders/U", "traders/V", "traders/W", "traders/X", "king/A", "king/B", "king/C", "king/D", "king/E", "abbey/A", "abbey/B", "abbey/C", "abbey/D", "abbey/E", "abbey/F", "abbey/G", "abbey/H", "abbey/I", "abbey/J", "abbey/K", "abbey/L", "abbey/ABBEY", "count/A", "count/B", "count/C", "count/D", "count/E", "count/F", "count/G", "count/H", "count/I", "count/J", "count/K", "count/L"]
    x: int
    y: int
    rotation: Literal[0, 90, 180, 270]


class GameRecordInputDecisions(TypedDict):
    seat: int
    decision: PlayedDecision


class GameRecordInputResult(TypedDict):
    """Absent while the game is not over, or when it ended without a result."""

    scores: list[int]
    places: Places


class GameRecordInput(TypedDict):
    """A portable game record (carcassonne-record/1)."""

    format: Literal["carcassonne-record/1"]
    rules: RulesInput
    players: list[str]
    start: list[GameRecordInputStart]
    draws: list[Literal["base/A", "base/B", "base/C", "base/D", "base/E", "base/F", "base/G", "base/H", "base/I", "base/J", "base/K", "base/L", "base/M", "base/N", "base/O", "base/P", "base/Q", "base/R", "base/S", "base/T", "base/U", "base/V", "base/W", "base/X", "river/A", "river/B", "river/C", "river/D", "river/E", "river/F", "river/G", "river/H", "river/I", "river/J", "inns/A", "inns/B", "inns/C", "inns/D", "inns/E", "inns/F", "inns/G", "inns/H", "inns/I", "inns/J", "inns/K", "inns/L", "inns/M", "inns/N", "inns/O", "inns/P", "inns/Q", "traders/A", "traders/B", "traders/C", "traders/D", "traders/E", "traders/F", "traders/G", "traders/H", "traders/I", "traders/J", "traders/K", "traders/L", "traders/M", "traders/N", "traders/O", "traders/P", "traders/Q", "traders/R", "traders/S", "traders/T", "traders/U", "traders/V", "traders/W", "traders/X", "king/A", "king/B", "king/C", "king/D", "king/E", "abbey/A", "abbey/B", "abbey/C", "abbey/D", "abbey/E", "abbey/F", "abbey/G", "abbey/H", "abbey/I", "abbey/J", "abbey/K", "abbey/L", "abbey/ABBEY", "count/A", "count/B", "count/C", "count/D", "count/E", "count/F", "count/G", "count/H", "count/I", "count/J", "count/K", "count/L"]]
    decisions: list[GameRecordInputDecisions]
    result: NotRequired[GameRecordInputResult]


class GameResultPlayers(TypedDict):
    seat: int
    playerId: str
    handle: str
    displayName: str
    isGuest: bool
    robot: Literal["easy", "fair", "strong"] | None
    score: int
    place: int
    hasResigned: bool
    timeLosses: int


class GameResultMatch1(TypedDict):
    id: str
    game: int
    competitionId: str | None
    round: int | None


class GameResult(TypedDict):
    """How a game ended, and how it was played."""

    id: str
    name: str
    label: str | None
    rules: Rules
    scenario: bool
    version: int
    startedAt: str
    finishedAt: str
    players: list[GameResultPlayers]
    page: str
    record: str
    match: GameResultMatch1 | None


class GameResumedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str


class GameResumedEvent(TypedDict):
    """The pause of a game at which you have a seat is over: its clock runs again."""

    type: Literal["game.resumed"]
    timestamp: str
    data: GameResumedEventData


class GameStartedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str


class GameStartedEvent(TypedDict):
    """A game at which you have a seat has started."""

    type: Literal["game.started"]
    timestamp: str
    data: GameStartedEventData


class GameStatisticsSeatsPoints(TypedDict):
    kind: str
    points: int


class GameStatisticsSeatsFollowers(TypedDict):
    deployed: int
    idle: float
    stuck: int
    stuckTurns: int


class GameStatisticsSeatsTimeLongest1(TypedDict):
    seq: int
    milliseconds: int


class GameStatisticsSeatsTime(TypedDict):
    """How long it took for its decisions"""

    total: int
    median: int
    longest: GameStatisticsSeatsTimeLongest1 | None


class GameStatisticsSeats(TypedDict):
    seat: int
    points: list[GameStatisticsSeatsPoints]
    tiles: int
    followers: GameStatisticsSeatsFollowers
    time: GameStatisticsSeatsTime


class GameStatisticsBestTurn1(TypedDict):
    seq: int
    seat: int
    points: int


class GameStatisticsSetAside(TypedDict):
    seq: int
    tile: str


class GameStatistics(TypedDict):
    """What a game that is over says by itself."""

    seats: list[GameStatisticsSeats]
    course: list[list[int]]
    leadChanges: int
    bestTurn: GameStatisticsBestTurn1 | None
    largestCity: LargestFeature | None
    longestRoad: LargestFeature | None
    setAside: list[GameStatisticsSetAside]


class GameSummaryVariation1(TypedDict):
    game: str
    version: int


class GameSummaryClock1(TypedDict):
    perTurn: str
    onTimeout: Literal["skip", "forfeit", "robot"]
    forfeitAfter: int
    reminders: list[Literal["half"] | str]


class GameSummaryPlayers(TypedDict):
    seat: int
    playerId: str
    handle: str
    displayName: str
    isGuest: bool
    robot: RobotLevel | None


class GameSummaryAwaiting1(TypedDict):
    seats: list[int]
    phase: Phase
    deadline: str | None


class GameSummary(TypedDict):
    """A game in a list."""

    id: str
    name: str
    label: str | None
    status: Literal["open", "running", "finished", "aborted"]
    version: int
    visibility: Literal["public", "unlisted", "private"]
    seating: Literal["as-taken", "drawn"]
    allowRobots: bool
    robotPause: str | None
    scenario: bool
    variation: GameSummaryVariation1 | None
    imported: NotRequired[Literal[True]]
    aids: bool
    rated: bool
    minReliability: int | None
    rules: Rules
    clock: GameSummaryClock1 | None
    seatCount: int
    you: int | None
    scores: list[int]
    places: Places
    resigned: list[int]
    createdAt: str
    startedAt: str | None
    finishedAt: str | None
    match: NotRequired[GameInMatch]
    sharedBag: NotRequired[SharedBag]
    expiresAt: str | None
    players: list[GameSummaryPlayers]
    awaiting: GameSummaryAwaiting1 | None
    pausedAt: str | None


class GivenUpToken(TypedDict):
    """A token that an app no longer needs (RFC 7009)."""

    token: NotRequired[str]
    token_type_hint: NotRequired[str]
    client_id: NotRequired[str]


class GuestOffer(TypedDict):
    """Whether and for how long one can play without an account."""

    isOpen: bool
    days: int


class GuestRegistration(TypedDict):
    """The account of a guest."""

    email: str
    password: str
    handle: NotRequired[str]


class HabitsTurnTimes1(TypedDict):
    turns: int
    quarter: float
    half: float
    threeQuarters: float


class HabitsExpansions(TypedDict):
    expansion: str
    games: int


class Habits(TypedDict):
    """How somebody plays, by the newest games with other people. A game is abandoned by who leaves on time, is away at its end, gives up before deciding anything, or gives up while two others or more play on; several that were abandoned in one absence count as one. Each game is counted a minute or two after its end."""

    reliability: int | None
    games: int
    abandoned: int
    turnTimes: HabitsTurnTimes1 | None
    expansions: list[HabitsExpansions]


class HandFilledEvent(TypedDict):
    """A seat took tiles from the bag into its hand."""

    type: Literal["hand-filled"]
    seat: int
    taken: int
    remaining: int


class Held(TypedDict):
    """A decision that waits until the other game with the same bag is as far."""

    seat: int
    decision: LogDecision | None


class HeldDecision(TypedDict):
    """Your decision is made, and nobody can change it. It comes into the log and on the board as soon as the other game with the same bag is as far: then both draw the next tile."""

    held: Literal[True]
    version: int
    seat: int
    decision: LogDecision


class HintReasons(TypedDict):
    type: Literal["scores", "others-score", "claims", "joins", "takes-over", "grows", "returns", "saves", "ahead"]
    text: str


class Hint(TypedDict):
    """What a robot would do in place of a player, and why."""

    version: int
    seat: int
    decision: Decision
    label: str
    handle: str
    text: str
    reasons: list[HintReasons]


class IntrospectedToken(TypedDict):
    """A token that an app wants to know about (RFC 7662)."""

    token: NotRequired[str]
    token_type_hint: NotRequired[str]
    client_id: NotRequired[str]


class Introspection(TypedDict):
    """What an app learns about its token (RFC 7662)."""

    active: bool
    scope: NotRequired[str]
    client_id: NotRequired[str]
    token_type: NotRequired[Literal["Bearer"]]
    iat: NotRequired[int]
    exp: NotRequired[int]
    sub: NotRequired[str]
    aud: NotRequired[str]
    iss: NotRequired[str]


class Invitation(TypedDict):
    """An invitation of yours to an open game."""

    game: GameSummary
    by: Person
    at: str


class InvitationDeclinedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    who: WebhookPerson | None


class InvitationDeclinedEvent(TypedDict):
    """Somebody declined your invitation."""

    type: Literal["invitation.declined"]
    timestamp: str
    data: InvitationDeclinedEventData


class InvitationPage(TypedDict):
    """A page of the list"""

    items: list[Invitation]
    nextCursor: str | None


class JczFile(TypedDict):
    """A game that JCloisterZone 5 saved (`.jcz`), as it is."""

    appVersion: str


class KingAndRobberView(TypedDict):
    """The seats that hold king and robber; null for nobody."""

    king: int | None
    robber: int | None


class LargestFeature(TypedDict):
    """The largest completed feature of a kind."""

    feature: str
    tiles: int
    points: int
    seats: list[int]


class LegalAlternativesPlacements(TypedDict):
    tile: NotRequired[str]
    x: int
    y: int
    rotation: int


class LegalAlternatives(TypedDict):
    """What the rules would allow instead: one of the lists."""

    placements: NotRequired[list[LegalAlternativesPlacements]]
    deployments: NotRequired[list[Deployment]]
    decisions: NotRequired[list[Decision]]


class Lesson(TypedDict):
    """A lesson of the tutorial: a prepared game, with steps to take in it."""

    id: Literal["place", "road", "city", "monastery", "farmer", "final", "river", "inns", "traders", "king", "abbey", "count"]
    number: int
    title: str
    summary: str
    expansions: list[Literal["river", "inns-and-cathedrals", "traders-and-builders", "king-and-robber", "abbey-and-mayor", "count"]]
    steps: int


class LessonAttempt(TypedDict):
    """Everything that a learner has decided in a lesson."""

    decisions: list[Decision]


class LessonDeploymentOption(TypedDict):
    """A placement in a lesson together with one of its deployments."""

    number: int
    label: str
    decision: Decision
    gains: list[int]
    text: str
    declines: bool
    target: Target | None


class LessonEntry(TypedDict):
    """A decision in a lesson, and all its effects."""

    seq: int
    seat: int
    decision: LogDecision
    events: list[GameEvent]
    sentence: str


class LessonOption(TypedDict):
    """A legal decision in a lesson."""

    number: int
    label: str
    decision: Decision
    gains: list[int]
    text: str
    declines: bool
    target: Target | None
    deployments: NotRequired[list[LessonDeploymentOption]]


class LessonPage(TypedDict):
    """A page of the list"""

    items: list[Lesson]
    nextCursor: str | None


class LessonProgress(TypedDict):
    """Where a learner stands in a lesson."""

    lesson: Lesson
    done: bool
    step: int
    outcome: Literal["begun", "reached", "missed", "illegal"]
    feedback: str | None
    says: list[LessonSentence]
    task: str | None
    taken: list[Decision]
    played: str
    you: int
    names: list[str]
    rules: Rules
    table: Table
    entries: list[LessonEntry]
    awaiting: Awaiting | None
    question: str | None
    options: list[LessonOption]
    next: Literal["place", "road", "city", "monastery", "farmer", "final", "river", "inns", "traders", "king", "abbey", "count"] | None


class LessonSentence(TypedDict):
    """A sentence about the rules."""

    text: str
    rules: list[str]


class LineUp(TypedDict):
    """Who plays at which rank."""

    players: list[str]


class LinkSession(TypedDict):
    """A token for one decision."""

    tokenType: Literal["Bearer"]
    accessToken: str
    expiresIn: int
    playerId: str
    displayName: str
    gameId: str
    version: int


class LinkToken(TypedDict):
    """The token of a link in an email."""

    token: str


class ListedGameVariation1(TypedDict):
    game: str
    version: int


class ListedGameClock1(TypedDict):
    perTurn: str
    onTimeout: Literal["skip", "forfeit", "robot"]
    forfeitAfter: int
    reminders: list[Literal["half"] | str]


class ListedGamePlayers(TypedDict):
    seat: int
    playerId: str
    handle: str
    displayName: str
    isGuest: bool
    robot: RobotLevel | None


class ListedGameAwaiting1(TypedDict):
    seats: list[int]
    phase: Phase
    deadline: str | None


class ListedGame(TypedDict):
    """A game in a list of games."""

    id: str
    name: str
    label: str | None
    status: Literal["open", "running", "finished", "aborted"]
    version: int
    visibility: Literal["public", "unlisted", "private"]
    seating: Literal["as-taken", "drawn"]
    allowRobots: bool
    robotPause: str | None
    scenario: bool
    variation: ListedGameVariation1 | None
    imported: NotRequired[Literal[True]]
    aids: bool
    rated: bool
    minReliability: int | None
    rules: Rules
    clock: ListedGameClock1 | None
    seatCount: int
    you: int | None
    scores: list[int]
    places: Places
    resigned: list[int]
    createdAt: str
    startedAt: str | None
    finishedAt: str | None
    match: NotRequired[GameInMatch]
    sharedBag: NotRequired[SharedBag]
    expiresAt: str | None
    players: list[ListedGamePlayers]
    awaiting: ListedGameAwaiting1 | None
    pausedAt: str | None
    lastMoveAt: str | None
    thumbnail: str | None
    hasUnread: bool


class ListedGamePage(TypedDict):
    """A page of the list"""

    items: list[ListedGame]
    nextCursor: str | None


class ListedResultPlayers(TypedDict):
    seat: int
    playerId: str
    handle: str
    displayName: str
    isGuest: bool
    robot: Literal["easy", "fair", "strong"] | None
    score: int
    place: int
    hasResigned: bool
    timeLosses: int


class ListedResultMatch1(TypedDict):
    id: str
    game: int
    competitionId: str | None
    round: int | None


class ListedResult(TypedDict):
    """How a game ended, in the list of results."""

    id: str
    name: str
    label: str | None
    rules: Rules
    scenario: bool
    version: int
    startedAt: str
    finishedAt: str
    players: list[ListedResultPlayers]
    page: str
    record: str
    match: ListedResultMatch1 | None
    cursor: str


class ListedResultPage(TypedDict):
    """A page of the list"""

    items: list[ListedResult]
    nextCursor: str | None


class LiveClosedData(TypedDict):
    reason: Literal["credential-ended", "game-not-visible"]


class LiveClosed(TypedDict):
    """You may no longer listen; the stream ends here."""

    type: Literal["closed"]
    data: LiveClosedData


class LiveCompetitionFinishedData(TypedDict):
    game: str
    competition: str
    place: int | None


class LiveCompetitionFinished(TypedDict):
    """A competition in which you played is over. It comes with your last game there. Webhooks of clubs get the `standings`."""

    type: Literal["competition.finished"]
    data: LiveCompetitionFinishedData


class LiveDecisionMadeDataEntry(TypedDict):
    seq: int
    seat: int
    decision: LogDecision
    events: list[GameEvent]
    at: str


class LiveDecisionMadeData(TypedDict):
    game: str
    version: int
    entry: LiveDecisionMadeDataEntry
    sentence: str


class LiveDecisionMade(TypedDict):
    """An entry was added to the log of a game at which you have a seat."""

    type: Literal["decision.made"]
    data: LiveDecisionMadeData


LiveEvent: TypeAlias = Union["LiveGameStarted", "LiveTurnStarted", "LiveTurnReminder", "LiveTurnExpired", "LiveDecisionMade", "LiveGameFinished", "LivePlayerJoined", "LivePlayerLeft", "LivePlayerInvited", "LiveGameCancelled", "LiveInvitationDeclined", "LiveTableOpened", "LiveRoundStarted", "LiveCompetitionFinished", "LiveMatchFinished", "LivePlayerRemoved", "LivePlayerReplaced", "LivePlayerReturned", "LiveRequestOpened", "LiveRequestClosed", "LiveGamePaused", "LivePlanCancelled", "LiveGameResumed", "LiveMessagePosted", "LiveReset", "LiveClosed"]
"""An event of the stream: `type` is the name of the Server-Sent Event, `data` its data, parsed as JSON."""


class LiveGameCancelledData(TypedDict):
    game: str
    by: str | None


class LiveGameCancelled(TypedDict):
    """A table at which you have a seat, or to which you were invited, was cancelled before the start."""

    type: Literal["game.cancelled"]
    data: LiveGameCancelledData


class LiveGameFinishedData(TypedDict):
    game: str
    version: int
    scores: list[int]
    places: Places
    resigned: list[int]


class LiveGameFinished(TypedDict):
    """A game at which you have a seat is over; or, for a webhook with `games: public`, any public game."""

    type: Literal["game.finished"]
    data: LiveGameFinishedData


class LiveGamePausedData(TypedDict):
    game: str
    version: int


class LiveGamePaused(TypedDict):
    """The players have agreed on a pause: the clock of a game at which you have a seat stands still."""

    type: Literal["game.paused"]
    data: LiveGamePausedData


class LiveGameResumedData(TypedDict):
    game: str
    version: int
    deadline: str | None


class LiveGameResumed(TypedDict):
    """The pause of a game at which you have a seat is over: its clock runs again."""

    type: Literal["game.resumed"]
    data: LiveGameResumedData


class LiveGameStartedData(TypedDict):
    game: str
    version: int


class LiveGameStarted(TypedDict):
    """A game at which you have a seat has started."""

    type: Literal["game.started"]
    data: LiveGameStartedData


class LiveInvitationDeclinedData(TypedDict):
    game: str
    handle: str | None


class LiveInvitationDeclined(TypedDict):
    """Somebody declined your invitation."""

    type: Literal["invitation.declined"]
    data: LiveInvitationDeclinedData


class LiveLine(TypedDict):
    """An event of a stream of lines: a `LiveEvent` with the `id` after which a stream can be resumed."""

    id: NotRequired[str]
    type: str
    data: dict[str, Any]


class LiveMatchFinishedData(TypedDict):
    game: str
    match: str
    winner: int | None
    forfeitedBy: int | None


class LiveMatchFinished(TypedDict):
    """A match of yours is over, while no game of it was played: the other player is gone, or its time was over. It comes with the last game; a match that ends with a game is told with that. Webhooks of clubs get the end of each `challenge` in a ladder."""

    type: Literal["match.finished"]
    data: LiveMatchFinishedData


class LiveMessagePostedData(TypedDict):
    game: str
    by: str | None
    text: str


class LiveMessagePosted(TypedDict):
    """Another player posted a message at your table."""

    type: Literal["message.posted"]
    data: LiveMessagePostedData


class LivePlanCancelledData(TypedDict):
    game: str
    version: int
    plan: str
    reason: str


class LivePlanCancelled(TypedDict):
    """A plan of yours was cancelled, as it no longer fits. Webhooks to rooms of chats do not get it."""

    type: Literal["plan.cancelled"]
    data: LivePlanCancelledData


class LivePlayerInvitedData(TypedDict):
    game: str
    by: str | None


class LivePlayerInvited(TypedDict):
    """You were invited to a game."""

    type: Literal["player.invited"]
    data: LivePlayerInvitedData


class LivePlayerJoinedData(TypedDict):
    game: str
    handle: str | None


class LivePlayerJoined(TypedDict):
    """Another player took a seat at your table."""

    type: Literal["player.joined"]
    data: LivePlayerJoinedData


class LivePlayerLeftData(TypedDict):
    game: str
    handle: str | None


class LivePlayerLeft(TypedDict):
    """Another player left your table before the game started."""

    type: Literal["player.left"]
    data: LivePlayerLeftData


class LivePlayerRemovedData(TypedDict):
    game: str


class LivePlayerRemoved(TypedDict):
    """The owner of an open table removed you from it."""

    type: Literal["player.removed"]
    data: LivePlayerRemovedData


class LivePlayerReplacedData(TypedDict):
    game: str
    handle: str | None


class LivePlayerReplaced(TypedDict):
    """A robot decides for a player at your table, maybe for you, until that player is back."""

    type: Literal["player.replaced"]
    data: LivePlayerReplacedData


class LivePlayerReturnedData(TypedDict):
    game: str
    handle: str | None


class LivePlayerReturned(TypedDict):
    """A player for whom a robot decided is back at your table."""

    type: Literal["player.returned"]
    data: LivePlayerReturnedData


class LiveRequestClosedData(TypedDict):
    game: str
    request: str
    kind: Literal["robot", "undo", "pause", "resume", "more-time", "end"]
    by: str | None
    state: Literal["accepted", "declined", "withdrawn", "outdated", "expired"]


class LiveRequestClosed(TypedDict):
    """A request is closed: it was accepted, declined or withdrawn, has expired, or the game has moved on."""

    type: Literal["request.closed"]
    data: LiveRequestClosedData


class LiveRequestOpenedData(TypedDict):
    game: str
    request: str
    kind: Literal["robot", "undo", "pause", "resume", "more-time", "end"]
    by: str | None


class LiveRequestOpened(TypedDict):
    """A player requests something that needs your consent."""

    type: Literal["request.opened"]
    data: LiveRequestOpenedData


class LiveResetData(TypedDict):
    reason: Literal["unknown-id", "too-far-back", "too-slow", "renumbered"]
    advice: str


class LiveReset(TypedDict):
    """Events are missing here; those from now on follow."""

    type: Literal["reset"]
    data: LiveResetData


class LiveRoundStartedData(TypedDict):
    game: str
    competition: str
    round: int
    opponent: str | None


class LiveRoundStarted(TypedDict):
    """A round, or season, of a competition has begun, and a match of yours with it. Webhooks of clubs get all `pairings` of a round at once, and each challenge of a ladder."""

    type: Literal["round.started"]
    data: LiveRoundStartedData


class LiveTableOpenedData(TypedDict):
    game: str
    by: str | None


class LiveTableOpened(TypedDict):
    """A player whom you follow has opened a table; for a webhook of a club: a table of the club was opened. Other webhooks to rooms of chats do not get it, as nobody learns whom you follow."""

    type: Literal["table.opened"]
    data: LiveTableOpenedData


class LiveTurnExpiredData(TypedDict):
    game: str
    version: int


class LiveTurnExpired(TypedDict):
    """Your time ran out, and your turn was skipped."""

    type: Literal["turn.expired"]
    data: LiveTurnExpiredData


class LiveTurnReminderData(TypedDict):
    game: str
    version: int


class LiveTurnReminder(TypedDict):
    """It is still your turn, and the deadline is getting closer (or another player nudged you)."""

    type: Literal["turn.reminder"]
    data: LiveTurnReminderData


class LiveTurnStartedData(TypedDict):
    game: str
    version: int
    deadline: str | None


class LiveTurnStarted(TypedDict):
    """It is your turn."""

    type: Literal["turn.started"]
    data: LiveTurnStartedData


LogDecision: TypeAlias = Union["Decision", "SkipDecision", "ResignDecision", "EndDecision", "UndoDecision"]
"""A decision of a player, the skip or resignation of a seat, or what everybody agreed on: to undo, or to end."""


class LogEntry(TypedDict):
    """An entry of the log: a decision and all its effects. It never changes."""

    seq: int
    seat: int
    decision: LogDecision
    text: str
    events: list[GameEvent]
    sentence: str
    at: str
    hash: str
    previousHash: str
    hint: NotRequired[Literal[True]]


class LogEntryPage(TypedDict):
    """A page of the list"""

    items: list[LogEntry]
    nextCursor: str | None


class LogIn(TypedDict):
    """Your credentials."""

    email: str
    password: str


LossClass: TypeAlias = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]
"""What a decision lost: nothing (`best`), up to 1 point (`fine`), 3 (`inaccuracy`), 7 (`mistake`) or more (`blunder`)."""


class MatchPlayers(TypedDict):
    playerId: str
    handle: str
    displayName: str
    points: float


class MatchClock1(TypedDict):
    perTurn: str
    onTimeout: Literal["skip", "forfeit", "robot"]
    forfeitAfter: int
    reminders: list[Literal["half"] | str]


class MatchGames(TypedDict):
    id: str
    game: int
    status: Literal["open", "running", "finished", "aborted"]
    starter: Literal[0, 1] | None
    scores: list[int]
    winner: Literal[0, 1] | None
    finishedAt: str | None


class Match(TypedDict):
    """A match of two players, with its games."""

    id: str
    name: str
    label: str | None
    status: Literal["proposed", "running", "finished", "cancelled"]
    bestOf: Literal[1, 3, 5]
    form: Literal["games", "mirrored"]
    ties: Literal["shared", "second"]
    rated: bool
    visibility: Literal["public", "unlisted", "private"]
    competitionId: str | None
    round: int | None
    creatorId: str
    club: str | None
    players: list[MatchPlayers]
    you: Literal[0, 1] | None
    winner: Literal[0, 1] | None
    forfeitedBy: Literal[0, 1] | None
    rules: Rules
    clock: MatchClock1 | None
    aids: bool
    allowRobots: bool
    rematchId: str | None
    createdAt: str
    startedAt: str | None
    finishedAt: str | None
    games: list[MatchGames]


class MatchFinishedEventDataChallengeEntrants(TypedDict):
    player: WebhookPerson | None
    points: float
    place: int | None


class MatchFinishedEventDataChallenge(TypedDict):
    """For a club: how a challenge in its ladder ended"""

    competition: str
    winner: str | None
    entrants: list[MatchFinishedEventDataChallengeEntrants]


class MatchFinishedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    match: WebhookMatch
    challenge: NotRequired[MatchFinishedEventDataChallenge]


class MatchFinishedEvent(TypedDict):
    """A match of yours is over, while no game of it was played: the other player is gone, or its time was over. It comes with the last game; a match that ends with a game is told with that. Webhooks of clubs get the end of each `challenge` in a ladder."""

    type: Literal["match.finished"]
    timestamp: str
    data: MatchFinishedEventData


class MatchSummaryPlayers(TypedDict):
    playerId: str
    handle: str
    displayName: str
    points: float


class MatchSummaryClock1(TypedDict):
    perTurn: str
    onTimeout: Literal["skip", "forfeit", "robot"]
    forfeitAfter: int
    reminders: list[Literal["half"] | str]


class MatchSummary(TypedDict):
    """A match in a list."""

    id: str
    name: str
    label: str | None
    status: Literal["proposed", "running", "finished", "cancelled"]
    bestOf: Literal[1, 3, 5]
    form: Literal["games", "mirrored"]
    ties: Literal["shared", "second"]
    rated: bool
    visibility: Literal["public", "unlisted", "private"]
    competitionId: str | None
    round: int | None
    creatorId: str
    club: str | None
    players: list[MatchSummaryPlayers]
    you: Literal[0, 1] | None
    winner: Literal[0, 1] | None
    forfeitedBy: Literal[0, 1] | None
    rules: Rules
    clock: MatchSummaryClock1 | None
    aids: bool
    allowRobots: bool
    rematchId: str | None
    createdAt: str
    startedAt: str | None
    finishedAt: str | None


class MatchSummaryPage(TypedDict):
    """A page of the list"""

    items: list[MatchSummary]
    nextCursor: str | None


class MeEmailStop1(TypedDict):
    since: str
    reason: str


class MeNotifications(TypedDict):
    """Your notification preferences for all games"""

    email: NotRequired[Literal["each", "digest", "none"]]
    push: NotRequired[bool]
    webhooks: NotRequired[bool]
    about: NotRequired[Literal["all", "mine", "end"]]
    reminders: NotRequired[bool]


class MeVacationsItems(TypedDict):
    startsAt: str
    endsAt: str


class MeVacations(TypedDict):
    items: list[MeVacationsItems]
    daysLeft: int


class Me(TypedDict):
    """Your account. The optional members are for a log-in, or a token with `profile`; others do not get them."""

    id: str
    handle: str
    displayName: str
    locale: str
    isGuest: bool
    email: NotRequired[str | None]
    emailVerified: NotRequired[bool]
    timeZone: NotRequired[str]
    createdAt: NotRequired[str]
    guestUntil: NotRequired[str | None]
    emailStop: NotRequired[MeEmailStop1 | None]
    shows: NotRequired[Shows]
    notifications: NotRequired[MeNotifications]
    vacations: NotRequired[MeVacations]


class Message(TypedDict):
    """A message to the players of a game."""

    id: str
    playerId: str
    handle: str
    displayName: str
    text: str
    at: str


class MessagePage(TypedDict):
    """A page of the list"""

    items: list[Message]
    nextCursor: str | None


class MessagePostedEventDataMessage(TypedDict):
    by: str | None
    text: str


class MessagePostedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    message: MessagePostedEventDataMessage


class MessagePostedEvent(TypedDict):
    """Another player posted a message at your table."""

    type: Literal["message.posted"]
    timestamp: str
    data: MessagePostedEventData


class ModerationReason(TypedDict):
    """Why an operator decides so."""

    reason: str


class ModerationStep(TypedDict):
    """A step of an operator, as the log keeps it for ever."""

    id: str
    at: str
    by: str
    action: Literal["warn", "silence", "ban", "undo", "dismiss", "appoint"]
    player: str | None
    report: str | None
    sanction: str | None
    until: str | None
    reason: str


class ModerationStepPage(TypedDict):
    """A page of the list"""

    items: list[ModerationStep]
    nextCursor: str | None


class Mute(TypedDict):
    """A player whose messages you do not read."""

    playerId: str
    handle: str
    displayName: str
    game: str | None
    since: str


class MutePage(TypedDict):
    """A page of the list"""

    items: list[Mute]
    nextCursor: str | None


class MyStatisticsPeople(TypedDict):
    """Games between people that were played to the end"""

    played: int
    won: int
    averagePoints: float | None
    bestPoints: int | None


class MyStatisticsBySeats(TypedDict):
    seats: int
    played: int
    won: int
    averagePoints: float | None
    bestPoints: int | None


class MyStatisticsOpponents(TypedDict):
    playerId: str
    handle: str | None
    displayName: str
    played: int
    ahead: int
    behind: int


class MyStatisticsRobots(TypedDict):
    """Games to the end with a robot at the table from the beginning"""

    played: int
    won: int
    averagePoints: float | None
    bestPoints: int | None


class MyStatistics(TypedDict):
    """What came out of your games: of the newest 1,000."""

    people: MyStatisticsPeople
    bySeats: list[MyStatisticsBySeats]
    opponents: list[MyStatisticsOpponents]
    robots: MyStatisticsRobots
    withoutResult: int
    habits: Habits
    scenarios: int


class NeutralMovedEvent(TypedDict):
    """A seat moved a figure that belongs to nobody."""

    type: Literal["neutral-moved"]
    seat: int
    figure: str
    to: str


class NewApiToken(TypedDict):
    """A new API token."""

    name: str
    scopes: list[Literal["games:read", "games:play", "webhooks", "players:act-for", "profile"]]
    gameId: NotRequired[str | None]
    expiresAt: NotRequired[str | None]
    password: NotRequired[str]


class NewChallenge(TypedDict):
    """Whom you challenge."""

    player: str


class NewClub(TypedDict):
    """A club to found."""

    handle: str
    name: str
    description: NotRequired[str]
    door: NotRequired[Literal["open", "request"]]


class NewCompetitionClock(TypedDict):
    """Of every game"""

    perTurn: str
    onTimeout: NotRequired[Literal["skip", "forfeit", "robot"]]
    forfeitAfter: NotRequired[int]
    reminders: NotRequired[list[Literal["half"] | str]]


class NewCompetition(TypedDict):
    """A new competition."""

    kind: Literal["round-robin", "swiss", "elimination", "league", "ladder"]
    name: str
    description: NotRequired[str]
    label: NotRequired[str]
    club: NotRequired[str]
    capacity: NotRequired[int]
    startsAt: NotRequired[str]
    rounds: NotRequired[int]
    teamSize: NotRequired[int]
    poolSize: NotRequired[int]
    divisionSize: NotRequired[int]
    moving: NotRequired[int]
    reach: NotRequired[int]
    roundWindow: NotRequired[str]
    clock: NotRequired[NewCompetitionClock]
    rules: NotRequired[RulesRequest]
    bestOf: NotRequired[Literal[1, 3, 5]]
    form: NotRequired[Literal["games", "mirrored"]]
    ties: NotRequired[Literal["shared", "second"]]
    sameBag: NotRequired[bool]
    rated: NotRequired[bool]
    aids: NotRequired[bool]
    allowRobots: NotRequired[bool]


class NewEmailAddress(TypedDict):
    """The address to use from now on."""

    email: str
    password: str


class NewGameClock(TypedDict):
    """Left out: no deadlines"""

    perTurn: str
    onTimeout: NotRequired[Literal["skip", "forfeit", "robot"]]
    forfeitAfter: NotRequired[int]
    reminders: NotRequired[list[Literal["half"] | str]]


class NewGame(TypedDict):
    """A new game; every member has a default."""

    name: NotRequired[str]
    label: NotRequired[str]
    seatCount: NotRequired[int]
    rules: NotRequired[RulesRequest]
    edition: NotRequired[Literal["first", "second", "third", "bga"]]
    visibility: NotRequired[Literal["public", "unlisted", "private"]]
    seating: NotRequired[Literal["as-taken", "drawn"]]
    clock: NotRequired[NewGameClock]
    invite: NotRequired[list[str]]
    scenario: NotRequired[Scenario]
    aids: NotRequired[bool]
    join: NotRequired[bool]
    robots: NotRequired[list[RobotLevel]]
    allowRobots: NotRequired[bool]
    robotPause: NotRequired[str | None]
    rated: NotRequired[bool]
    club: NotRequired[str]
    minReliability: NotRequired[int]


class NewGuest(TypedDict):
    """The language and the time zone of somebody who plays without an account."""

    locale: NotRequired[str]
    timeZone: NotRequired[str]


class NewInvitations(TypedDict):
    """The people to invite."""

    invite: list[str]


class NewMatchClock(TypedDict):
    """Left out: no deadlines"""

    perTurn: str
    onTimeout: NotRequired[Literal["skip", "forfeit", "robot"]]
    forfeitAfter: NotRequired[int]
    reminders: NotRequired[list[Literal["half"] | str]]


class NewMatch(TypedDict):
    """A match to which you challenge somebody, or a club. Who starts the first game is drawn."""

    opponent: NotRequired[str]
    club: NotRequired[str]
    name: NotRequired[str]
    label: NotRequired[str]
    bestOf: NotRequired[Literal[1, 3, 5]]
    form: NotRequired[Literal["games", "mirrored"]]
    ties: NotRequired[Literal["shared", "second"]]
    rules: NotRequired[RulesRequest]
    edition: NotRequired[Literal["first", "second", "third", "bga"]]
    clock: NotRequired[NewMatchClock]
    visibility: NotRequired[Literal["public", "unlisted", "private"]]
    aids: NotRequired[bool]
    allowRobots: NotRequired[bool]
    rated: NotRequired[bool]


class NewMessage(TypedDict):
    """A new message."""

    text: str


class NewPasskey(TypedDict):
    """A passkey that an authenticator has created."""

    name: str
    response: RegistrationResponse


class NewPassword(TypedDict):
    """The token of a link in an email, and the new password."""

    token: str
    password: str


class NewPlan(TypedDict):
    """A decision to prepare."""

    tile: NotRequired[str | None]
    when: NotRequired[list[PlanCondition]]
    decisions: list[Decision]
    repeats: NotRequired[bool]
    follows: NotRequired[str | None]
    position: NotRequired[int]


class NewPushSubscriptionKeys(TypedDict):
    p256dh: str
    auth: str


class NewPushSubscription(TypedDict):
    """The subscription of a browser, as `PushSubscription.toJSON()` writes it."""

    endpoint: str
    expirationTime: NotRequired[float | None]
    keys: NewPushSubscriptionKeys


class NewReport(TypedDict):
    """A player, message or game to report to the operators."""

    reason: ReportReason
    player: NotRequired[str]
    game: NotRequired[str]
    message: NotRequired[str]
    text: NotRequired[str]
    block: NotRequired[bool]


class NewRequest(TypedDict):
    """Something that needs the consent of the others at the table."""

    kind: Literal["robot", "undo", "pause", "resume", "more-time", "end"]
    seat: NotRequired[int]


class NewRobot(TypedDict):
    """A robot for a free seat."""

    level: RobotLevel
    seat: NotRequired[int]


class NewSanction(TypedDict):
    """A warning, silence or ban."""

    player: str
    kind: Literal["warning", "silence", "ban"]
    reason: str
    days: NotRequired[int]
    report: NotRequired[str]


class NewStandingTable(TypedDict):
    """A kind of table that you keep open."""

    game: TableTemplate
    mostOpen: NotRequired[int]
    mostCurrent: NotRequired[int]


class NewTeam(TypedDict):
    """A team that enters."""

    name: str


class NewTeamInvitation(TypedDict):
    """Whom you invite."""

    player: str


class NewVariation(TypedDict):
    """From which moment to play on, and against whom."""

    version: int
    seat: NotRequired[int]
    robot: NotRequired[RobotLevel]


class NewWebhook(TypedDict):
    """A new webhook."""

    url: str
    events: NotRequired[list[Literal["game.started", "turn.started", "turn.reminder", "turn.expired", "decision.made", "game.finished", "player.joined", "player.left", "player.invited", "game.cancelled", "invitation.declined", "table.opened", "round.started", "competition.finished", "match.finished", "player.removed", "player.replaced", "player.returned", "request.opened", "request.closed", "game.paused", "plan.cancelled", "game.resumed", "message.posted"]]]
    format: NotRequired[Literal["standard", "discord", "slack"]]
    name: NotRequired[str | None]
    gameId: NotRequired[str | None]
    label: NotRequired[str | None]
    games: NotRequired[Literal["mine", "public", "club"]]
    club: NotRequired[str]
    language: NotRequired[Literal["en", "it", "de"] | None]


class Note(TypedDict):
    """What you have noted about a game. Nobody else can read it."""

    text: str
    updatedAt: str | None


class NoteRequest(TypedDict):
    """What to note."""

    text: str


class OAuthError(TypedDict):
    """A refusal in the form that OAuth clients read (RFC 6749, section 5.2)."""

    error: str
    error_description: str


OccupiedCondition = TypedDict(
    "OccupiedCondition",
    {
        "type": "Literal[\"occupied\"]",
        "x": "int",
        "y": "int",
        "not": "NotRequired[bool]",
    },
)


class OpenSession(TypedDict):
    """A log-in that goes on."""

    id: str
    createdAt: str
    lastUsedAt: str
    expiresAt: str
    address: str | None
    userAgent: str | None
    current: bool


class OpenSessionPage(TypedDict):
    """A page of the list"""

    items: list[OpenSession]
    nextCursor: str | None


class Option(TypedDict):
    """A legal decision; a placement contains its legal deployments."""

    number: int
    label: str
    handle: str
    decision: Decision
    gains: list[int]
    text: str
    declines: bool
    target: Target | None
    deployments: NotRequired[list[DeploymentOption]]


class OptionChoice(TypedDict):
    """One of the options, by its handle, which is valid for its version only."""

    type: Literal["option"]
    id: str


class Options(TypedDict):
    """Every legal decision of a player, and the question that they answer."""

    version: int
    seat: int | None
    awaiting: Awaiting | None
    question: str | None
    options: list[Option]


class Pairing(TypedDict):
    """Two entrants who meet in a round."""

    id: str
    round: int
    pool: int
    players: list[Person]
    teams: list[TeamName]
    rank: int | None
    matchId: str | None
    games: list[str]
    outcome: Literal["first", "second", "draw", "neither"] | None
    points: list[float]
    board: list[float]
    absent: list[bool]


class PairingPage(TypedDict):
    """A page of the list"""

    items: list[Pairing]
    nextCursor: str | None


class Passkey(TypedDict):
    """A passkey as its owner sees it."""

    id: str
    name: str
    isBackedUp: bool
    createdAt: str
    lastUsedAt: str | None


class PasskeyChange(TypedDict):
    """The new name of a passkey."""

    name: str


class PasskeyCreationOptions(TypedDict):
    """What `PublicKeyCredential.parseCreationOptionsFromJSON()` or @simplewebauthn/browser takes (WebAuthn, level 3). It can be used once, within five minutes."""

    challenge: str


class PasskeyLogIn(TypedDict):
    """What the authenticator says to the options of a log-in."""

    response: AuthenticationResponse


class PasskeyPage(TypedDict):
    """A page of the list"""

    items: list[Passkey]
    nextCursor: str | None


class PasskeyRequestOptions(TypedDict):
    """What `PublicKeyCredential.parseRequestOptionsFromJSON()` or @simplewebauthn/browser takes (WebAuthn, level 3). It can be used once, within five minutes."""

    challenge: str


class PasswordChange(TypedDict):
    """The present password, and the new one."""

    currentPassword: str
    password: str
    secure: NotRequired[bool]


class Person(TypedDict):
    """A player as others see them."""

    playerId: str
    handle: str
    displayName: str


Phase: TypeAlias = Literal["place", "abbey-choice", "last-abbeys", "wagon", "redeploy", "final-redeploy", "count"]
"""What is to be decided: the phase of the turn."""


class PieceDeployedEvent(TypedDict):
    """A piece was deployed with the tile."""

    type: Literal["piece-deployed"]
    seat: int
    piece: str
    at: Standing


PieceMovedEvent = TypedDict(
    "PieceMovedEvent",
    {
        "type": "Literal[\"piece-moved\"]",
        "seat": "int",
        "piece": "str",
        "from": "NotRequired[Standing]",
        "to": "Standing",
    },
)


PieceReturnedEvent = TypedDict(
    "PieceReturnedEvent",
    {
        "type": "Literal[\"piece-returned\"]",
        "seat": "int",
        "piece": "str",
        "from": "Standing",
    },
)


Places: TypeAlias = list[int]
"""The place of each seat: 1 has won, equal points share a place (R-END-4), and those who resigned are behind all others (R-END-5). Empty unless the game is over with a result."""


class Plan(TypedDict):
    """A decision that you prepared; nobody else learns of it."""

    id: str
    position: int
    tile: str | None
    when: list[PlanCondition]
    decisions: list[Decision]
    repeats: bool
    follows: str | None
    notation: list[str]
    text: str
    state: Literal["waiting", "done", "cancelled"]
    reason: Literal["tile-used-up", "condition-lost", "robot-decides", "undone", "before-cancelled", "game-over", "not-your-turn", "wrong-decision", "cell-not-free", "no-neighbour", "edges-do-not-match", "no-such-segment", "no-such-piece", "not-in-supply", "feature-occupied", "piece-not-allowed", "corner-not-allowed", "wrong-tile", "river-course", "no-hole", "wagon-target", "town-entry", "redeployment"] | None
    detail: str | None
    seq: int | None
    createdAt: str
    closedAt: str | None


class PlanCancelledEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    plan: str
    reason: str


class PlanCancelledEvent(TypedDict):
    """A plan of yours was cancelled, as it no longer fits. Webhooks to rooms of chats do not get it."""

    type: Literal["plan.cancelled"]
    timestamp: str
    data: PlanCancelledEventData


class PlanChange(TypedDict):
    """What changes about a plan; members that are left out stay as they are."""

    tile: NotRequired[str | None]
    when: NotRequired[list[PlanCondition]]
    decisions: NotRequired[list[Decision]]
    repeats: NotRequired[bool]
    position: NotRequired[int]


PlanCondition: TypeAlias = Union["CompletedCondition", "OccupiedCondition", "ClaimedCondition"]
"""What has to be so on the board."""


class PlanSettings(TypedDict):
    """What the service decides for you."""

    playForced: bool


class Plans(TypedDict):
    """Your plans in a game: those that wait, in their order; then those that ended, the last in front."""

    playForced: bool
    tiles: list[str]
    items: list[Plan]
    nextCursor: str | None


class PlayEndedEvent(TypedDict):
    """No tile will be placed any more; the end of the game follows (R-END-2)."""

    type: Literal["play-ended"]


PlayedDecision: TypeAlias = Union["Decision", "SkipDecision", "ResignDecision", "EndDecision"]
"""A decision of a player, the skip or resignation of a seat, or an end without a result."""


class PlayerCase(TypedDict):
    """Everything that operators know about a player."""

    player: Person
    sanctions: list[Sanction]
    reports: list[Report]
    log: list[ModerationStep]


class PlayerInvitedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    by: str | None
    invitation: str | None


class PlayerInvitedEvent(TypedDict):
    """You were invited to a game."""

    type: Literal["player.invited"]
    timestamp: str
    data: PlayerInvitedEventData


class PlayerJoinedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    who: WebhookPerson | None


class PlayerJoinedEvent(TypedDict):
    """Another player took a seat at your table."""

    type: Literal["player.joined"]
    timestamp: str
    data: PlayerJoinedEventData


class PlayerLeftEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    who: WebhookPerson | None


class PlayerLeftEvent(TypedDict):
    """Another player left your table before the game started."""

    type: Literal["player.left"]
    timestamp: str
    data: PlayerLeftEventData


class PlayerPageRecord1(TypedDict):
    played: int
    won: int


class PlayerPageHeadToHead1(TypedDict):
    played: int
    ahead: int
    behind: int


class PlayerPageYouFollow1(TypedDict):
    notify: bool


class PlayerPage(TypedDict):
    """A player, as far as they show themselves."""

    playerId: str
    handle: str
    displayName: str
    isGuest: bool
    robot: RobotLevel | None
    since: str | None
    record: PlayerPageRecord1 | None
    ratings: list[ClassRating] | None
    habits: Habits | None
    headToHead: PlayerPageHeadToHead1 | None
    youFollow: PlayerPageYouFollow1 | None


class PlayerRemovedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str


class PlayerRemovedEvent(TypedDict):
    """The owner of an open table removed you from it."""

    type: Literal["player.removed"]
    timestamp: str
    data: PlayerRemovedEventData


class PlayerReplacedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    who: WebhookPerson | None


class PlayerReplacedEvent(TypedDict):
    """A robot decides for a player at your table, maybe for you, until that player is back."""

    type: Literal["player.replaced"]
    timestamp: str
    data: PlayerReplacedEventData


class PlayerReturnedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    who: WebhookPerson | None


class PlayerReturnedEvent(TypedDict):
    """A player for whom a robot decided is back at your table."""

    type: Literal["player.returned"]
    timestamp: str
    data: PlayerReturnedEventData


class Pool(TypedDict):
    """A kind of game for which people wait."""

    seats: Literal[2, 3, 4]
    preset: Literal["base", "river", "large"]
    pace: Literal["day", "three-days", "week"]
    rated: NotRequired[bool]


class PoolWait(TypedDict):
    """A pool in which you wait for a game."""

    id: str
    seats: Literal[2, 3, 4]
    preset: Literal["base", "river", "large"]
    pace: Literal["day", "three-days", "week"]
    rated: bool
    since: str
    expiresAt: str


class PoolWaitPage(TypedDict):
    """A page of the list"""

    items: list[PoolWait]
    nextCursor: str | None


class PoolsPresets(TypedDict):
    preset: str
    expansions: list[str]


class PoolsPaces(TypedDict):
    pace: str
    perTurn: str


class PoolsWaiting(TypedDict):
    seats: Literal[2, 3, 4]
    preset: Literal["base", "river", "large"]
    pace: Literal["day", "three-days", "week"]
    rated: bool
    waiting: int


class Pools(TypedDict):
    """What people can wait for, and where somebody waits."""

    presets: list[PoolsPresets]
    paces: list[PoolsPaces]
    waiting: list[PoolsWaiting]


class PrintedTileSegments(TypedDict):
    id: str
    kind: str
    meets: Literal["sides", "half-edges", "surroundings"]
    sides: list[str]
    halfEdges: list[str]
    touches: list[str]
    marks: dict[str, int]


class PrintedTile(TypedDict):
    """A tile as printed, not rotated."""

    id: str
    count: int
    segments: list[PrintedTileSegments]
    links: list[list[str]]


ProblemErrors = TypedDict(
    "ProblemErrors",
    {
        "in": "Literal[\"body\", \"query\", \"path\", \"headers\"]",
        "pointer": "str",
        "detail": "str",
    },
)


class ProblemSanction(TypedDict):
    """What an operator decided about you"""

    reason: str
    until: str | None


class ProblemReplayed1(TypedDict):
    scores: list[int]
    places: Places


Problem = TypedDict(
    "Problem",
    {
        "type": "str",
        "title": "str",
        "status": "int",
        "detail": "str",
        "instance": "str",
        "errors": "NotRequired[list[ProblemErrors]]",
        "requestId": "NotRequired[str]",
        "reason": "NotRequired[Literal[\"game-over\", \"not-your-turn\", \"wrong-decision\", \"cell-not-free\", \"no-neighbour\", \"edges-do-not-match\", \"no-such-segment\", \"no-such-piece\", \"not-in-supply\", \"feature-occupied\", \"piece-not-allowed\", \"corner-not-allowed\", \"wrong-tile\", \"river-course\", \"no-hole\", \"wagon-target\", \"town-entry\", \"redeployment\", \"nothing-to-undo\", \"seat-resigned\", \"tile-drawn\", \"no-such-option\", \"tile-without-placement\", \"cannot-repeat\", \"unknown-feature\", \"condition-lost\", \"before-cancelled\", \"cannot-be-followed\", \"no-such-seat\", \"tile-needed\", \"not-there\", \"out-of-reach\", \"challenging\", \"challenged\"]]",
        "rule": "NotRequired[str]",
        "ruleUrl": "NotRequired[str]",
        "legal": "NotRequired[LegalAlternatives]",
        "awaiting": "NotRequired[Awaiting | None]",
        "currentVersion": "NotRequired[int]",
        "expectedVersion": "NotRequired[int]",
        "gameStatus": "NotRequired[Literal[\"open\", \"running\", \"finished\", \"aborted\"]]",
        "match": "NotRequired[str]",
        "matchStatus": "NotRequired[Literal[\"proposed\", \"running\", \"finished\", \"cancelled\"]]",
        "reach": "NotRequired[int]",
        "competitionStatus": "NotRequired[Literal[\"announced\", \"running\", \"finished\", \"cancelled\"]]",
        "most": "NotRequired[int]",
        "requiredScope": "NotRequired[Literal[\"games:read\", \"games:play\", \"webhooks\", \"players:act-for\", \"profile\", \"moderate\", \"read\", \"play\", \"talk\", \"invite\"]]",
        "error": "NotRequired[str]",
        "redirectTo": "NotRequired[str]",
        "tokenFault": "NotRequired[Literal[\"missing\", \"unknown\", \"expired\", \"session-ended\", \"revoked\"]]",
        "allow": "NotRequired[list[str]]",
        "accepted": "NotRequired[list[str]]",
        "retryAfter": "NotRequired[int]",
        "violated-policies": "NotRequired[list[str]]",
        "challenge": "NotRequired[str]",
        "options": "NotRequired[PasskeyRequestOptions]",
        "expiresAt": "NotRequired[str]",
        "recoveryCodesLeft": "NotRequired[int]",
        "sanction": "NotRequired[ProblemSanction]",
        "handle": "NotRequired[str]",
        "tiles": "NotRequired[list[str]]",
        "seat": "NotRequired[int]",
        "reliability": "NotRequired[int | None]",
        "minReliability": "NotRequired[int]",
        "gamesToPlay": "NotRequired[int]",
        "free": "NotRequired[list[int]]",
        "seated": "NotRequired[int]",
        "nextAt": "NotRequired[str]",
        "daysLeft": "NotRequired[int]",
        "games": "NotRequired[list[str]]",
        "index": "NotRequired[int]",
        "scores": "NotRequired[list[int] | None]",
        "replayed": "NotRequired[ProblemReplayed1 | None]",
    },
)


class ProblemKind(TypedDict):
    """A kind of problem, and what a caller can do about it."""

    type: str
    title: str
    status: int
    help: str


class ProblemKindPage(TypedDict):
    """A page of the list"""

    items: list[ProblemKind]
    nextCursor: str | None


class Profile(TypedDict):
    """An account as its owner sees it."""

    id: str
    handle: str
    displayName: str
    email: str | None
    emailVerified: bool
    locale: str
    timeZone: str
    createdAt: str
    isGuest: bool
    guestUntil: str | None


class ProfileChangeNotifications(TypedDict):
    """Notification preferences for all games"""

    email: NotRequired[Literal["each", "digest", "none"]]
    push: NotRequired[bool]
    webhooks: NotRequired[bool]
    about: NotRequired[Literal["all", "mine", "end"]]
    reminders: NotRequired[bool]


class ProfileChangeVacation1(TypedDict):
    startsAt: str
    endsAt: str


class ProfileChange(TypedDict):
    """What to change; members that are left out stay as they are."""

    handle: NotRequired[str]
    displayName: NotRequired[str]
    locale: NotRequired[str]
    timeZone: NotRequired[str]
    shows: NotRequired[ShowsChange]
    notifications: NotRequired[ProfileChangeNotifications]
    vacation: NotRequired[ProfileChangeVacation1 | None]


class ProjectionRemaining(TypedDict):
    tile: str
    count: int


class ProjectionFitting1(TypedDict):
    tile: str
    count: int
    rotations: list[int]


class Projection(TypedDict):
    """The scores if the game ended now, and the tiles that can still be drawn."""

    version: int
    scores: list[int]
    remaining: list[ProjectionRemaining]
    fitting: list[ProjectionFitting1] | None


class Proof(TypedDict):
    """Shows that it is you."""

    password: NotRequired[str]


class ProtectedResourceMetadata(TypedDict):
    """Who issues tokens for this service (RFC 9728)."""

    resource: str
    authorization_servers: list[str]
    scopes_supported: list[str]
    bearer_methods_supported: list[str]
    resource_name: str
    resource_documentation: str


class PushKey(TypedDict):
    """The public key by which push services know this service (RFC 8292)."""

    publicKey: str


class PushSubscription(TypedDict):
    """A device that gets push notifications, as its player sees it."""

    id: str
    userAgent: str | None
    current: bool
    createdAt: str
    lastDeliveredAt: str | None
    failingSince: str | None


class PushSubscriptionPage(TypedDict):
    """A page of the list"""

    items: list[PushSubscription]
    nextCursor: str | None


class RankedPlayer(TypedDict):
    """A player in the list of ratings."""

    playerId: str
    handle: str
    displayName: str
    robot: RobotLevel | None
    rating: int
    doubt: int
    games: int
    updatedAt: str


class RankedPlayerPage(TypedDict):
    """A page of the list"""

    items: list[RankedPlayer]
    nextCursor: str | None


class RatingChange(TypedDict):
    """What a game did to the rating of a player."""

    gameId: str | None
    matchId: str | None
    finishedAt: str
    place: int
    before: ShownRating
    after: ShownRating
    annulment: Literal["no-first-decision", "mass-time-out"] | None


class RatingChangePage(TypedDict):
    """A page of the list"""

    items: list[RatingChange]
    nextCursor: str | None


class ReadMark(TypedDict):
    """Up to which message you have read."""

    message: str


RecordToImport: TypeAlias = Union["GameRecordInput", "JczFile"]
"""A record of a game, or a game that JCloisterZone saved."""


class RecoveryCodes(TypedDict):
    """New recovery codes; those from before no longer work."""

    codes: list[str]


class RecoveryCodesLeft(TypedDict):
    """How many recovery codes you have not used yet."""

    left: int
    createdAt: str | None


class RecoveryLogIn(TypedDict):
    """A recovery code in place of a passkey, after the password."""

    challenge: str
    code: str


class RedeemedClaim(TypedDict):
    """The player that is now yours, with its games."""

    id: str
    application: str
    provider: str
    externalId: str
    mayAct: bool
    claimedAt: str
    games: list[str]


class RedeployDecisionPiecesTo(TypedDict):
    """The feature, by its name."""

    x: int
    y: int
    segment: str


class RedeployDecisionPieces(TypedDict):
    piece: str
    quarter: Literal["castle", "blacksmith", "cathedral", "market"]
    to: RedeployDecisionPiecesTo


class RedeployDecision(TypedDict):
    """Moves followers out of the quarters into features that are about to be scored (R-COUNT-9)."""

    type: Literal["redeploy"]
    pieces: list[RedeployDecisionPieces]


class Refresh(TypedDict):
    """The refresh token of the session."""

    refreshToken: str


class Registration(TypedDict):
    """A new account."""

    email: str
    handle: str
    password: str
    locale: NotRequired[str]
    timeZone: NotRequired[str]


class RegistrationResponseClientExtensionResults(TypedDict):
    """What the browser says about extensions; none is used"""

    pass


class RegistrationResponseResponse(TypedDict):
    clientDataJSON: str
    attestationObject: str
    transports: NotRequired[list[str]]


class RegistrationResponse(TypedDict):
    """The answer of the authenticator, as `PublicKeyCredential.toJSON()` or @simplewebauthn/browser write it."""

    id: str
    rawId: str
    type: Literal["public-key"]
    clientExtensionResults: RegistrationResponseClientExtensionResults
    authenticatorAttachment: NotRequired[Literal["platform", "cross-platform"]]
    response: RegistrationResponseResponse


class ReplayedRecordSteps(TypedDict):
    seat: int
    text: str
    scores: list[int]


class ReplayedRecordResult1(TypedDict):
    scores: list[int]
    places: Places


class ReplayedRecord(TypedDict):
    """The scores after every decision of a record."""

    steps: list[ReplayedRecordSteps]
    scores: list[int]
    result: ReplayedRecordResult1 | None


class ReportEvidence1Game(TypedDict):
    id: str
    name: str


class ReportEvidence1Message(TypedDict):
    id: str
    text: str
    at: str


class ReportEvidence1(TypedDict):
    handle: str
    displayName: str
    game: NotRequired[ReportEvidence1Game]
    message: NotRequired[ReportEvidence1Message]


class Report(TypedDict):
    """A report as operators see it."""

    id: str
    state: Literal["open", "resolved", "dismissed"]
    reason: ReportReason
    text: str | None
    evidence: ReportEvidence1 | None
    game: str | None
    reporter: Person
    reported: Person
    createdAt: str
    closedAt: str | None


class ReportCase(TypedDict):
    """A report, and everything that operators know about the player."""

    report: Report
    player: Person
    sanctions: list[Sanction]
    reports: list[Report]
    log: list[ModerationStep]


class ReportPage(TypedDict):
    """A page of the list"""

    items: list[Report]
    nextCursor: str | None


ReportReason: TypeAlias = Literal["harassment", "spam", "impersonation", "cheating", "stalling", "other"]
"""Why a player is reported; GET /v1/reports/reasons explains them."""


class ReportReasonText(TypedDict):
    """A reason for a report, worded for those who choose one."""

    reason: ReportReason
    title: str
    help: str


class ReportReasonTextPage(TypedDict):
    """A page of the list"""

    items: list[ReportReasonText]
    nextCursor: str | None


class ReportReceipt(TypedDict):
    """A report as its author sees it."""

    id: str
    player: Person
    reason: ReportReason
    state: Literal["open", "resolved", "dismissed"]
    createdAt: str


class Request(TypedDict):
    """A request of a player to the others at the table."""

    id: str
    kind: Literal["robot", "undo", "pause", "resume", "more-time", "end"]
    state: Literal["open", "accepted", "declined", "withdrawn", "outdated", "expired"]
    by: int
    seat: int | None
    agreed: list[int]
    declinedBy: int | None
    awaiting: list[int]
    version: int
    createdAt: str
    expiresAt: str


class RequestAnswer(TypedDict):
    """Whether you agree."""

    agree: bool


class RequestClosedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    request: WebhookRequest
    by: str | None
    about: str | None
    state: Literal["accepted", "declined", "withdrawn", "outdated", "expired"]


class RequestClosedEvent(TypedDict):
    """A request is closed: it was accepted, declined or withdrawn, has expired, or the game has moved on."""

    type: Literal["request.closed"]
    timestamp: str
    data: RequestClosedEventData


class RequestOpenedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    request: WebhookRequest
    by: str | None
    about: str | None


class RequestOpenedEvent(TypedDict):
    """A player requests something that needs your consent."""

    type: Literal["request.opened"]
    timestamp: str
    data: RequestOpenedEventData


class RequestPage(TypedDict):
    """A page of the list"""

    items: list[Request]
    nextCursor: str | None


class ResignDecision(TypedDict):
    """A seat gave up the game for good."""

    type: Literal["resign"]


RobotLevel: TypeAlias = Literal["easy", "fair", "strong"]
"""How well a robot plays."""


class RoundStartedEventDataPairings(TypedDict):
    first: WebhookPerson | None
    second: WebhookPerson | None
    isBye: bool
    teams: NotRequired[list[str]]


class RoundStartedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    competition: str
    round: int
    opponent: str | None
    teams: NotRequired[list[str]]
    pairings: NotRequired[list[RoundStartedEventDataPairings]]
    more: NotRequired[int]


class RoundStartedEvent(TypedDict):
    """A round, or season, of a competition has begun, and a match of yours with it. Webhooks of clubs get all `pairings` of a round at once, and each challenge of a ladder."""

    type: Literal["round.started"]
    timestamp: str
    data: RoundStartedEventData


class Rules(TypedDict):
    """The rules of a table; they never change after the start."""

    expansions: list[Literal["river", "inns-and-cathedrals", "traders-and-builders", "king-and-robber", "abbey-and-mayor", "count"]]
    fieldScoring: Literal["per-field", "per-field-city-once", "per-city"]
    fieldPoints: Literal[3, 4]
    smallCity: Literal[4, 2]
    handSize: Literal[1, 3]
    sharing: Literal["majority", "each-meeple"]


class RulesCatalogueSeatCount(TypedDict):
    least: int
    most: int
    mostWithSixth: int


class RulesCatalogueOptions(TypedDict):
    name: str
    values: list[str | int]
    description: str


class RulesCatalogueEditions(TypedDict):
    fieldScoring: Literal["per-field", "per-field-city-once", "per-city"]
    fieldPoints: Literal[3, 4]
    smallCity: Literal[4, 2]
    handSize: Literal[1, 3]
    sharing: Literal["majority", "each-meeple"]


class RulesCatalogueBasePieces(TypedDict):
    name: str
    perSeat: int
    follower: bool
    claims: list[str]


class RulesCatalogueBase(TypedDict):
    id: str
    pieces: list[RulesCatalogueBasePieces]
    tiles: list[PrintedTile]
    declining: list[Decision]
    seatsSix: bool


class RulesCatalogueExpansionsPieces(TypedDict):
    name: str
    perSeat: int
    follower: bool
    claims: list[str]


class RulesCatalogueExpansions(TypedDict):
    id: Literal["river", "inns-and-cathedrals", "traders-and-builders", "king-and-robber", "abbey-and-mayor", "count"]
    pieces: list[RulesCatalogueExpansionsPieces]
    tiles: list[PrintedTile]
    declining: list[Decision]
    seatsSix: bool


class RulesCatalogue(TypedDict):
    """Expansions, options, presets, pieces and tiles."""

    seatCount: RulesCatalogueSeatCount
    options: list[RulesCatalogueOptions]
    editions: dict[str, RulesCatalogueEditions]
    base: RulesCatalogueBase
    expansions: list[RulesCatalogueExpansions]


class RulesInput(TypedDict):
    """The rules of a table; they never change after the start."""

    expansions: list[Literal["river", "inns-and-cathedrals", "traders-and-builders", "king-and-robber", "abbey-and-mayor", "count"]]
    fieldScoring: Literal["per-field", "per-field-city-once", "per-city"]
    fieldPoints: Literal[3, 4]
    smallCity: Literal[4, 2]
    handSize: Literal[1, 3]
    sharing: Literal["majority", "each-meeple"]


class RulesRequest(TypedDict):
    """The rules wanted: an edition, and single options that override it."""

    edition: NotRequired[Literal["first", "second", "third", "bga"]]
    expansions: NotRequired[list[Literal["river", "inns-and-cathedrals", "traders-and-builders", "king-and-robber", "abbey-and-mayor", "count"]]]
    fieldScoring: NotRequired[Literal["per-field", "per-field-city-once", "per-city"]]
    fieldPoints: NotRequired[Literal[3, 4]]
    smallCity: NotRequired[Literal[4, 2]]
    handSize: NotRequired[Literal[1, 3]]
    sharing: NotRequired[Literal["majority", "each-meeple"]]


class Sanction(TypedDict):
    """What an operator decided about a player: a warning; a silence (no messages, invitations, nudges and names); or a ban (no access at all)."""

    id: str
    kind: Literal["warning", "silence", "ban"]
    reason: str
    createdAt: str
    until: str | None
    undoneAt: str | None
    isInForce: bool


class SanctionPage(TypedDict):
    """A page of the list"""

    items: list[Sanction]
    nextCursor: str | None


class ScenarioStart(TypedDict):
    tile: Literal["base/A", "base/B", "base/C", "base/D", "base/E", "base/F", "base/G", "base/H", "base/I", "base/J", "base/K", "base/L", "base/M", "base/N", "base/O", "base/P", "base/Q", "base/R", "base/S", "base/T", "base/U", "base/V", "base/W", "base/X", "river/A", "river/B", "river/C", "river/D", "river/E", "river/F", "river/G", "river/H", "river/I", "river/J", "inns/A", "inns/B", "inns/C", "inns/D", "inns/E", "inns/F", "inns/G", "inns/H", "inns/I", "inns/J", "inns/K", "inns/L", "inns/M", "inns/N", "inns/O", "inns/P", "inns/Q", "traders/A", "traders/B", "traders/C", "traders/D", "traders/E", "traders/F", "traders/G", "traders/H", "traders/I", "traders/J", "traders/K", "traders/L", "traders/M", "traders/N", "traders/O", "traders/P", "traders/Q", "traders/R", "traders/S", "traders/T", "traders/U", "traders/V", "traders/W", "traders/X", "king/A", "king/B", "king/C", "king/D", "king/E", "abbey/A", "abbey/B", "abbey/C", "abbey/D", "abbey/E", "abbey/F", "abbey/G", "abbey/H", "abbey/I", "abbey/J", "abbey/K", "abbey/L", "abbey/ABBEY", "count/A", "count/B", "count/C", "count/D", "count/E", "count/F", "count/G", "count/H", "count/I", "count/J", "count/K", "count/L"]
    x: int
    y: int
    rotation: Literal[0, 90, 180, 270]


class Scenario(TypedDict):
    """A prepared game: its draws are no secret of the shuffle."""

    draws: list[Literal["base/A", "base/B", "base/C", "base/D", "base/E", "base/F", "base/G", "base/H", "base/I", "base/J", "base/K", "base/L", "base/M", "base/N", "base/O", "base/P", "base/Q", "base/R", "base/S", "base/T", "base/U", "base/V", "base/W", "base/X", "river/A", "river/B", "river/C", "river/D", "river/E", "river/F", "river/G", "river/H", "river/I", "river/J", "inns/A", "inns/B", "inns/C", "inns/D", "inns/E", "inns/F", "inns/G", "inns/H", "inns/I", "inns/J", "inns/K", "inns/L", "inns/M", "inns/N", "inns/O", "inns/P", "inns/Q", "traders/A", "traders/B", "traders/C", "traders/D", "traders/E", "traders/F", "traders/G", "traders/H", "traders/I", "traders/J", "traders/K", "traders/L", "traders/M", "traders/N", "traders/O", "traders/P", "traders/Q", "traders/R", "traders/S", "traders/T", "traders/U", "traders/V", "traders/W", "traders/X", "king/A", "king/B", "king/C", "king/D", "king/E", "abbey/A", "abbey/B", "abbey/C", "abbey/D", "abbey/E", "abbey/F", "abbey/G", "abbey/H", "abbey/I", "abbey/J", "abbey/K", "abbey/L", "abbey/ABBEY", "count/A", "count/B", "count/C", "count/D", "count/E", "count/F", "count/G", "count/H", "count/I", "count/J", "count/K", "count/L"]]
    start: NotRequired[list[ScenarioStart]]


class ScoredEvent(TypedDict):
    """A seat got points."""

    type: Literal["scored"]
    seat: int
    points: int
    kind: str
    feature: NotRequired[str]
    explanation: NotRequired[Explanation]


class SeatRequest(TypedDict):
    """The seat to take; left out: the first free seat."""

    seat: NotRequired[int]
    invitation: NotRequired[str]


class SeatResignedEvent(TypedDict):
    """A seat gave the game up (R-END-5)."""

    type: Literal["seat-resigned"]
    seat: int


class SecretRotation(TypedDict):
    """The new secret, and the time until which the old one is valid as well."""

    secret: str
    previousValidUntil: str


class Session(TypedDict):
    """The tokens of a session."""

    tokenType: Literal["Bearer"]
    accessToken: str
    expiresIn: int
    refreshToken: str
    refreshExpiresAt: str
    playerId: str
    sessionId: str


class SharedBag(TypedDict):
    """A shuffled bag that several games have."""

    id: str
    inStep: bool
    isKnown: bool


class SheetLine(TypedDict):
    """A line of a score sheet."""

    of: str
    count: int
    each: int


class ShownRating(TypedDict):
    """A rating and its doubt."""

    rating: int
    doubt: int
    isProvisional: bool


class Shows(TypedDict):
    """What your page shows, and to whom."""

    to: Literal["everybody", "players", "nobody"]
    since: bool
    record: bool
    rating: bool
    habits: bool


class ShowsChange(TypedDict):
    """What your page is to show; members that are left out stay."""

    to: NotRequired[Literal["everybody", "players", "nobody"]]
    since: NotRequired[bool]
    record: NotRequired[bool]
    rating: NotRequired[bool]
    habits: NotRequired[bool]


class SkipDecision(TypedDict):
    """A seat's time ran out and its decision was declined."""

    type: Literal["skip"]


class Standing1(TypedDict):
    x: int
    y: int
    segment: str


class Standing2(TypedDict):
    x: int
    y: int
    corner: Literal["NE", "SE", "SW", "NW"]


class Standing3(TypedDict):
    quarter: str


Standing: TypeAlias = Union["Standing1", "Standing2", "Standing3"]
"""Where a piece stands: on a segment of a tile, on a corner, or in a quarter of a town."""


class StandingTable(TypedDict):
    """A kind of table that you keep open."""

    id: str
    game: StandingTableGame
    mostOpen: int
    mostCurrent: int
    open: int
    running: int
    pausedBecause: Literal["owner", "vacation", "idle", "refused"] | None
    createdAt: str


class StandingTableChange(TypedDict):
    """What to change; members that are left out stay."""

    isPaused: NotRequired[bool]
    mostOpen: NotRequired[int]
    mostCurrent: NotRequired[int]


class StandingTableGameClock1(TypedDict):
    perTurn: str
    onTimeout: Literal["skip", "forfeit", "robot"]
    forfeitAfter: int
    reminders: list[Literal["half"] | str]


class StandingTableGame(TypedDict):
    """What each table is like."""

    name: str | None
    rules: Rules
    seatCount: int
    visibility: Literal["public", "unlisted", "private"]
    seating: Literal["as-taken", "drawn"]
    clock: StandingTableGameClock1 | None
    aids: bool
    allowRobots: bool
    rated: bool
    minReliability: int | None


class StandingTablePage(TypedDict):
    """A page of the list"""

    items: list[StandingTable]
    nextCursor: str | None


class Standings(TypedDict):
    """The standings of a competition with its crosstable."""

    competitionId: str
    round: int
    status: Literal["announced", "running", "finished", "cancelled"]
    rows: list[StandingsRow]


class StandingsRow(TypedDict):
    """A line of the standings."""

    playerId: str
    handle: str
    displayName: str
    team: TeamName | None
    place: int
    pool: int
    seed: int
    hasWithdrawn: bool
    won: int
    drawn: int
    lost: int
    byes: int
    matchPoints: int
    duels: float
    games: float
    points: int
    opponents: int
    cells: list[CrosstableCell]


class TableTurn(TypedDict):
    seat: int
    part: int


class TableBag(TypedDict):
    remaining: int
    aside: list[str]


class Table(TypedDict):
    """Everything on the table, as the viewer may see it."""

    turn: TableTurn
    over: bool
    seats: list[TableSeat]
    tiles: list[TableTile]
    pieces: list[TablePiece]
    features: list[TableFeature]
    bag: TableBag
    drawn: str | None
    hand: list[str] | None
    expansions: TableExpansions


TableExpansions = TypedDict(
    "TableExpansions",
    {
        "traders-and-builders": "NotRequired[TradersAndBuildersView]",
        "king-and-robber": "NotRequired[KingAndRobberView]",
        "abbey-and-mayor": "NotRequired[AbbeyAndMayorView]",
        "count": "NotRequired[CountView]",
    },
)


class TableFeature(TypedDict):
    """A connected feature."""

    name: str
    kind: str
    meets: Literal["sides", "half-edges", "surroundings"]
    tiles: int
    segments: list[str]
    complete: bool
    open: int
    marks: dict[str, int]
    owners: list[int]
    points: int
    worthWhenComplete: int | None


class TableInvitationClock1(TypedDict):
    perTurn: str
    onTimeout: Literal["skip", "forfeit", "robot"]
    forfeitAfter: int
    reminders: list[Literal["half"] | str]


class TableInvitationPlayers(TypedDict):
    seat: int
    playerId: str
    handle: str
    displayName: str
    isGuest: bool
    robot: RobotLevel | None


class TableInvitation(TypedDict):
    """A table that waits for players, before you take a seat."""

    id: str
    name: str
    visibility: Literal["public", "unlisted", "private"]
    seating: Literal["as-taken", "drawn"]
    allowRobots: bool
    aids: bool
    rules: Rules
    clock: TableInvitationClock1 | None
    seatCount: int
    players: list[TableInvitationPlayers]
    you: int | None
    expiresAt: str | None
    by: Person | None


class TableOpenedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    by: str | None


class TableOpenedEvent(TypedDict):
    """A player whom you follow has opened a table; for a webhook of a club: a table of the club was opened. Other webhooks to rooms of chats do not get it, as nobody learns whom you follow."""

    type: Literal["table.opened"]
    timestamp: str
    data: TableOpenedEventData


class TablePiece(TypedDict):
    """A piece on the board."""

    seat: int
    piece: str
    at: Standing


class TableSeat(TypedDict):
    """A seat as everybody sees it."""

    seat: int
    score: int
    place: int | None
    pieces: dict[str, int]
    handSize: int
    resigned: bool


class TableTemplateClock(TypedDict):
    """Left out: no deadlines"""

    perTurn: str
    onTimeout: NotRequired[Literal["skip", "forfeit", "robot"]]
    forfeitAfter: NotRequired[int]
    reminders: NotRequired[list[Literal["half"] | str]]


class TableTemplate(TypedDict):
    """What each table is like, as in a new game."""

    name: NotRequired[str]
    rules: NotRequired[RulesRequest]
    seatCount: NotRequired[int]
    visibility: NotRequired[Literal["public", "unlisted", "private"]]
    seating: NotRequired[Literal["as-taken", "drawn"]]
    clock: NotRequired[TableTemplateClock]
    aids: NotRequired[bool]
    allowRobots: NotRequired[bool]
    rated: NotRequired[bool]
    minReliability: NotRequired[int]


class TableTile(TypedDict):
    """A tile on the board; rotation in degrees clockwise."""

    tile: str
    x: int
    y: int
    rotation: Literal[0, 90, 180, 270]


TakenEvent = TypedDict(
    "TakenEvent",
    {
        "type": "Literal[\"taken\"]",
        "seat": "int",
        "what": "str",
        "number": "int",
        "from": "NotRequired[str]",
    },
)


class Target1Cell(TypedDict):
    x: int
    y: int


class Target1(TypedDict):
    cell: Target1Cell


class Target2(TypedDict):
    segments: list[str]


class Target3(TypedDict):
    quarter: str


Target: TypeAlias = Union["Target1", "Target2", "Target3"]
"""What a decision points at: a cell, segments of features, or a quarter of a town."""


class Team(TypedDict):
    """A team that takes part in a competition."""

    teamId: str
    name: str
    captain: Person
    members: list[Person]
    invited: list[Person]
    seed: int | None
    isComplete: bool
    hasWithdrawn: bool


class TeamName(TypedDict):
    """A team of a competition by its name."""

    teamId: str
    name: str


class TeamPage(TypedDict):
    """A page of the list"""

    items: list[Team]
    nextCursor: str | None


class TileDecision(TypedDict):
    """Places the drawn tile, or one of the hand, and deploys at most one piece on it (phase 3)."""

    type: Literal["tile"]
    tile: NotRequired[str]
    x: int
    y: int
    rotation: Literal[0, 90, 180, 270]
    deploy: NotRequired[Deployment]


class TileDrawnEvent(TypedDict):
    """A tile was drawn and is shown to all."""

    type: Literal["tile-drawn"]
    seat: int
    tile: str
    remaining: int


class TilePlacedEvent(TypedDict):
    """A tile was placed."""

    type: Literal["tile-placed"]
    seat: int
    tile: str
    x: int
    y: int
    rotation: Literal[0, 90, 180, 270]


class TilesSetAsideEvent(TypedDict):
    """Tiles that fit nowhere were set aside (R-TILE-4)."""

    type: Literal["tiles-set-aside"]
    seat: int
    tiles: list[str]


class TradersAndBuildersViewGoods(TypedDict):
    wine: int
    grain: int
    cloth: int


class TradersAndBuildersView(TypedDict):
    """The goods that the seats have taken."""

    goods: list[TradersAndBuildersViewGoods]


class TurnBeganEvent(TypedDict):
    """A part of a turn begins."""

    type: Literal["turn-began"]
    seat: int
    part: int


class TurnCardChanges(TypedDict):
    seq: int
    sentence: str


class TurnCardPictures(TypedDict):
    url: str
    alt: str


class TurnCardOptionsDeployments(TypedDict):
    label: str
    handle: str
    text: str
    gains: list[int]


class TurnCardOptions(TypedDict):
    label: str
    handle: str
    text: str
    gains: list[int]
    deployments: list[TurnCardOptionsDeployments]


class TurnCardLinks(TypedDict):
    game: str


class TurnCardMentionsExternal(TypedDict):
    """The name by which your application knows the player, if you act on behalf of somebody"""

    provider: str
    externalId: str


class TurnCardMentions(TypedDict):
    seat: int
    playerId: str
    handle: str
    displayName: str
    isGuest: bool
    robot: RobotLevel | None
    external: NotRequired[TurnCardMentionsExternal]


class TurnCard(TypedDict):
    """Everything that a chat message or an email needs, in one answer."""

    gameId: str
    version: int
    status: Literal["open", "running", "finished", "aborted"]
    sentence: str
    changes: list[TurnCardChanges]
    pictures: list[TurnCardPictures]
    options: list[TurnCardOptions]
    deadline: str | None
    pausedAt: str | None
    links: TurnCardLinks
    mentions: list[TurnCardMentions]


class TurnExpiredEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    entry: WebhookEntry


class TurnExpiredEvent(TypedDict):
    """Your time ran out, and your turn was skipped."""

    type: Literal["turn.expired"]
    timestamp: str
    data: TurnExpiredEventData


class TurnReminderEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    by: str | None


class TurnReminderEvent(TypedDict):
    """It is still your turn, and the deadline is getting closer (or another player nudged you)."""

    type: Literal["turn.reminder"]
    timestamp: str
    data: TurnReminderEventData


class TurnSkippedEvent(TypedDict):
    """A seat's time ran out (R-END-6)."""

    type: Literal["turn-skipped"]
    seat: int


class TurnStartedEventData(TypedDict):
    game: WebhookGame
    player: WebhookRecipient | None
    seat: int | None
    players: list[WebhookPlayer]
    scores: list[int]
    places: Places
    resigned: list[int]
    awaiting: WebhookAwaiting | None
    pausedAt: str | None
    sentence: str
    entry: NotRequired[WebhookEntry]


class TurnStartedEvent(TypedDict):
    """It is your turn."""

    type: Literal["turn.started"]
    timestamp: str
    data: TurnStartedEventData


class UndoDecision(TypedDict):
    """Everybody agreed to undo the last decision of the seat, and what came after it."""

    type: Literal["undo"]
    to: int


class UndoneEvent(TypedDict):
    """The last decision of a seat, and what came after it, is undone."""

    type: Literal["undone"]
    seat: int
    to: int


class VersusPoints(TypedDict):
    """All points of either in these games"""

    player: int
    opponent: int


class Versus(TypedDict):
    """How games of two players ended."""

    player: Person
    opponent: Person
    played: int
    ahead: int
    behind: int
    level: int
    points: VersusPoints
    last: list[ListedGame]


class WagonDecisionTo1(TypedDict):
    x: int
    y: int
    segment: str


class WagonDecision(TypedDict):
    """Moves a wagon whose feature was scored, or takes it back (R-WAGON-3)."""

    type: Literal["wagon"]
    to: WagonDecisionTo1 | None


class WaitingGames(TypedDict):
    """The games that wait for your decision."""

    count: int
    games: list[str]


class Webhook(TypedDict):
    """A webhook as its owner sees it, without its secret."""

    id: str
    name: str | None
    gameId: str | None
    label: str | None
    games: Literal["mine", "public", "club"]
    club: str | None
    language: Literal["en", "it", "de"] | None
    url: str
    events: list[Literal["game.started", "turn.started", "turn.reminder", "turn.expired", "decision.made", "game.finished", "player.joined", "player.left", "player.invited", "game.cancelled", "invitation.declined", "table.opened", "round.started", "competition.finished", "match.finished", "player.removed", "player.replaced", "player.returned", "request.opened", "request.closed", "game.paused", "plan.cancelled", "game.resumed", "message.posted"]]
    format: Literal["standard", "discord", "slack"]
    enabled: bool
    disabledBecause: Literal["gone", "failing", "owner", "security"] | None
    disabledAt: str | None
    failingSince: str | None
    createdAt: str


class WebhookAwaiting(TypedDict):
    """The seats that are to decide, and until when."""

    seats: list[int]
    phase: Literal["place", "abbey-choice", "last-abbeys", "wagon", "redeploy", "final-redeploy", "count"]
    deadline: str | None


class WebhookChange(TypedDict):
    """What to change; members that are left out stay as they are."""

    url: NotRequired[str]
    events: NotRequired[list[Literal["game.started", "turn.started", "turn.reminder", "turn.expired", "decision.made", "game.finished", "player.joined", "player.left", "player.invited", "game.cancelled", "invitation.declined", "table.opened", "round.started", "competition.finished", "match.finished", "player.removed", "player.replaced", "player.returned", "request.opened", "request.closed", "game.paused", "plan.cancelled", "game.resumed", "message.posted"]]]
    format: NotRequired[Literal["standard", "discord", "slack"]]
    name: NotRequired[str | None]
    gameId: NotRequired[str | None]
    label: NotRequired[str | None]
    language: NotRequired[Literal["en", "it", "de"] | None]
    enabled: NotRequired[bool]


class WebhookEntry(TypedDict):
    """The log entry; without its events where they would be too many."""

    seq: int
    seat: int
    decision: LogDecision
    events: NotRequired[list[GameEvent]]
    at: str


WebhookEvent: TypeAlias = Union["GameStartedEvent", "TurnStartedEvent", "TurnReminderEvent", "TurnExpiredEvent", "DecisionMadeEvent", "GameFinishedEvent", "PlayerJoinedEvent", "PlayerLeftEvent", "PlayerInvitedEvent", "GameCancelledEvent", "InvitationDeclinedEvent", "TableOpenedEvent", "RoundStartedEvent", "CompetitionFinishedEvent", "MatchFinishedEvent", "PlayerRemovedEvent", "PlayerReplacedEvent", "PlayerReturnedEvent", "RequestOpenedEvent", "RequestClosedEvent", "GamePausedEvent", "PlanCancelledEvent", "GameResumedEvent", "MessagePostedEvent", "WebhookTestEvent"]
"""The body of a webhook of format `standard`. Nothing in it is hidden from any player of the game."""


class WebhookEventType(TypedDict):
    """A type of event that webhooks can have, with an example."""

    type: Literal["game.started", "turn.started", "turn.reminder", "turn.expired", "decision.made", "game.finished", "player.joined", "player.left", "player.invited", "game.cancelled", "invitation.declined", "table.opened", "round.started", "competition.finished", "match.finished", "player.removed", "player.replaced", "player.returned", "request.opened", "request.closed", "game.paused", "plan.cancelled", "game.resumed", "message.posted"]
    description: str
    audience: Literal["recipients", "readers", "watchers"]
    schema: str
    example: WebhookEvent


class WebhookEventTypePage(TypedDict):
    """A page of the list"""

    items: list[WebhookEventType]
    nextCursor: str | None


class WebhookGame(TypedDict):
    """The game. With an `entry`, it is as that left it, and so are `scores`, `awaiting` and `pausedAt`, however late this is sent: `version` is its `seq`."""

    id: str
    name: str
    status: Literal["open", "running", "finished", "aborted"]
    version: int
    url: str
    page: str
    picture: str | None


class WebhookMatch(TypedDict):
    """How a match stands after a game of it."""

    id: str
    game: int
    points: list[float]
    isOver: bool
    winner: int | None
    forfeitedBy: int | None


class WebhookPage(TypedDict):
    """A page of the list"""

    items: list[Webhook]
    nextCursor: str | None


class WebhookPersonExternal(TypedDict):
    """The name by which your application knows the player; absent if it knows none"""

    provider: str
    externalId: str


class WebhookPerson(TypedDict):
    """A player."""

    playerId: str
    displayName: str
    external: NotRequired[WebhookPersonExternal]
    handle: str


class WebhookPlayerExternal(TypedDict):
    """The name by which your application knows the player; absent if it knows none"""

    provider: str
    externalId: str


class WebhookPlayer(TypedDict):
    """A player with a seat."""

    seat: int
    playerId: str
    displayName: str
    external: NotRequired[WebhookPlayerExternal]
    handle: str
    isGuest: bool
    robot: Literal["easy", "fair", "strong"] | None


class WebhookRecipientExternal(TypedDict):
    """The name by which your application knows the player; absent if it knows none"""

    provider: str
    externalId: str


class WebhookRecipient(TypedDict):
    """The player whom it is for."""

    playerId: str
    displayName: str
    external: NotRequired[WebhookRecipientExternal]


class WebhookRequest(TypedDict):
    """The request: GET /v1/games/{id}/requests lists it."""

    id: str
    kind: Literal["robot", "undo", "pause", "resume", "more-time", "end"]


class WebhookTestEventData(TypedDict):
    sentence: str


class WebhookTestEvent(TypedDict):
    """You asked for a test (`POST …/test`)."""

    type: Literal["webhook.test"]
    timestamp: str
    data: WebhookTestEventData


class WebhookWithSecret(TypedDict):
    """The new webhook with its secret, which is shown only this once."""

    id: str
    name: str | None
    gameId: str | None
    label: str | None
    games: Literal["mine", "public", "club"]
    club: str | None
    language: Literal["en", "it", "de"] | None
    url: str
    events: list[Literal["game.started", "turn.started", "turn.reminder", "turn.expired", "decision.made", "game.finished", "player.joined", "player.left", "player.invited", "game.cancelled", "invitation.declined", "table.opened", "round.started", "competition.finished", "match.finished", "player.removed", "player.replaced", "player.returned", "request.opened", "request.closed", "game.paused", "plan.cancelled", "game.resumed", "message.posted"]]
    format: Literal["standard", "discord", "slack"]
    enabled: bool
    disabledBecause: Literal["gone", "failing", "owner", "security"] | None
    disabledAt: str | None
    failingSince: str | None
    createdAt: str
    secret: str


class ReadApiDescriptionAnswer(TypedDict):
    """An OpenAPI document"""

    openapi: str


class TestWebhookAnswer(TypedDict):
    """It will be sent"""

    deliveryId: str


class CreateGamesBody(TypedDict):
    games: list[NewGame]
    sameBag: NotRequired[bool]


class IsAliveAnswer(TypedDict):
    """Yes"""

    status: Literal["ok"]


class IsReadyAnswer(TypedDict):
    """Yes"""

    status: Literal["ok"]
    degraded: list[str]


class Client(HttpClient):
    """Every operation of the API (version 0.1.0)."""

    def read_api_description(
        self,
        *,
        if_none_match: str | None = None,
    ) -> ReadApiDescriptionAnswer:
        """This document: GET /openapi.json"""
        return self._json("GET", "/openapi.json", headers={"If-None-Match": if_none_match})

    def register(
        self,
        body: Registration,
        *,
        idempotency_key: str | None = None,
    ) -> Profile:
        """Create an account: POST /v1/accounts"""
        return self._json("POST", "/v1/accounts", headers={"Idempotency-Key": idempotency_key}, body=body)

    def read_guest_offer(
        self,
    ) -> GuestOffer:
        """Read whether one can play without an account: GET /v1/guests"""
        return self._json("GET", "/v1/guests")

    def create_guest(
        self,
        body: NewGuest | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> Session:
        """Play without an account: POST /v1/guests"""
        return self._json("POST", "/v1/guests", headers={"Idempotency-Key": idempotency_key}, body=body)

    def register_guest(
        self,
        body: GuestRegistration,
        *,
        idempotency_key: str | None = None,
    ) -> Profile:
        """Make your guest an account: POST /v1/me/account"""
        return self._json("POST", "/v1/me/account", headers={"Idempotency-Key": idempotency_key}, body=body)

    def log_in(
        self,
        body: LogIn,
        *,
        idempotency_key: str | None = None,
    ) -> Session:
        """Log in: POST /v1/sessions"""
        return self._json("POST", "/v1/sessions", headers={"Idempotency-Key": idempotency_key}, body=body)

    def refresh_session(
        self,
        body: Refresh,
        *,
        idempotency_key: str | None = None,
    ) -> Session:
        """Get the next tokens of a session: POST /v1/sessions/refresh"""
        return self._json("POST", "/v1/sessions/refresh", headers={"Idempotency-Key": idempotency_key}, body=body)

    def log_out(
        self,
    ) -> None:
        """Log out: DELETE /v1/sessions/current"""
        return self._nothing("DELETE", "/v1/sessions/current")

    def open_link_session(
        self,
        body: DecisionLink,
        *,
        idempotency_key: str | None = None,
    ) -> LinkSession:
        """Let somebody in by the link of an email: POST /v1/sessions/link"""
        return self._json("POST", "/v1/sessions/link", headers={"Idempotency-Key": idempotency_key}, body=body)

    def create_log_in_options(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> PasskeyRequestOptions:
        """Begin to log in by passkey: POST /v1/sessions/passkey/options"""
        return self._json("POST", "/v1/sessions/passkey/options", headers={"Idempotency-Key": idempotency_key})

    def log_in_by_passkey(
        self,
        body: PasskeyLogIn,
        *,
        idempotency_key: str | None = None,
    ) -> Session:
        """Log in by passkey: POST /v1/sessions/passkey"""
        return self._json("POST", "/v1/sessions/passkey", headers={"Idempotency-Key": idempotency_key}, body=body)

    def log_in_by_recovery_code(
        self,
        body: RecoveryLogIn,
        *,
        idempotency_key: str | None = None,
    ) -> Session:
        """Log in by recovery code: POST /v1/sessions/recovery-code"""
        return self._json("POST", "/v1/sessions/recovery-code", headers={"Idempotency-Key": idempotency_key}, body=body)

    def request_verification(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Resend the email that confirms your address: POST /v1/me/verification"""
        return self._nothing("POST", "/v1/me/verification", headers={"Idempotency-Key": idempotency_key})

    def verify_address(
        self,
        body: LinkToken,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Confirm an email address: POST /v1/verifications"""
        return self._nothing("POST", "/v1/verifications", headers={"Idempotency-Key": idempotency_key}, body=body)

    def request_email_change(
        self,
        body: NewEmailAddress,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Change your email address: POST /v1/me/email"""
        return self._nothing("POST", "/v1/me/email", headers={"Idempotency-Key": idempotency_key}, body=body)

    def confirm_email_change(
        self,
        body: LinkToken,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Confirm a new email address: POST /v1/email-changes/confirm"""
        return self._nothing("POST", "/v1/email-changes/confirm", headers={"Idempotency-Key": idempotency_key}, body=body)

    def undo_email_change(
        self,
        body: LinkToken,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Undo a change of email address: POST /v1/email-changes/undo"""
        return self._nothing("POST", "/v1/email-changes/undo", headers={"Idempotency-Key": idempotency_key}, body=body)

    def request_password_reset(
        self,
        body: EmailAddress,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Request an email with a link to a new password: POST /v1/password-resets"""
        return self._nothing("POST", "/v1/password-resets", headers={"Idempotency-Key": idempotency_key}, body=body)

    def reset_password(
        self,
        body: NewPassword,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Set a new password: POST /v1/password-resets/confirm"""
        return self._nothing("POST", "/v1/password-resets/confirm", headers={"Idempotency-Key": idempotency_key}, body=body)

    def list_sessions(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> OpenSessionPage:
        """List your sessions: GET /v1/me/sessions"""
        return self._json("GET", "/v1/me/sessions", query={"limit": limit, "cursor": cursor})

    def end_sessions(
        self,
        *,
        keep_current: bool | None = None,
        secure: bool | None = None,
    ) -> None:
        """Log out everywhere: DELETE /v1/me/sessions"""
        return self._nothing("DELETE", "/v1/me/sessions", query={"keepCurrent": keep_current, "secure": secure})

    def end_session(
        self,
        id: str,
    ) -> None:
        """End one of your sessions: DELETE /v1/me/sessions/{id}"""
        return self._nothing("DELETE", f"/v1/me/sessions/{_quoted(id)}")

    def change_password(
        self,
        body: PasswordChange,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Change your password: POST /v1/me/password"""
        return self._nothing("POST", "/v1/me/password", headers={"Idempotency-Key": idempotency_key}, body=body)

    def read_me(
        self,
    ) -> Me:
        """Read your account: GET /v1/me"""
        return self._json("GET", "/v1/me")

    def update_me(
        self,
        body: ProfileChange,
    ) -> Me:
        """Update your account: PATCH /v1/me"""
        return self._json("PATCH", "/v1/me", body=body)

    def delete_me(
        self,
        body: AccountDeletion,
    ) -> None:
        """Delete your account: DELETE /v1/me"""
        return self._nothing("DELETE", "/v1/me", body=body)

    def export_me(
        self,
    ) -> AccountExport:
        """Export your data: GET /v1/me/export"""
        return self._json("GET", "/v1/me/export")

    def list_tokens(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> ApiTokenPage:
        """List your API tokens: GET /v1/me/tokens"""
        return self._json("GET", "/v1/me/tokens", query={"limit": limit, "cursor": cursor})

    def create_token(
        self,
        body: NewApiToken,
        *,
        idempotency_key: str | None = None,
    ) -> ApiTokenWithSecret:
        """Create an API token: POST /v1/me/tokens"""
        return self._json("POST", "/v1/me/tokens", headers={"Idempotency-Key": idempotency_key}, body=body)

    def delete_token(
        self,
        id: str,
    ) -> None:
        """Delete an API token: DELETE /v1/me/tokens/{id}"""
        return self._nothing("DELETE", f"/v1/me/tokens/{_quoted(id)}")

    def list_passkeys(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> PasskeyPage:
        """List your passkeys: GET /v1/me/passkeys"""
        return self._json("GET", "/v1/me/passkeys", query={"limit": limit, "cursor": cursor})

    def add_passkey(
        self,
        body: NewPasskey,
        *,
        idempotency_key: str | None = None,
    ) -> AddedPasskey:
        """Add a passkey: POST /v1/me/passkeys"""
        return self._json("POST", "/v1/me/passkeys", headers={"Idempotency-Key": idempotency_key}, body=body)

    def create_passkey_options(
        self,
        body: Proof | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> PasskeyCreationOptions:
        """Begin to add a passkey: POST /v1/me/passkeys/options"""
        return self._json("POST", "/v1/me/passkeys/options", headers={"Idempotency-Key": idempotency_key}, body=body)

    def rename_passkey(
        self,
        id: str,
        body: PasskeyChange,
    ) -> Passkey:
        """Rename a passkey: PATCH /v1/me/passkeys/{id}"""
        return self._json("PATCH", f"/v1/me/passkeys/{_quoted(id)}", body=body)

    def delete_passkey(
        self,
        id: str,
    ) -> None:
        """Delete a passkey: DELETE /v1/me/passkeys/{id}"""
        return self._nothing("DELETE", f"/v1/me/passkeys/{_quoted(id)}")

    def read_recovery_codes(
        self,
    ) -> RecoveryCodesLeft:
        """Count your recovery codes: GET /v1/me/recovery-codes"""
        return self._json("GET", "/v1/me/recovery-codes")

    def renew_recovery_codes(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> RecoveryCodes:
        """Get new recovery codes: POST /v1/me/recovery-codes"""
        return self._json("POST", "/v1/me/recovery-codes", headers={"Idempotency-Key": idempotency_key})

    def read_my_statistics(
        self,
    ) -> MyStatistics:
        """Read the statistics of your games: GET /v1/me/statistics"""
        return self._json("GET", "/v1/me/statistics")

    def read_external_player(
        self,
        provider: str,
        external_id: str,
    ) -> ExternalPlayer:
        """Read a player of your application: GET /v1/players/external/{provider}/{externalId}"""
        return self._json("GET", f"/v1/players/external/{_quoted(provider)}/{_quoted(external_id)}")

    def put_external_player(
        self,
        provider: str,
        external_id: str,
        body: ExternalPlayerDescription,
    ) -> ExternalPlayer:
        """Create or update a player of your application: PUT /v1/players/external/{provider}/{externalId}"""
        return self._json("PUT", f"/v1/players/external/{_quoted(provider)}/{_quoted(external_id)}", body=body)

    def offer_claim(
        self,
        provider: str,
        external_id: str,
        *,
        idempotency_key: str | None = None,
    ) -> Claim:
        """Offer a player to the person behind it: POST /v1/players/external/{provider}/{externalId}/claims"""
        return self._json("POST", f"/v1/players/external/{_quoted(provider)}/{_quoted(external_id)}/claims", headers={"Idempotency-Key": idempotency_key})

    def read_claim(
        self,
        claim: str,
    ) -> ClaimOffer:
        """Read whom a claim is about: GET /v1/claims/{claim}"""
        return self._json("GET", f"/v1/claims/{_quoted(claim)}")

    def list_claimed_names(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> ClaimedNamePage:
        """List the names by which applications know you: GET /v1/me/external-players"""
        return self._json("GET", "/v1/me/external-players", query={"limit": limit, "cursor": cursor})

    def redeem_claim(
        self,
        body: ClaimRedemption,
        *,
        idempotency_key: str | None = None,
    ) -> RedeemedClaim:
        """Claim a player of a chat: POST /v1/me/external-players"""
        return self._json("POST", "/v1/me/external-players", headers={"Idempotency-Key": idempotency_key}, body=body)

    def read_claimed_name(
        self,
        id: str,
    ) -> ClaimedName:
        """Read a name by which an application knows you: GET /v1/me/external-players/{id}"""
        return self._json("GET", f"/v1/me/external-players/{_quoted(id)}")

    def update_claimed_name(
        self,
        id: str,
        body: ClaimedNameChange,
    ) -> ClaimedName:
        """Allow or forbid an application to act for you: PATCH /v1/me/external-players/{id}"""
        return self._json("PATCH", f"/v1/me/external-players/{_quoted(id)}", body=body)

    def delete_claimed_name(
        self,
        id: str,
    ) -> None:
        """Give up a name: DELETE /v1/me/external-players/{id}"""
        return self._nothing("DELETE", f"/v1/me/external-players/{_quoted(id)}")

    def resume_emails(
        self,
    ) -> None:
        """Have emails sent to your address again: DELETE /v1/me/email-stop"""
        return self._nothing("DELETE", "/v1/me/email-stop")

    def read_notifications(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> GameNotifications:
        """Read your notifications of a game: GET /v1/games/{id}/notifications"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/notifications", query={"limit": limit, "cursor": cursor})

    def update_notification_preferences(
        self,
        id: str,
        body: GamePreferences,
    ) -> GameNotifications:
        """Update what you are notified of in a game: PATCH /v1/games/{id}/notifications"""
        return self._json("PATCH", f"/v1/games/{_quoted(id)}/notifications", body=body)

    def follow_game(
        self,
        id: str,
        *,
        after: str | None = None,
        last_event_id: str | None = None,
    ) -> Iterator[Received[LiveEvent | Connected]]:
        """Follow a game live: GET /v1/games/{id}/events"""
        return self._events("GET", f"/v1/games/{_quoted(id)}/events", query={"after": after}, headers={"Last-Event-ID": last_event_id})

    def follow_my_games(
        self,
        *,
        after: str | None = None,
        last_event_id: str | None = None,
    ) -> Iterator[Received[LiveEvent | Connected]]:
        """Follow all your games live: GET /v1/me/events"""
        return self._events("GET", "/v1/me/events", query={"after": after}, headers={"Last-Event-ID": last_event_id})

    def read_push_key(
        self,
    ) -> PushKey:
        """Read the public key for push notifications: GET /v1/push"""
        return self._json("GET", "/v1/push")

    def list_push_subscriptions(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> PushSubscriptionPage:
        """List your devices: GET /v1/me/push-subscriptions"""
        return self._json("GET", "/v1/me/push-subscriptions", query={"limit": limit, "cursor": cursor})

    def add_push_subscription(
        self,
        body: NewPushSubscription,
        *,
        idempotency_key: str | None = None,
    ) -> PushSubscription:
        """Get push notifications on this device: POST /v1/me/push-subscriptions"""
        return self._json("POST", "/v1/me/push-subscriptions", headers={"Idempotency-Key": idempotency_key}, body=body)

    def delete_push_subscription(
        self,
        id: str,
    ) -> None:
        """End push notifications on a device: DELETE /v1/me/push-subscriptions/{id}"""
        return self._nothing("DELETE", f"/v1/me/push-subscriptions/{_quoted(id)}")

    def test_push_subscription(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Send a test notification to a device: POST /v1/me/push-subscriptions/{id}/test"""
        return self._nothing("POST", f"/v1/me/push-subscriptions/{_quoted(id)}/test", headers={"Idempotency-Key": idempotency_key})

    def list_webhooks(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> WebhookPage:
        """List your webhooks: GET /v1/me/webhooks"""
        return self._json("GET", "/v1/me/webhooks", query={"limit": limit, "cursor": cursor})

    def create_webhook(
        self,
        body: NewWebhook,
        *,
        idempotency_key: str | None = None,
    ) -> WebhookWithSecret:
        """Create a webhook: POST /v1/me/webhooks"""
        return self._json("POST", "/v1/me/webhooks", headers={"Idempotency-Key": idempotency_key}, body=body)

    def read_webhook(
        self,
        id: str,
    ) -> Webhook:
        """Read a webhook: GET /v1/me/webhooks/{id}"""
        return self._json("GET", f"/v1/me/webhooks/{_quoted(id)}")

    def update_webhook(
        self,
        id: str,
        body: WebhookChange,
    ) -> Webhook:
        """Update a webhook: PATCH /v1/me/webhooks/{id}"""
        return self._json("PATCH", f"/v1/me/webhooks/{_quoted(id)}", body=body)

    def delete_webhook(
        self,
        id: str,
    ) -> None:
        """Delete a webhook: DELETE /v1/me/webhooks/{id}"""
        return self._nothing("DELETE", f"/v1/me/webhooks/{_quoted(id)}")

    def rotate_webhook_secret(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> SecretRotation:
        """Rotate the secret of a webhook: POST /v1/me/webhooks/{id}/rotate"""
        return self._json("POST", f"/v1/me/webhooks/{_quoted(id)}/rotate", headers={"Idempotency-Key": idempotency_key})

    def test_webhook(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> TestWebhookAnswer:
        """Send a test event: POST /v1/me/webhooks/{id}/test"""
        return self._json("POST", f"/v1/me/webhooks/{_quoted(id)}/test", headers={"Idempotency-Key": idempotency_key})

    def list_deliveries(
        self,
        id: str,
        *,
        state: Literal["waiting", "delivered", "failed", "dropped"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> DeliveryPage:
        """List the deliveries to a webhook: GET /v1/me/webhooks/{id}/deliveries"""
        return self._json("GET", f"/v1/me/webhooks/{_quoted(id)}/deliveries", query={"state": state, "limit": limit, "cursor": cursor})

    def retry_delivery(
        self,
        id: str,
        delivery_id: str,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Retry a delivery: POST /v1/me/webhooks/{id}/deliveries/{deliveryId}/retry"""
        return self._nothing("POST", f"/v1/me/webhooks/{_quoted(id)}/deliveries/{_quoted(delivery_id)}/retry", headers={"Idempotency-Key": idempotency_key})

    def list_webhook_event_types(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> WebhookEventTypePage:
        """List the events that webhooks can have: GET /v1/webhooks/event-types"""
        return self._json("GET", "/v1/webhooks/event-types", query={"limit": limit, "cursor": cursor})

    def receive_email(
        self,
        body: bytes,
        *,
        idempotency_key: str | None = None,
        webhook_id: str | None = None,
        webhook_timestamp: str | None = None,
        webhook_signature: str | None = None,
        envelope_from: str | None = None,
        envelope_to: str | None = None,
    ) -> EmailReceipt:
        """Hand over an email: POST /v1/inbound-mail"""
        return self._json("POST", "/v1/inbound-mail", headers={"Idempotency-Key": idempotency_key, "Webhook-ID": webhook_id, "Webhook-Timestamp": webhook_timestamp, "Webhook-Signature": webhook_signature, "Envelope-From": envelope_from, "Envelope-To": envelope_to}, email=body)

    def list_apps(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> AppPage:
        """List the apps that you let in: GET /v1/me/apps"""
        return self._json("GET", "/v1/me/apps", query={"limit": limit, "cursor": cursor})

    def answer_app(
        self,
        body: AppConsent,
        *,
        idempotency_key: str | None = None,
    ) -> AppConsentAnswer:
        """Let an app in, or do not: POST /v1/me/apps"""
        return self._json("POST", "/v1/me/apps", headers={"Idempotency-Key": idempotency_key}, body=body)

    def describe_app_request(
        self,
        body: AppRequest,
        *,
        idempotency_key: str | None = None,
    ) -> DescribedApp:
        """Read what an app asks for: POST /v1/me/app-requests"""
        return self._json("POST", "/v1/me/app-requests", headers={"Idempotency-Key": idempotency_key}, body=body)

    def revoke_app(
        self,
        id: str,
    ) -> None:
        """Revoke an app: DELETE /v1/me/apps/{id}"""
        return self._nothing("DELETE", f"/v1/me/apps/{_quoted(id)}")

    def describe_device_request(
        self,
        body: DeviceRequest,
        *,
        idempotency_key: str | None = None,
    ) -> DescribedDevice:
        """Read what an app asks for that shows a code: POST /v1/me/device-requests"""
        return self._json("POST", "/v1/me/device-requests", headers={"Idempotency-Key": idempotency_key}, body=body)

    def answer_device(
        self,
        body: DeviceAnswer,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Let an app in that shows a code, or do not: POST /v1/me/device-answers"""
        return self._nothing("POST", "/v1/me/device-answers", headers={"Idempotency-Key": idempotency_key}, body=body)

    def issue_app_tokens(
        self,
        body: AppTokenRequest,
        *,
        idempotency_key: str | None = None,
    ) -> AppTokens:
        """Get the tokens of an app: POST /oauth/token"""
        return self._json("POST", "/oauth/token", headers={"Idempotency-Key": idempotency_key}, form=body)

    def issue_device_codes(
        self,
        body: DeviceCodesRequest,
        *,
        idempotency_key: str | None = None,
    ) -> DeviceCodes:
        """Get a code to show to a player: POST /oauth/device-codes"""
        return self._json("POST", "/oauth/device-codes", headers={"Idempotency-Key": idempotency_key}, form=body)

    def introspect_app_token(
        self,
        body: IntrospectedToken,
        *,
        idempotency_key: str | None = None,
    ) -> Introspection:
        """Read whether a token of the app works: POST /oauth/introspect"""
        return self._json("POST", "/oauth/introspect", headers={"Idempotency-Key": idempotency_key}, form=body)

    def give_up_app_token(
        self,
        body: GivenUpToken,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Give up what a player let an app do: POST /oauth/revoke"""
        return self._nothing("POST", "/oauth/revoke", headers={"Idempotency-Key": idempotency_key}, form=body)

    def read_authorization_server(
        self,
    ) -> AuthorizationServerMetadata:
        """Look up the endpoints of OAuth: GET /.well-known/oauth-authorization-server"""
        return self._json("GET", "/.well-known/oauth-authorization-server")

    def read_protected_resource(
        self,
    ) -> ProtectedResourceMetadata:
        """Look up who issues tokens: GET /.well-known/oauth-protected-resource"""
        return self._json("GET", "/.well-known/oauth-protected-resource")

    def read_assistant_resource(
        self,
    ) -> ProtectedResourceMetadata:
        """Look up who issues tokens for assistants: GET /.well-known/oauth-protected-resource/mcp"""
        return self._json("GET", "/.well-known/oauth-protected-resource/mcp")

    def list_games(
        self,
        *,
        status: Literal["open", "running", "finished", "aborted"] | None = None,
        opponent: str | None = None,
        expansions: str | None = None,
        label: str | None = None,
        free_seats: int | None = None,
        since: str | None = None,
        until: str | None = None,
        sort: Literal["createdAt", "finishedAt", "lastMoveAt"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        mine: bool | None = None,
        owner: Literal["me"] | None = None,
        turn: Literal["mine", "others"] | None = None,
        followed: bool | None = None,
        club: str | None = None,
        suitable: bool | None = None,
        search: str | None = None,
        if_none_match: str | None = None,
    ) -> ListedGamePage:
        """List games: GET /v1/games"""
        return self._json("GET", "/v1/games", query={"status": status, "opponent": opponent, "expansions": expansions, "label": label, "freeSeats": free_seats, "since": since, "until": until, "sort": sort, "limit": limit, "cursor": cursor, "mine": mine, "owner": owner, "turn": turn, "followed": followed, "club": club, "suitable": suitable, "search": search}, headers={"If-None-Match": if_none_match})

    def create_game(
        self,
        body: NewGame,
        *,
        idempotency_key: str | None = None,
    ) -> Game:
        """Create a game: POST /v1/games"""
        return self._json("POST", "/v1/games", headers={"Idempotency-Key": idempotency_key}, body=body)

    def create_games(
        self,
        body: CreateGamesBody,
        *,
        idempotency_key: str | None = None,
    ) -> CreatedGames:
        """Create several games: POST /v1/games/batch"""
        return self._json("POST", "/v1/games/batch", headers={"Idempotency-Key": idempotency_key}, body=body)

    def read_game(
        self,
        id: str,
        *,
        if_none_match: str | None = None,
    ) -> Game:
        """Read a game: GET /v1/games/{id}"""
        return self._json("GET", f"/v1/games/{_quoted(id)}", headers={"If-None-Match": if_none_match})

    def cancel_game(
        self,
        id: str,
    ) -> None:
        """Cancel a game: DELETE /v1/games/{id}"""
        return self._nothing("DELETE", f"/v1/games/{_quoted(id)}")

    def start_game(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> Game:
        """Start with the players who are seated: POST /v1/games/{id}/start"""
        return self._json("POST", f"/v1/games/{_quoted(id)}/start", headers={"Idempotency-Key": idempotency_key})

    def list_games_of_player(
        self,
        handle: str,
        *,
        status: Literal["open", "running", "finished", "aborted"] | None = None,
        opponent: str | None = None,
        expansions: str | None = None,
        label: str | None = None,
        free_seats: int | None = None,
        since: str | None = None,
        until: str | None = None,
        sort: Literal["createdAt", "finishedAt", "lastMoveAt"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        if_none_match: str | None = None,
    ) -> ListedGamePage:
        """List the games of a player: GET /v1/players/{handle}/games"""
        return self._json("GET", f"/v1/players/{_quoted(handle)}/games", query={"status": status, "opponent": opponent, "expansions": expansions, "label": label, "freeSeats": free_seats, "since": since, "until": until, "sort": sort, "limit": limit, "cursor": cursor}, headers={"If-None-Match": if_none_match})

    def remove_player(
        self,
        id: str,
        seat: int,
    ) -> None:
        """Remove somebody from an open game: DELETE /v1/games/{id}/seats/{seat}"""
        return self._nothing("DELETE", f"/v1/games/{_quoted(id)}/seats/{_quoted(seat)}")

    def take_seat(
        self,
        id: str,
        body: SeatRequest | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> Game:
        """Take a seat: POST /v1/games/{id}/seats"""
        return self._json("POST", f"/v1/games/{_quoted(id)}/seats", headers={"Idempotency-Key": idempotency_key}, body=body)

    def leave_seat(
        self,
        id: str,
    ) -> None:
        """Leave your seat: DELETE /v1/games/{id}/seats/me"""
        return self._nothing("DELETE", f"/v1/games/{_quoted(id)}/seats/me")

    def add_robot(
        self,
        id: str,
        body: NewRobot,
        *,
        idempotency_key: str | None = None,
    ) -> Game:
        """Seat a robot: POST /v1/games/{id}/robots"""
        return self._json("POST", f"/v1/games/{_quoted(id)}/robots", headers={"Idempotency-Key": idempotency_key}, body=body)

    def end_stand_in(
        self,
        id: str,
    ) -> None:
        """Decide for yourself again: DELETE /v1/games/{id}/seats/me/robot"""
        return self._nothing("DELETE", f"/v1/games/{_quoted(id)}/seats/me/robot")

    def read_table_invitation(
        self,
        id: str,
        *,
        invitation: str | None = None,
    ) -> TableInvitation:
        """Look at a table before you take a seat: GET /v1/games/{id}/invitation"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/invitation", query={"invitation": invitation})

    def invite_to_game(
        self,
        id: str,
        body: NewInvitations,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Invite people to your game: POST /v1/games/{id}/invitations"""
        return self._nothing("POST", f"/v1/games/{_quoted(id)}/invitations", headers={"Idempotency-Key": idempotency_key}, body=body)

    def list_invitations(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> InvitationPage:
        """List your invitations: GET /v1/me/invitations"""
        return self._json("GET", "/v1/me/invitations", query={"limit": limit, "cursor": cursor})

    def decline_invitation(
        self,
        id: str,
    ) -> None:
        """Decline an invitation: DELETE /v1/games/{id}/invitations/me"""
        return self._nothing("DELETE", f"/v1/games/{_quoted(id)}/invitations/me")

    def rematch(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> Game:
        """Play again with the same people: POST /v1/games/{id}/rematch"""
        return self._json("POST", f"/v1/games/{_quoted(id)}/rematch", headers={"Idempotency-Key": idempotency_key})

    def create_match(
        self,
        body: NewMatch,
        *,
        idempotency_key: str | None = None,
    ) -> Match:
        """Challenge somebody to a match: POST /v1/matches"""
        return self._json("POST", "/v1/matches", headers={"Idempotency-Key": idempotency_key}, body=body)

    def read_match(
        self,
        id: str,
    ) -> Match:
        """Read a match: GET /v1/matches/{id}"""
        return self._json("GET", f"/v1/matches/{_quoted(id)}")

    def accept_match(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> Match:
        """Accept a challenge: POST /v1/matches/{id}/accept"""
        return self._json("POST", f"/v1/matches/{_quoted(id)}/accept", headers={"Idempotency-Key": idempotency_key})

    def decline_match(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Decline a challenge: POST /v1/matches/{id}/decline"""
        return self._nothing("POST", f"/v1/matches/{_quoted(id)}/decline", headers={"Idempotency-Key": idempotency_key})

    def cancel_match(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Withdraw a challenge: POST /v1/matches/{id}/cancel"""
        return self._nothing("POST", f"/v1/matches/{_quoted(id)}/cancel", headers={"Idempotency-Key": idempotency_key})

    def resign_match(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> Match:
        """Give up a whole match: POST /v1/matches/{id}/resign"""
        return self._json("POST", f"/v1/matches/{_quoted(id)}/resign", headers={"Idempotency-Key": idempotency_key})

    def rematch_match(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> Match:
        """Play the same match again: POST /v1/matches/{id}/rematch"""
        return self._json("POST", f"/v1/matches/{_quoted(id)}/rematch", headers={"Idempotency-Key": idempotency_key})

    def list_matches(
        self,
        *,
        status: Literal["proposed", "running", "finished", "cancelled"] | None = None,
        opponent: str | None = None,
        label: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> MatchSummaryPage:
        """List your matches: GET /v1/me/matches"""
        return self._json("GET", "/v1/me/matches", query={"status": status, "opponent": opponent, "label": label, "limit": limit, "cursor": cursor})

    def list_matches_of_player(
        self,
        handle: str,
        *,
        status: Literal["proposed", "running", "finished", "cancelled"] | None = None,
        opponent: str | None = None,
        label: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> MatchSummaryPage:
        """List a player’s matches: GET /v1/players/{handle}/matches"""
        return self._json("GET", f"/v1/players/{_quoted(handle)}/matches", query={"status": status, "opponent": opponent, "label": label, "limit": limit, "cursor": cursor})

    def create_variation(
        self,
        id: str,
        body: NewVariation,
        *,
        idempotency_key: str | None = None,
    ) -> Game:
        """Play on from a moment of a game that is over: POST /v1/games/{id}/variations"""
        return self._json("POST", f"/v1/games/{_quoted(id)}/variations", headers={"Idempotency-Key": idempotency_key}, body=body)

    def list_requests(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> RequestPage:
        """List what players request of each other: GET /v1/games/{id}/requests"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/requests", query={"limit": limit, "cursor": cursor})

    def open_request(
        self,
        id: str,
        body: NewRequest,
        *,
        idempotency_key: str | None = None,
    ) -> Request:
        """Request something that needs the consent of the others: POST /v1/games/{id}/requests"""
        return self._json("POST", f"/v1/games/{_quoted(id)}/requests", headers={"Idempotency-Key": idempotency_key}, body=body)

    def answer_request(
        self,
        id: str,
        request_id: str,
        body: RequestAnswer,
        *,
        idempotency_key: str | None = None,
    ) -> Request:
        """Agree to a request, or do not: POST /v1/games/{id}/requests/{requestId}/answer"""
        return self._json("POST", f"/v1/games/{_quoted(id)}/requests/{_quoted(request_id)}/answer", headers={"Idempotency-Key": idempotency_key}, body=body)

    def list_standing_tables(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> StandingTablePage:
        """List the tables that you keep open: GET /v1/me/standing-tables"""
        return self._json("GET", "/v1/me/standing-tables", query={"limit": limit, "cursor": cursor})

    def create_standing_table(
        self,
        body: NewStandingTable,
        *,
        idempotency_key: str | None = None,
    ) -> StandingTable:
        """Keep tables open: POST /v1/me/standing-tables"""
        return self._json("POST", "/v1/me/standing-tables", headers={"Idempotency-Key": idempotency_key}, body=body)

    def update_standing_table(
        self,
        id: str,
        body: StandingTableChange,
    ) -> StandingTable:
        """Pause or change a standing table: PATCH /v1/me/standing-tables/{id}"""
        return self._json("PATCH", f"/v1/me/standing-tables/{_quoted(id)}", body=body)

    def delete_standing_table(
        self,
        id: str,
    ) -> None:
        """Keep such tables open no longer: DELETE /v1/me/standing-tables/{id}"""
        return self._nothing("DELETE", f"/v1/me/standing-tables/{_quoted(id)}")

    def read_record(
        self,
        id: str,
        *,
        if_none_match: str | None = None,
    ) -> GameRecord:
        """Export a game: GET /v1/games/{id}/record"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/record", headers={"If-None-Match": if_none_match})

    def read_record_text(
        self,
        id: str,
        *,
        if_none_match: str | None = None,
    ) -> str:
        """Export a game as text: GET /v1/games/{id}/record.txt"""
        return self._text("GET", f"/v1/games/{_quoted(id)}/record.txt", headers={"If-None-Match": if_none_match})

    def replay_record(
        self,
        body: GameRecordInput,
        *,
        idempotency_key: str | None = None,
    ) -> ReplayedRecord:
        """Replay a record: POST /v1/records/replay"""
        return self._json("POST", "/v1/records/replay", headers={"Idempotency-Key": idempotency_key}, body=body)

    def import_record(
        self,
        body: RecordToImport,
        *,
        seat: int | None = None,
        robot: Literal["easy", "fair", "strong"] | None = None,
        idempotency_key: str | None = None,
    ) -> Game:
        """Bring in a game: POST /v1/records/import"""
        return self._json("POST", "/v1/records/import", query={"seat": seat, "robot": robot}, headers={"Idempotency-Key": idempotency_key}, body=body)

    def export_records(
        self,
        *,
        since: str | None = None,
        until: str | None = None,
        label: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> Iterator[FinishedGame]:
        """Export finished games: GET /v1/records"""
        return self._lines("GET", "/v1/records", query={"since": since, "until": until, "label": label, "limit": limit, "cursor": cursor})

    def export_record_texts(
        self,
        *,
        since: str | None = None,
        until: str | None = None,
        label: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> str:
        """Export finished games as text: GET /v1/records.txt"""
        return self._text("GET", "/v1/records.txt", query={"since": since, "until": until, "label": label, "limit": limit, "cursor": cursor})

    def list_results(
        self,
        *,
        since: str | None = None,
        until: str | None = None,
        label: str | None = None,
        competition: str | None = None,
        player: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> ListedResultPage:
        """List results: GET /v1/results"""
        return self._json("GET", "/v1/results", query={"since": since, "until": until, "label": label, "competition": competition, "player": player, "limit": limit, "cursor": cursor})

    def read_dump(
        self,
        *,
        if_none_match: str | None = None,
    ) -> Dump:
        """List the files of the dump: GET /v1/dumps"""
        return self._json("GET", "/v1/dumps", headers={"If-None-Match": if_none_match})

    def download_dump_file(
        self,
        file: str,
        *,
        if_none_match: str | None = None,
    ) -> bytes:
        """Download a file of the dump: GET /v1/dumps/{file}"""
        return self._bytes("GET", f"/v1/dumps/{_quoted(file)}", headers={"If-None-Match": if_none_match})

    def read_statistics(
        self,
        id: str,
        *,
        if_none_match: str | None = None,
    ) -> GameStatistics:
        """Read the statistics of a finished game: GET /v1/games/{id}/statistics"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/statistics", headers={"If-None-Match": if_none_match})

    def read_analysis(
        self,
        id: str,
        *,
        if_none_match: str | None = None,
    ) -> Analysis | None:
        """Read the analysis of a finished game: GET /v1/games/{id}/analysis"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/analysis", headers={"If-None-Match": if_none_match})

    def verify_log(
        self,
        id: str,
    ) -> ChainCheck:
        """Verify the log: GET /v1/games/{id}/moves/verify"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/moves/verify")

    def read_fairness(
        self,
        id: str,
    ) -> Fairness:
        """Verify the shuffle: GET /v1/games/{id}/fairness"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/fairness")

    def list_waiting_games(
        self,
    ) -> WaitingGames:
        """Count the games that wait for you: GET /v1/me/waiting-games"""
        return self._json("GET", "/v1/me/waiting-games")

    def list_messages(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> MessagePage:
        """List the messages of a game: GET /v1/games/{id}/messages"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/messages", query={"limit": limit, "cursor": cursor})

    def post_message(
        self,
        id: str,
        body: NewMessage,
        *,
        idempotency_key: str | None = None,
    ) -> Message:
        """Post a message to the table of a game: POST /v1/games/{id}/messages"""
        return self._json("POST", f"/v1/games/{_quoted(id)}/messages", headers={"Idempotency-Key": idempotency_key}, body=body)

    def mark_messages_read(
        self,
        id: str,
        body: ReadMark,
    ) -> None:
        """Mark the messages of a game as read: PUT /v1/games/{id}/messages/read"""
        return self._nothing("PUT", f"/v1/games/{_quoted(id)}/messages/read", body=body)

    def read_note(
        self,
        id: str,
    ) -> Note:
        """Read your note about a game: GET /v1/games/{id}/note"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/note")

    def write_note(
        self,
        id: str,
        body: NoteRequest,
    ) -> Note:
        """Write your note about a game: PUT /v1/games/{id}/note"""
        return self._json("PUT", f"/v1/games/{_quoted(id)}/note", body=body)

    def nudge(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Nudge the player whose turn it is: POST /v1/games/{id}/nudge"""
        return self._nothing("POST", f"/v1/games/{_quoted(id)}/nudge", headers={"Idempotency-Key": idempotency_key})

    def list_options(
        self,
        id: str,
        *,
        if_none_match: str | None = None,
    ) -> Options:
        """List your options: GET /v1/games/{id}/options"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/options", headers={"If-None-Match": if_none_match})

    def read_log(
        self,
        id: str,
        *,
        after: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        if_none_match: str | None = None,
    ) -> LogEntryPage:
        """Read the log: GET /v1/games/{id}/moves"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/moves", query={"after": after, "limit": limit, "cursor": cursor}, headers={"If-None-Match": if_none_match})

    def decide(
        self,
        id: str,
        body: DecisionRequest,
        *,
        idempotency_key: str | None = None,
        if_match: str | None = None,
    ) -> DecisionResult:
        """Decide: POST /v1/games/{id}/moves"""
        return self._json("POST", f"/v1/games/{_quoted(id)}/moves", headers={"Idempotency-Key": idempotency_key, "If-Match": if_match}, body=body)

    def resign(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        if_match: str | None = None,
    ) -> DecisionResult:
        """Resign from a running game: POST /v1/games/{id}/resign"""
        return self._json("POST", f"/v1/games/{_quoted(id)}/resign", headers={"Idempotency-Key": idempotency_key, "If-Match": if_match})

    def list_plans(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> Plans:
        """List your plans: GET /v1/games/{id}/plans"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/plans", query={"limit": limit, "cursor": cursor})

    def create_plan(
        self,
        id: str,
        body: NewPlan,
        *,
        idempotency_key: str | None = None,
    ) -> Plan:
        """Plan a decision: POST /v1/games/{id}/plans"""
        return self._json("POST", f"/v1/games/{_quoted(id)}/plans", headers={"Idempotency-Key": idempotency_key}, body=body)

    def update_plan_settings(
        self,
        id: str,
        body: PlanSettings,
    ) -> Plans:
        """Have decisions made that have no alternative: PATCH /v1/games/{id}/plans"""
        return self._json("PATCH", f"/v1/games/{_quoted(id)}/plans", body=body)

    def list_plan_options(
        self,
        id: str,
        *,
        tile: str | None = None,
    ) -> Options:
        """List what you could plan: GET /v1/games/{id}/plans/options"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/plans/options", query={"tile": tile})

    def explore_plans(
        self,
        id: str,
        body: Exploration,
        *,
        idempotency_key: str | None = None,
    ) -> Explored:
        """Explore what may come: POST /v1/games/{id}/plans/options"""
        return self._json("POST", f"/v1/games/{_quoted(id)}/plans/options", headers={"Idempotency-Key": idempotency_key}, body=body)

    def update_plan(
        self,
        id: str,
        plan_id: str,
        body: PlanChange,
    ) -> Plan:
        """Change a plan: PATCH /v1/games/{id}/plans/{planId}"""
        return self._json("PATCH", f"/v1/games/{_quoted(id)}/plans/{_quoted(plan_id)}", body=body)

    def delete_plan(
        self,
        id: str,
        plan_id: str,
    ) -> None:
        """Delete a plan: DELETE /v1/games/{id}/plans/{planId}"""
        return self._nothing("DELETE", f"/v1/games/{_quoted(id)}/plans/{_quoted(plan_id)}")

    def read_card(
        self,
        id: str,
        *,
        if_none_match: str | None = None,
    ) -> TurnCard:
        """Read your turn card: GET /v1/games/{id}/card"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/card", headers={"If-None-Match": if_none_match})

    def project_game(
        self,
        id: str,
        *,
        x: int | None = None,
        y: int | None = None,
    ) -> Projection:
        """Look ahead: GET /v1/games/{id}/projection"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/projection", query={"x": x, "y": y})

    def give_hint(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> Hint:
        """Ask for a hint: POST /v1/games/{id}/hint"""
        return self._json("POST", f"/v1/games/{_quoted(id)}/hint", headers={"Idempotency-Key": idempotency_key})

    def send_command(
        self,
        body: Command,
        *,
        idempotency_key: str | None = None,
    ) -> CommandAnswer:
        """Send a text command: POST /v1/commands"""
        return self._json("POST", "/v1/commands", headers={"Idempotency-Key": idempotency_key}, body=body)

    def send_game_command(
        self,
        id: str,
        body: GameCommand,
        *,
        idempotency_key: str | None = None,
    ) -> CommandAnswer:
        """Send a text command about a game: POST /v1/games/{id}/commands"""
        return self._json("POST", f"/v1/games/{_quoted(id)}/commands", headers={"Idempotency-Key": idempotency_key}, body=body)

    def read_player(
        self,
        handle: str,
    ) -> PlayerPage:
        """Read about a player: GET /v1/players/{handle}"""
        return self._json("GET", f"/v1/players/{_quoted(handle)}")

    def compare_two_players(
        self,
        handle: str,
        *,
        opponent: str,
    ) -> Versus:
        """Compare two players by their games: GET /v1/players/{handle}/versus"""
        return self._json("GET", f"/v1/players/{_quoted(handle)}/versus", query={"opponent": opponent})

    def list_ratings(
        self,
        *,
        class_: Literal["two", "several"] | None = None,
        robots: bool | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> RankedPlayerPage:
        """List players by rating: GET /v1/ratings"""
        return self._json("GET", "/v1/ratings", query={"class": class_, "robots": robots, "limit": limit, "cursor": cursor})

    def list_rating_changes(
        self,
        handle: str,
        *,
        class_: Literal["two", "several"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> RatingChangePage:
        """List what changed a player’s rating: GET /v1/players/{handle}/rating-changes"""
        return self._json("GET", f"/v1/players/{_quoted(handle)}/rating-changes", query={"class": class_, "limit": limit, "cursor": cursor})

    def read_game_ratings(
        self,
        id: str,
    ) -> GameRatings:
        """Read what a game did to ratings: GET /v1/games/{id}/ratings"""
        return self._json("GET", f"/v1/games/{_quoted(id)}/ratings")

    def list_blocks(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> BlockPage:
        """List whom you have blocked: GET /v1/me/blocks"""
        return self._json("GET", "/v1/me/blocks", query={"limit": limit, "cursor": cursor})

    def block_player(
        self,
        player: str,
    ) -> None:
        """Block a player: PUT /v1/me/blocks/{player}"""
        return self._nothing("PUT", f"/v1/me/blocks/{_quoted(player)}")

    def unblock_player(
        self,
        player: str,
    ) -> None:
        """Unblock a player: DELETE /v1/me/blocks/{player}"""
        return self._nothing("DELETE", f"/v1/me/blocks/{_quoted(player)}")

    def list_mutes(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> MutePage:
        """List whom you have muted: GET /v1/me/mutes"""
        return self._json("GET", "/v1/me/mutes", query={"limit": limit, "cursor": cursor})

    def mute_player(
        self,
        player: str,
        *,
        game: str | None = None,
    ) -> None:
        """Mute a player: PUT /v1/me/mutes/{player}"""
        return self._nothing("PUT", f"/v1/me/mutes/{_quoted(player)}", query={"game": game})

    def unmute_player(
        self,
        player: str,
        *,
        game: str | None = None,
    ) -> None:
        """Unmute a player: DELETE /v1/me/mutes/{player}"""
        return self._nothing("DELETE", f"/v1/me/mutes/{_quoted(player)}", query={"game": game})

    def list_follows(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> FollowPage:
        """List whom you follow: GET /v1/me/follows"""
        return self._json("GET", "/v1/me/follows", query={"limit": limit, "cursor": cursor})

    def follow_player(
        self,
        player: str,
        body: FollowRequest,
    ) -> None:
        """Follow a player: PUT /v1/me/follows/{player}"""
        return self._nothing("PUT", f"/v1/me/follows/{_quoted(player)}", body=body)

    def unfollow_player(
        self,
        player: str,
    ) -> None:
        """Follow a player no longer: DELETE /v1/me/follows/{player}"""
        return self._nothing("DELETE", f"/v1/me/follows/{_quoted(player)}")

    def list_sanctions(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> SanctionPage:
        """List what operators decided about you: GET /v1/me/sanctions"""
        return self._json("GET", "/v1/me/sanctions", query={"limit": limit, "cursor": cursor})

    def list_report_reasons(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        language: Literal["en", "it", "de"] | None = None,
    ) -> ReportReasonTextPage:
        """List the reasons for reports: GET /v1/reports/reasons"""
        return self._json("GET", "/v1/reports/reasons", query={"limit": limit, "cursor": cursor, "language": language})

    def create_report(
        self,
        body: NewReport,
        *,
        idempotency_key: str | None = None,
    ) -> ReportReceipt:
        """Report a player, message or game: POST /v1/reports"""
        return self._json("POST", "/v1/reports", headers={"Idempotency-Key": idempotency_key}, body=body)

    def list_reports(
        self,
        *,
        state: Literal["open", "resolved", "dismissed"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> ReportPage:
        """List reports: GET /v1/moderation/reports"""
        return self._json("GET", "/v1/moderation/reports", query={"state": state, "limit": limit, "cursor": cursor})

    def read_report(
        self,
        id: str,
    ) -> ReportCase:
        """Read a report: GET /v1/moderation/reports/{id}"""
        return self._json("GET", f"/v1/moderation/reports/{_quoted(id)}")

    def read_player_case(
        self,
        player: str,
    ) -> PlayerCase:
        """Read what is known about a player: GET /v1/moderation/players/{player}"""
        return self._json("GET", f"/v1/moderation/players/{_quoted(player)}")

    def read_moderation_log(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> ModerationStepPage:
        """Read what operators did: GET /v1/moderation/log"""
        return self._json("GET", "/v1/moderation/log", query={"limit": limit, "cursor": cursor})

    def create_sanction(
        self,
        body: NewSanction,
        *,
        idempotency_key: str | None = None,
    ) -> Sanction:
        """Warn, silence or ban a player: POST /v1/moderation/sanctions"""
        return self._json("POST", "/v1/moderation/sanctions", headers={"Idempotency-Key": idempotency_key}, body=body)

    def undo_sanction(
        self,
        id: str,
        body: ModerationReason,
        *,
        idempotency_key: str | None = None,
    ) -> Sanction:
        """Undo a warning, silence or ban: POST /v1/moderation/sanctions/{id}/undo"""
        return self._json("POST", f"/v1/moderation/sanctions/{_quoted(id)}/undo", headers={"Idempotency-Key": idempotency_key}, body=body)

    def dismiss_report(
        self,
        id: str,
        body: ModerationReason,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Dismiss a report: POST /v1/moderation/reports/{id}/dismiss"""
        return self._nothing("POST", f"/v1/moderation/reports/{_quoted(id)}/dismiss", headers={"Idempotency-Key": idempotency_key}, body=body)

    def read_pools(
        self,
    ) -> Pools:
        """Read the pools: GET /v1/pools"""
        return self._json("GET", "/v1/pools")

    def list_my_pools(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> PoolWaitPage:
        """List the pools in which you wait: GET /v1/me/pools"""
        return self._json("GET", "/v1/me/pools", query={"limit": limit, "cursor": cursor})

    def wait_in_pool(
        self,
        body: Pool,
        *,
        idempotency_key: str | None = None,
    ) -> PoolWait:
        """Wait for a game in a pool: POST /v1/me/pools"""
        return self._json("POST", "/v1/me/pools", headers={"Idempotency-Key": idempotency_key}, body=body)

    def leave_pool(
        self,
        id: str,
    ) -> None:
        """Wait in a pool no longer: DELETE /v1/me/pools/{id}"""
        return self._nothing("DELETE", f"/v1/me/pools/{_quoted(id)}")

    def list_clubs(
        self,
        *,
        mine: bool | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> ClubPage:
        """List clubs: GET /v1/clubs"""
        return self._json("GET", "/v1/clubs", query={"mine": mine, "limit": limit, "cursor": cursor})

    def found_club(
        self,
        body: NewClub,
        *,
        idempotency_key: str | None = None,
    ) -> Club:
        """Found a club: POST /v1/clubs"""
        return self._json("POST", "/v1/clubs", headers={"Idempotency-Key": idempotency_key}, body=body)

    def read_club(
        self,
        club: str,
    ) -> Club:
        """Read a club: GET /v1/clubs/{club}"""
        return self._json("GET", f"/v1/clubs/{_quoted(club)}")

    def update_club(
        self,
        club: str,
        body: ClubChange,
    ) -> Club:
        """Change a club: PATCH /v1/clubs/{club}"""
        return self._json("PATCH", f"/v1/clubs/{_quoted(club)}", body=body)

    def delete_club(
        self,
        club: str,
    ) -> None:
        """End a club: DELETE /v1/clubs/{club}"""
        return self._nothing("DELETE", f"/v1/clubs/{_quoted(club)}")

    def list_club_members(
        self,
        club: str,
        *,
        asking: bool | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> ClubMemberPage:
        """List the members of a club: GET /v1/clubs/{club}/members"""
        return self._json("GET", f"/v1/clubs/{_quoted(club)}/members", query={"asking": asking, "limit": limit, "cursor": cursor})

    def join_club(
        self,
        club: str,
    ) -> ClubMembership:
        """Join a club: PUT /v1/clubs/{club}/members/me"""
        return self._json("PUT", f"/v1/clubs/{_quoted(club)}/members/me")

    def leave_club(
        self,
        club: str,
    ) -> None:
        """Leave a club: DELETE /v1/clubs/{club}/members/me"""
        return self._nothing("DELETE", f"/v1/clubs/{_quoted(club)}/members/me")

    def set_club_role(
        self,
        club: str,
        player: str,
        body: ClubRoleChange,
    ) -> None:
        """Accept a member, or appoint an admin: PUT /v1/clubs/{club}/members/{player}"""
        return self._nothing("PUT", f"/v1/clubs/{_quoted(club)}/members/{_quoted(player)}", body=body)

    def remove_club_member(
        self,
        club: str,
        player: str,
    ) -> None:
        """Remove a member, or decline somebody: DELETE /v1/clubs/{club}/members/{player}"""
        return self._nothing("DELETE", f"/v1/clubs/{_quoted(club)}/members/{_quoted(player)}")

    def list_club_webhooks(
        self,
        club: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> ClubWebhookPage:
        """List the webhooks of a club: GET /v1/clubs/{club}/webhooks"""
        return self._json("GET", f"/v1/clubs/{_quoted(club)}/webhooks", query={"limit": limit, "cursor": cursor})

    def delete_club_webhook(
        self,
        club: str,
        id: str,
    ) -> None:
        """Delete a webhook of a club: DELETE /v1/clubs/{club}/webhooks/{id}"""
        return self._nothing("DELETE", f"/v1/clubs/{_quoted(club)}/webhooks/{_quoted(id)}")

    def list_competitions(
        self,
        *,
        status: Literal["announced", "running", "finished", "cancelled"] | None = None,
        kind: Literal["round-robin", "swiss", "elimination", "league", "ladder"] | None = None,
        club: str | None = None,
        mine: bool | None = None,
        invited: bool | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> CompetitionPage:
        """List tournaments and leagues: GET /v1/competitions"""
        return self._json("GET", "/v1/competitions", query={"status": status, "kind": kind, "club": club, "mine": mine, "invited": invited, "limit": limit, "cursor": cursor})

    def create_competition(
        self,
        body: NewCompetition,
        *,
        idempotency_key: str | None = None,
    ) -> Competition:
        """Announce a tournament or a league: POST /v1/competitions"""
        return self._json("POST", "/v1/competitions", headers={"Idempotency-Key": idempotency_key}, body=body)

    def read_competition(
        self,
        id: str,
    ) -> Competition:
        """Read a tournament or a league: GET /v1/competitions/{id}"""
        return self._json("GET", f"/v1/competitions/{_quoted(id)}")

    def start_competition(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> Competition:
        """Begin a tournament or a league: POST /v1/competitions/{id}/start"""
        return self._json("POST", f"/v1/competitions/{_quoted(id)}/start", headers={"Idempotency-Key": idempotency_key})

    def cancel_competition(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> Competition:
        """Cancel a tournament or a league: POST /v1/competitions/{id}/cancel"""
        return self._json("POST", f"/v1/competitions/{_quoted(id)}/cancel", headers={"Idempotency-Key": idempotency_key})

    def list_entrants(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> EntrantPage:
        """List who takes part: GET /v1/competitions/{id}/entrants"""
        return self._json("GET", f"/v1/competitions/{_quoted(id)}/entrants", query={"limit": limit, "cursor": cursor})

    def enter_competition(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Enter a tournament or a league: POST /v1/competitions/{id}/entrants"""
        return self._nothing("POST", f"/v1/competitions/{_quoted(id)}/entrants", headers={"Idempotency-Key": idempotency_key})

    def withdraw_entrant(
        self,
        id: str,
        player: str,
    ) -> None:
        """Withdraw from a tournament or a league: DELETE /v1/competitions/{id}/entrants/{player}"""
        return self._nothing("DELETE", f"/v1/competitions/{_quoted(id)}/entrants/{_quoted(player)}")

    def challenge_entrant(
        self,
        id: str,
        body: NewChallenge,
        *,
        idempotency_key: str | None = None,
    ) -> BegunMatch:
        """Challenge somebody in a ladder: POST /v1/competitions/{id}/challenges"""
        return self._json("POST", f"/v1/competitions/{_quoted(id)}/challenges", headers={"Idempotency-Key": idempotency_key}, body=body)

    def read_standings(
        self,
        id: str,
        *,
        season: int | None = None,
    ) -> Standings:
        """Read the standings: GET /v1/competitions/{id}/standings"""
        return self._json("GET", f"/v1/competitions/{_quoted(id)}/standings", query={"season": season})

    def list_pairings(
        self,
        id: str,
        *,
        round: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> PairingPage:
        """List the matches: GET /v1/competitions/{id}/matches"""
        return self._json("GET", f"/v1/competitions/{_quoted(id)}/matches", query={"round": round, "limit": limit, "cursor": cursor})

    def list_teams(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> TeamPage:
        """List the teams: GET /v1/competitions/{id}/teams"""
        return self._json("GET", f"/v1/competitions/{_quoted(id)}/teams", query={"limit": limit, "cursor": cursor})

    def enter_team(
        self,
        id: str,
        body: NewTeam,
        *,
        idempotency_key: str | None = None,
    ) -> Team:
        """Enter a team: POST /v1/competitions/{id}/teams"""
        return self._json("POST", f"/v1/competitions/{_quoted(id)}/teams", headers={"Idempotency-Key": idempotency_key}, body=body)

    def withdraw_team(
        self,
        id: str,
        team: str,
    ) -> None:
        """Withdraw a team: DELETE /v1/competitions/{id}/teams/{team}"""
        return self._nothing("DELETE", f"/v1/competitions/{_quoted(id)}/teams/{_quoted(team)}")

    def invite_to_team(
        self,
        id: str,
        team: str,
        body: NewTeamInvitation,
        *,
        idempotency_key: str | None = None,
    ) -> None:
        """Invite somebody to a team: POST /v1/competitions/{id}/teams/{team}/invitations"""
        return self._nothing("POST", f"/v1/competitions/{_quoted(id)}/teams/{_quoted(team)}/invitations", headers={"Idempotency-Key": idempotency_key}, body=body)

    def join_team(
        self,
        id: str,
        team: str,
    ) -> None:
        """Accept the invitation of a team: PUT /v1/competitions/{id}/teams/{team}/members/me"""
        return self._nothing("PUT", f"/v1/competitions/{_quoted(id)}/teams/{_quoted(team)}/members/me")

    def leave_team(
        self,
        id: str,
        team: str,
        player: str,
    ) -> None:
        """Leave a team, or remove somebody: DELETE /v1/competitions/{id}/teams/{team}/members/{player}"""
        return self._nothing("DELETE", f"/v1/competitions/{_quoted(id)}/teams/{_quoted(team)}/members/{_quoted(player)}")

    def set_line_up(
        self,
        id: str,
        team: str,
        body: LineUp,
    ) -> None:
        """Set the line-up of a team: PUT /v1/competitions/{id}/teams/{team}/line-up"""
        return self._nothing("PUT", f"/v1/competitions/{_quoted(id)}/teams/{_quoted(team)}/line-up", body=body)

    def read_rules(
        self,
        *,
        if_none_match: str | None = None,
    ) -> RulesCatalogue:
        """Read what a game can choose: GET /v1/rules"""
        return self._json("GET", "/v1/rules", headers={"If-None-Match": if_none_match})

    def list_exact_rules(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        if_none_match: str | None = None,
    ) -> ExactRulePage:
        """List the numbered rules: GET /v1/rules/exact"""
        return self._json("GET", "/v1/rules/exact", query={"limit": limit, "cursor": cursor}, headers={"If-None-Match": if_none_match})

    def read_exact_rule(
        self,
        rule: str,
        *,
        if_none_match: str | None = None,
    ) -> ExactRule:
        """Read a numbered rule: GET /v1/rules/exact/{rule}"""
        return self._json("GET", f"/v1/rules/exact/{_quoted(rule)}", headers={"If-None-Match": if_none_match})

    def list_lessons(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        if_none_match: str | None = None,
    ) -> LessonPage:
        """List the lessons: GET /v1/lessons"""
        return self._json("GET", "/v1/lessons", query={"limit": limit, "cursor": cursor}, headers={"If-None-Match": if_none_match})

    def read_lesson(
        self,
        lesson: Literal["place", "road", "city", "monastery", "farmer", "final", "river", "inns", "traders", "king", "abbey", "count"],
        *,
        if_none_match: str | None = None,
    ) -> LessonProgress:
        """Begin a lesson: GET /v1/lessons/{lesson}"""
        return self._json("GET", f"/v1/lessons/{_quoted(lesson)}", headers={"If-None-Match": if_none_match})

    def check_lesson(
        self,
        lesson: Literal["place", "road", "city", "monastery", "farmer", "final", "river", "inns", "traders", "king", "abbey", "count"],
        body: LessonAttempt,
        *,
        idempotency_key: str | None = None,
    ) -> LessonProgress:
        """Decide in a lesson: POST /v1/lessons/{lesson}/check"""
        return self._json("POST", f"/v1/lessons/{_quoted(lesson)}/check", headers={"Idempotency-Key": idempotency_key}, body=body)

    def is_alive(
        self,
    ) -> IsAliveAnswer:
        """Is the process alive?: GET /healthz"""
        return self._json("GET", "/healthz")

    def is_ready(
        self,
    ) -> IsReadyAnswer:
        """Is the service ready?: GET /readyz"""
        return self._json("GET", "/readyz")

    def list_problems(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        if_none_match: str | None = None,
    ) -> ProblemKindPage:
        """List the problems: GET /problems"""
        return self._json("GET", "/problems", query={"limit": limit, "cursor": cursor}, headers={"If-None-Match": if_none_match})

    def explain_problem(
        self,
        name: str,
    ) -> ProblemKind:
        """Explain a problem: GET /problems/{name}"""
        return self._json("GET", f"/problems/{_quoted(name)}")

    def draw_board_svg(
        self,
        id: str,
        *,
        legal: Literal["0", "1"] | None = None,
        last: Literal["0", "1"] | None = None,
        size: int | None = None,
        theme: Literal["light", "dark"] | None = None,
        language: Literal["en", "it", "de"] | None = None,
        if_none_match: str | None = None,
    ) -> bytes:
        """Draw the board (SVG): GET /v1/games/{id}/board.svg"""
        return self._bytes("GET", f"/v1/games/{_quoted(id)}/board.svg", query={"legal": legal, "last": last, "size": size, "theme": theme, "language": language}, headers={"If-None-Match": if_none_match})

    def draw_board_png(
        self,
        id: str,
        *,
        legal: Literal["0", "1"] | None = None,
        last: Literal["0", "1"] | None = None,
        size: int | None = None,
        theme: Literal["light", "dark"] | None = None,
        language: Literal["en", "it", "de"] | None = None,
        if_none_match: str | None = None,
    ) -> bytes:
        """Draw the board (PNG): GET /v1/games/{id}/board.png"""
        return self._bytes("GET", f"/v1/games/{_quoted(id)}/board.png", query={"legal": legal, "last": last, "size": size, "theme": theme, "language": language}, headers={"If-None-Match": if_none_match})

    def draw_board_at_svg(
        self,
        id: str,
        seq: int,
        *,
        legal: Literal["0", "1"] | None = None,
        last: Literal["0", "1"] | None = None,
        size: int | None = None,
        theme: Literal["light", "dark"] | None = None,
        language: Literal["en", "it", "de"] | None = None,
        pass_: str | None = None,
        if_none_match: str | None = None,
    ) -> bytes:
        """Draw the board after an entry of the log (SVG): GET /v1/games/{id}/moves/{seq}/board.svg"""
        return self._bytes("GET", f"/v1/games/{_quoted(id)}/moves/{_quoted(seq)}/board.svg", query={"legal": legal, "last": last, "size": size, "theme": theme, "language": language, "pass": pass_}, headers={"If-None-Match": if_none_match})

    def draw_board_at_png(
        self,
        id: str,
        seq: int,
        *,
        legal: Literal["0", "1"] | None = None,
        last: Literal["0", "1"] | None = None,
        size: int | None = None,
        theme: Literal["light", "dark"] | None = None,
        language: Literal["en", "it", "de"] | None = None,
        pass_: str | None = None,
        if_none_match: str | None = None,
    ) -> bytes:
        """Draw the board after an entry of the log (PNG): GET /v1/games/{id}/moves/{seq}/board.png"""
        return self._bytes("GET", f"/v1/games/{_quoted(id)}/moves/{_quoted(seq)}/board.png", query={"legal": legal, "last": last, "size": size, "theme": theme, "language": language, "pass": pass_}, headers={"If-None-Match": if_none_match})

    def draw_lesson_svg(
        self,
        lesson: Literal["place", "road", "city", "monastery", "farmer", "final", "river", "inns", "traders", "king", "abbey", "count"],
        *,
        legal: Literal["0", "1"] | None = None,
        last: Literal["0", "1"] | None = None,
        size: int | None = None,
        theme: Literal["light", "dark"] | None = None,
        language: Literal["en", "it", "de"] | None = None,
        played: str | None = None,
        if_none_match: str | None = None,
    ) -> bytes:
        """Draw the board of a lesson (SVG): GET /v1/lessons/{lesson}/board.svg"""
        return self._bytes("GET", f"/v1/lessons/{_quoted(lesson)}/board.svg", query={"legal": legal, "last": last, "size": size, "theme": theme, "language": language, "played": played}, headers={"If-None-Match": if_none_match})

    def draw_lesson_png(
        self,
        lesson: Literal["place", "road", "city", "monastery", "farmer", "final", "river", "inns", "traders", "king", "abbey", "count"],
        *,
        legal: Literal["0", "1"] | None = None,
        last: Literal["0", "1"] | None = None,
        size: int | None = None,
        theme: Literal["light", "dark"] | None = None,
        language: Literal["en", "it", "de"] | None = None,
        played: str | None = None,
        if_none_match: str | None = None,
    ) -> bytes:
        """Draw the board of a lesson (PNG): GET /v1/lessons/{lesson}/board.png"""
        return self._bytes("GET", f"/v1/lessons/{_quoted(lesson)}/board.png", query={"legal": legal, "last": last, "size": size, "theme": theme, "language": language, "played": played}, headers={"If-None-Match": if_none_match})

    def draw_better_svg(
        self,
        id: str,
        seq: int,
        *,
        legal: Literal["0", "1"] | None = None,
        last: Literal["0", "1"] | None = None,
        size: int | None = None,
        theme: Literal["light", "dark"] | None = None,
        language: Literal["en", "it", "de"] | None = None,
        if_none_match: str | None = None,
    ) -> bytes:
        """Draw the board after the better decision (SVG): GET /v1/games/{id}/analysis/{seq}/board.svg"""
        return self._bytes("GET", f"/v1/games/{_quoted(id)}/analysis/{_quoted(seq)}/board.svg", query={"legal": legal, "last": last, "size": size, "theme": theme, "language": language}, headers={"If-None-Match": if_none_match})

    def draw_better_png(
        self,
        id: str,
        seq: int,
        *,
        legal: Literal["0", "1"] | None = None,
        last: Literal["0", "1"] | None = None,
        size: int | None = None,
        theme: Literal["light", "dark"] | None = None,
        language: Literal["en", "it", "de"] | None = None,
        if_none_match: str | None = None,
    ) -> bytes:
        """Draw the board after the better decision (PNG): GET /v1/games/{id}/analysis/{seq}/board.png"""
        return self._bytes("GET", f"/v1/games/{_quoted(id)}/analysis/{_quoted(seq)}/board.png", query={"legal": legal, "last": last, "size": size, "theme": theme, "language": language}, headers={"If-None-Match": if_none_match})

    def draw_thumbnail(
        self,
        id: str,
        seq: int,
        *,
        theme: Literal["light", "dark"] | None = None,
        pass_: str | None = None,
        if_none_match: str | None = None,
    ) -> bytes:
        """Draw a small picture of the board: GET /v1/games/{id}/moves/{seq}/thumbnail.png"""
        return self._bytes("GET", f"/v1/games/{_quoted(id)}/moves/{_quoted(seq)}/thumbnail.png", query={"theme": theme, "pass": pass_}, headers={"If-None-Match": if_none_match})

    def draw_card(
        self,
        id: str,
        seq: int,
        *,
        theme: Literal["light", "dark"] | None = None,
        language: Literal["en", "it", "de"] | None = None,
        if_none_match: str | None = None,
    ) -> bytes:
        """Draw a picture of a moment to share: GET /v1/games/{id}/moves/{seq}/card.png"""
        return self._bytes("GET", f"/v1/games/{_quoted(id)}/moves/{_quoted(seq)}/card.png", query={"theme": theme, "language": language}, headers={"If-None-Match": if_none_match})

    def draw_replay_webp(
        self,
        id: str,
        *,
        from_: int | None = None,
        to: int | None = None,
        speed: float | None = None,
        size: int | None = None,
        theme: Literal["light", "dark"] | None = None,
        language: Literal["en", "it", "de"] | None = None,
        if_none_match: str | None = None,
    ) -> bytes:
        """Draw a replay of the game (WebP): GET /v1/games/{id}/replay.webp"""
        return self._bytes("GET", f"/v1/games/{_quoted(id)}/replay.webp", query={"from": from_, "to": to, "speed": speed, "size": size, "theme": theme, "language": language}, headers={"If-None-Match": if_none_match})

    def draw_replay_gif(
        self,
        id: str,
        *,
        from_: int | None = None,
        to: int | None = None,
        speed: float | None = None,
        size: int | None = None,
        theme: Literal["light", "dark"] | None = None,
        language: Literal["en", "it", "de"] | None = None,
        if_none_match: str | None = None,
    ) -> bytes:
        """Draw a replay of the game (GIF): GET /v1/games/{id}/replay.gif"""
        return self._bytes("GET", f"/v1/games/{_quoted(id)}/replay.gif", query={"from": from_, "to": to, "speed": speed, "size": size, "theme": theme, "language": language}, headers={"If-None-Match": if_none_match})

    def draw_standings_svg(
        self,
        id: str,
        *,
        season: int | None = None,
        view: Literal["table", "crosstable"] | None = None,
        size: int | None = None,
        theme: Literal["light", "dark"] | None = None,
        language: Literal["en", "it", "de"] | None = None,
        if_none_match: str | None = None,
    ) -> bytes:
        """Draw the standings (SVG): GET /v1/competitions/{id}/standings.svg"""
        return self._bytes("GET", f"/v1/competitions/{_quoted(id)}/standings.svg", query={"season": season, "view": view, "size": size, "theme": theme, "language": language}, headers={"If-None-Match": if_none_match})

    def draw_standings_png(
        self,
        id: str,
        *,
        season: int | None = None,
        view: Literal["table", "crosstable"] | None = None,
        size: int | None = None,
        theme: Literal["light", "dark"] | None = None,
        language: Literal["en", "it", "de"] | None = None,
        if_none_match: str | None = None,
    ) -> bytes:
        """Draw the standings (PNG): GET /v1/competitions/{id}/standings.png"""
        return self._bytes("GET", f"/v1/competitions/{_quoted(id)}/standings.png", query={"season": season, "view": view, "size": size, "theme": theme, "language": language}, headers={"If-None-Match": if_none_match})
