import { plural } from '../../../src/texts/names.ts';

/** The texts about logging in and about the account, in English. */
export const account = {
  parts: { you: 'You', security: 'Security', programs: 'Integrations', privacy: 'Privacy' },

  passkeyLogIn: 'Log in with a passkey',
  second: {
    title: 'One more step',
    text: 'The password was right. Now confirm with your passkey: your fingerprint, your face, a PIN or a security key.',
    use: 'Use a passkey',
    noPasskey: 'Passkey not at hand? Use a recovery code',
    code: 'Recovery code',
    codeHint: 'One of the ten codes that you kept. Each works once.',
    back: 'Back',
  },
  confirm: {
    title: 'Is it you?',
    text: 'This needs your password, as you logged in a while ago.',
    textPasskey: 'You logged in a while ago. Confirm with a passkey before you change this.',
    submit: 'Confirm',
  },

  email: {
    title: 'Email address',
    unconfirmed: (address: string) => `${address} is not confirmed yet.`,
    unconfirmedText:
      'Until you follow the link in the email that we sent there, we do not write to you about your games. Nothing there? Check your spam folder, or have it sent again.',
    mistyped: 'Did you mistype it?',
    stopped: (address: string) => `Emails to ${address} bounce.`,
    stoppedText:
      'So we have stopped writing there, and no email tells you when it is your turn. Give us another address, or try this one again. The other mail server said:',
    resume: 'Write to this address again',
    resumed: 'We write to it again',
    change: 'Change the email address',
    newAddress: 'New email address',
    yourPassword: 'Your password',
    send: 'Send the link',
    sent: 'A link is on its way to the new address. Nothing changes until you follow it.',
  },
  password: {
    title: 'Password',
    change: 'Change the password',
    current: 'Current password',
    next: 'New password',
    done: 'The password is changed, and you are logged out everywhere else.',
    secure: 'Somebody else may know it: revoke API tokens and webhooks too',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Log in with your fingerprint, your face, a PIN or a security key. Nobody can guess a passkey or trick you into giving it away. Once you have one, the password alone no longer logs in.',
    none: 'No passkey yet.',
    add: 'Add a passkey',
    name: 'Name of the passkey',
    nameHint: 'To tell it apart from others, such as “phone”.',
    rename: 'Rename',
    used: (time: string) => `last used ${time}`,
    unused: 'not used yet',
    added: (time: string) => `added ${time}`,
    synced: 'on all your devices',
    removeSure: (name: string) => `Delete the passkey “${name}”? It will no longer log in.`,
    removeLast: (name: string) =>
      `Delete your only passkey, “${name}”? Then the password alone logs in again, and the recovery codes are gone.`,
    unsupported: 'This browser does not offer passkeys at this address.',
    cancelled: 'Nothing was added: the browser ended the dialogue. Try again.',
    notThis: 'This device has a passkey for your account already.',
  },
  codes: {
    title: 'Recovery codes',
    left: (count: number) =>
      plural('en', count, {
        one: 'You have one recovery code left.',
        other: `You have ${count} recovery codes left.`,
      }),
    text: 'If you lose your passkey, one of them logs you in together with your password.',
    renew: 'Get new codes',
    renewSure: 'Get ten new codes? Those that you have kept will no longer work.',
    keep: 'Keep these ten codes where you will find them without this device. They are shown only this once.',
    copyAll: 'Copy all',
    save: 'Save as a file',
    kept: 'I have kept them',
    file: 'carcassonne-recovery-codes.txt',
  },
  sessions: {
    title: 'Where you are logged in',
    text: 'If you do not recognise something here, log it out and change your password.',
    here: 'this device',
    used: (time: string) => `last used ${time}`,
    since: (time: string) => `since ${time}`,
    end: 'Log out',
    endOthers: 'Log out everywhere else',
    endOthersSure: 'Log out on all other devices?',
    ended: 'You are logged out everywhere else.',
    unknown: 'Unknown program',
    on: (browser: string, system: string) => `${browser} on ${system}`,
  },
  data: {
    title: 'Your data',
    text: 'Everything that the service knows about you, as one JSON file.',
    download: 'Download my data',
    file: 'carcassonne-my-data.json',
  },
  removal: {
    title: 'Delete the account',
    text: 'Your name, your email address, your messages and all tokens are erased for good. You resign from running games. Your moves stay, without a name, so that the others’ games can still be replayed. Nobody can take your player name afterwards.',
    more: 'I want to delete my account',
    type: (handle: string) => `Type your username, ${handle}, to confirm`,
    submit: 'Delete my account for good',
    done: 'Your account is deleted. Farewell!',
  },
  blocks: {
    title: 'Blocked and muted players',
    text: 'Players whom you block cannot join your tables, invite you or write to you, and you do not see theirs. You do not see the messages of players whom you mute.',
    none: 'Nobody.',
    unblock: 'Unblock',
    unmute: 'Show messages again',
    blocked: 'blocked',
    muted: 'muted',
  },
  people: {
    title: 'Trouble with somebody?',
    mute: 'Mute',
    muted: (name: string) => `You no longer see the messages of ${name}. Undo it in the settings.`,
    block: 'Block',
    blockSure: (name: string) =>
      `Block ${name}? You will no longer meet: no messages, no invitations, no common tables. Running games go on.`,
    blocked: (name: string) => `${name} is blocked. Undo it in the settings.`,
    report: 'Report',
    reportTitle: (name: string) => `Report ${name}`,
    reason: 'What is wrong?',
    what: 'What happened?',
    alsoBlock: 'Block this player as well',
    send: 'Send to the operator',
    reported: (name: string) =>
      `Thank you. The operator will look into it; ${name} does not learn who reported.`,
  },
};

export type AccountTexts = typeof account;

/** The texts about apps of others that a player lets in, in English. */
export const apps = {
  title: 'Let this app in?',
  local: 'A program on your device',
  calledBack: (address: string) => `It waits at ${address}`,
  callsItself: (name: string) => `It calls itself “${name}”.`,
  foreign: 'It is not part of this site: nobody here has made or checked it. Only go on if you know it.',
  may: 'In your name it may',
  scopes: {
    read: 'see your games, also private ones, with their messages and your notes',
    play: 'play: create tables, take seats, move, make plans and resign',
    messages: 'write messages and nudge, and block, mute or report players',
    invite: 'invite players and propose rematches',
    webhooks: 'send what happens in your games to addresses that it chooses',
    profile: 'see your email address, your time zone, your vacations and your preferences',
  },
  mayNot: 'It does not learn your password, and cannot change or delete your account.',
  as: (name: string) => `You are logged in as ${name}.`,
  allow: 'Let it in',
  deny: 'No, go back',
  goesTo: (address: string) => `Either way you go back to ${address}`,
  revocable: 'You can stop it at any time: Settings, Programs.',
  logInFirst: 'It asks to act in your name. Log in to see what it may do; nothing happens before you agree.',
  guest: 'To let an app in you need an account: keep your games with one first.',
  keep: 'Keep my games',
  refused: 'This app does not ask in a way that is safe',
  refusedText: 'Nothing has happened, and it cannot do anything. Its makers may find this useful:',
  back: 'Back to the app',
  cardTitle: 'Apps that you let in',
  cardText: 'They act in your name until you stop them.',
  used: (time: string) => `last used ${time}`,
  unused: 'not used yet',
  revoke: 'Stop it',
  revokeSure: (origin: string) => `Stop ${origin}? It can do nothing any more at once.`,
  byCode: 'let in by a code: that it belongs there is what it says',
  device: {
    title: 'Let an app in by its code',
    logInFirst: 'An app shows you a code? Log in to see what it may do; nothing happens before you agree.',
    type: 'Type the code that the app shows you.',
    compare: 'Only go on if the app shows you exactly this code.',
    code: 'Code',
    hint: 'Eight letters, such as WDJB-MJHT',
    next: 'Go on',
    nameless: 'A program that names no site',
    says: 'It says that it belongs there. Nobody has checked that.',
    shows: (code: string) => `It shows the code ${code}.`,
    warning:
      'Only let in what you have just started yourself. If somebody sent you this code, they want to act in your name.',
    deny: 'No',
    other: 'Another code',
    allowed: 'The app is in',
    allowedText: 'Go on where it runs: within seconds it knows.',
    denied: 'The app is not in',
    deniedText: 'It cannot do anything, and the code is worth nothing any more.',
  },
};

export type AppTexts = typeof apps;

/** The texts about push notifications, in English. */
export const push = {
  title: 'Notifications on this device',
  text: 'This device can tell you when a game waits for you, even while the page is closed.',
  on: 'Notify me on this device',
  test: 'Send a test',
  tested: 'A test is on its way. If nothing appears, check the notification settings of your device.',
  blocked:
    'Your browser blocks notifications from this site. Allow them in its settings for this site, then come back.',
  none: 'This browser does not support push notifications.',
  homeScreen: 'On iPhone and iPad, notifications work once this page is on your home screen:',
  homeScreenSteps: [
    'Tap the Share button of Safari.',
    'Choose “Add to Home Screen”.',
    'Open Carcassonne from there and come back to these settings.',
  ],
  devices: 'Your devices',
  here: 'this device',
  added: (time: string) => `added ${time}`,
  delivered: (time: string) => `last notified ${time}`,
  failing: 'cannot be reached at the moment',
  remove: 'Remove',
  offer: 'Should this device tell you when it is your turn again?',
  yes: 'Yes, notify me',
  no: 'No, thanks',
  notAllowed: 'Your browser has not allowed notifications.',
  onMyDevices: 'Push notifications on my devices',
};

export type PushTexts = typeof push;

/** The texts for those who followed the link of an email, in English. */
export const link = {
  decidingAs: (name: string) =>
    `The link in your email lets you make this decision as ${name}, without logging in.`,
  done: 'Your move is made',
  doneText:
    'The others are told, and you get an email when it is your turn again. For everything else, log in.',
  stillYourTurn:
    'There is one more thing to decide: log in and go on at once, or follow the link of the next email.',
  over: 'This decision has already been made',
  overText:
    'The game has moved on since this email was written. The latest email leads to where it stands now; or log in.',
  notValid: 'This link no longer works',
  notValidText:
    'It is too old or was cut off, or the password has been changed since. Log in to see the game.',
  seeGame: 'See the game without logging in',
  toGame: 'To the game',
  somebodyElse: (name: string) => `This email was for ${name}`,
  somebodyElseText: (name: string) =>
    `You are logged in as another player. The link makes one decision for ${name}, and your log-in stays as it is.`,
  stay: 'Stay who I am',
  decideAs: (name: string) => `Decide for ${name}`,
};

export type LinkTexts = typeof link;
