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
    codeHint: 'One of the ten codes you saved. Each works once.',
    back: 'Back',
  },
  confirm: {
    title: 'Is it you?',
    text: 'You logged in a while ago. Enter your password to continue.',
    textPasskey: 'You logged in a while ago. Confirm with a passkey before you change this.',
    submit: 'Confirm',
  },

  email: {
    title: 'Email address',
    unconfirmed: (address: string) => `${address} is not confirmed yet.`,
    unconfirmedText:
      'Follow the link in our email to get notifications about your games. Nothing there? Check your spam folder, or send it again.',
    mistyped: 'Did you mistype it?',
    stopped: (address: string) => `Emails to ${address} bounce.`,
    stoppedText:
      'We have stopped sending there, so you get no email when it is your turn. Change the address, or try this one again. The other mail server answered:',
    resume: 'Send to this address again',
    resumed: 'Emails are on again',
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
    done: 'Your password is changed, and you are logged out everywhere else.',
    secure: 'Someone else may know it: revoke my API tokens and webhooks too',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Log in with your fingerprint, your face, a PIN or a security key. A passkey cannot be guessed or phished. Once you have one, the password alone no longer logs you in.',
    none: 'No passkey yet.',
    add: 'Add a passkey',
    name: 'Name of the passkey',
    nameHint: 'So that you recognise it, for example “phone”.',
    rename: 'Rename',
    used: (time: string) => `last used ${time}`,
    unused: 'not used yet',
    added: (time: string) => `added ${time}`,
    synced: 'on all your devices',
    removeSure: (name: string) => `Delete the passkey “${name}”? You can no longer log in with it.`,
    removeLast: (name: string) =>
      `Delete your only passkey, “${name}”? Your password alone will log you in again, and the recovery codes are deleted.`,
    unsupported: 'This browser does not offer passkeys at this address.',
    cancelled: 'No passkey was added because the browser closed the dialogue. Try again.',
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
    renewSure: 'Get ten new codes? The old ones will no longer work.',
    keep: 'Save these ten codes where you can find them without this device. They are shown only once.',
    copyAll: 'Copy all',
    save: 'Save as a file',
    kept: 'I have saved them',
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
    text: 'Everything the service stores about you, as one JSON file.',
    download: 'Download my data',
    file: 'carcassonne-my-data.json',
  },
  removal: {
    title: 'Delete the account',
    text: 'Your name, email address, messages and tokens are erased for good, and you resign from running games. Your moves stay without a name, so that other players can still replay their games. Your player name is never given to anyone else.',
    more: 'I want to delete my account',
    type: (handle: string) => `Type your username, ${handle}, to confirm`,
    submit: 'Delete my account for good',
    done: 'Your account is deleted. Farewell!',
  },
  blocks: {
    title: 'Blocked and muted players',
    text: 'Blocked players cannot join your tables, invite you or write to you, and you do not see their tables. Messages of muted players are hidden from you.',
    none: 'You have blocked or muted no one.',
    unblock: 'Unblock',
    unmute: 'Show messages again',
    blocked: 'blocked',
    muted: 'muted',
  },
  people: {
    title: 'Trouble with a player?',
    mute: 'Mute',
    muted: (name: string) => `You no longer see the messages of ${name}. Undo it in the settings.`,
    block: 'Block',
    blockSure: (name: string) =>
      `Block ${name}? You will no longer share tables, messages or invitations. Running games continue.`,
    blocked: (name: string) => `${name} is blocked. Undo it in the settings.`,
    report: 'Report',
    reportTitle: (name: string) => `Report ${name}`,
    reason: 'What is wrong?',
    what: 'What happened?',
    alsoBlock: 'Block this player as well',
    send: 'Send to the operator',
    reported: (name: string) =>
      `Thank you. The operator will look into it. ${name} is not told who reported.`,
  },
};

export type AccountTexts = typeof account;

/** The texts about apps of others that a player lets in, in English. */
export const apps = {
  title: 'Allow this app?',
  local: 'A program on your device',
  calledBack: (address: string) => `It waits at ${address}`,
  callsItself: (name: string) => `It calls itself “${name}”.`,
  foreign: 'It is not part of this site, and we have not checked it. Continue only if you trust it.',
  may: 'It will be able to',
  scopes: {
    read: 'see your games, also private ones, with their messages and your notes',
    play: 'play: create tables, take seats, move, make plans and resign',
    messages: 'write messages and nudge, and block, mute or report players',
    invite: 'invite players and propose rematches',
    webhooks: 'send the events of your games to addresses of its choice',
    profile: 'see your email address, your time zone, your vacations and your preferences',
  },
  mayNot: 'It never sees your password, and it cannot change or delete your account.',
  as: (name: string) => `You are logged in as ${name}.`,
  allow: 'Allow',
  deny: 'Deny',
  goesTo: (address: string) => `Then you return to ${address}`,
  revocable: 'You can stop it at any time under Settings, Integrations.',
  logInFirst: 'It asks to act in your name. Log in to see its permissions; nothing happens before you agree.',
  guest: 'You need an account to allow an app. Save your games in one first.',
  keep: 'Save my games',
  refused: 'This app’s request is not safe',
  refusedText: 'It has no access, and nothing has happened. Its makers may find this useful:',
  back: 'Back to the app',
  cardTitle: 'Apps with access',
  cardText: 'They act in your name until you stop them.',
  used: (time: string) => `last used ${time}`,
  unused: 'not used yet',
  revoke: 'Stop it',
  revokeSure: (origin: string) => `Stop ${origin}? It loses access at once.`,
  byCode: 'allowed by a code; we have not checked that it belongs there',
  device: {
    title: 'Allow an app by its code',
    logInFirst:
      'Does an app show you a code? Log in to see its permissions; nothing happens before you agree.',
    type: 'Type the code that the app shows you.',
    compare: 'Continue only if the app shows exactly this code.',
    code: 'Code',
    hint: 'Eight letters, such as WDJB-MJHT',
    next: 'Continue',
    nameless: 'A program without a website',
    says: 'It claims to belong there. We have not checked that.',
    shows: (code: string) => `It shows the code ${code}.`,
    warning:
      'Allow only an app that you have just started yourself. If someone sent you this code, they want to act in your name.',
    deny: 'Deny',
    other: 'Another code',
    allowed: 'The app has access',
    allowedText: 'Return to the app. It continues within seconds.',
    denied: 'The app has no access',
    deniedText: 'Its code no longer works.',
  },
};

export type AppTexts = typeof apps;

/** The texts about push notifications, in English. */
export const push = {
  title: 'Notifications on this device',
  text: 'Get a notification on this device when a game waits for you, even while the page is closed.',
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
  failing: 'cannot be reached right now',
  remove: 'Remove',
  offer: 'Get a notification on this device when it is your turn?',
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
    'The other players are notified, and you get an email when it is your turn again. For everything else, log in.',
  stillYourTurn:
    'There is one more decision to make. Log in and make it now, or follow the link in the next email.',
  over: 'This decision has already been made',
  overText: 'The game has moved on since this email. Follow the link in the latest one, or log in.',
  notValid: 'This link no longer works',
  notValidText: 'It is too old or incomplete, or your password has changed since. Log in to see the game.',
  seeGame: 'See the game without logging in',
  toGame: 'To the game',
  somebodyElse: (name: string) => `This email was for ${name}`,
  somebodyElseText: (name: string) =>
    `You are logged in as another player. The link makes one decision for ${name}; you stay logged in.`,
  stay: 'Stay logged in as I am',
  decideAs: (name: string) => `Decide for ${name}`,
};

export type LinkTexts = typeof link;
