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
