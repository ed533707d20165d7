import type { Letters } from '../email-words.ts';

type SanctionKind = 'warning' | 'silence' | 'ban';

/** Emails about an account, in English. */
export const account = {
  verify: (name: string) => [
    'Please confirm your email address',
    `Someone, hopefully you, created the account “${name}” with this email address.`,
    'Once you confirm it, we can email you when something happens in your games.',
  ],
  exists: (name: string) => [
    'You already have an account',
    `Someone, hopefully you, entered this email address for another account. It already belongs to your account “${name}”, so nothing has changed.`,
    'Log in with this address, or choose a new password if you have forgotten yours. If it was not you, just ignore this email.',
  ],
  emailChange: (name: string) => [
    'Please confirm your new email address',
    `Someone, hopefully you, wants to use this email address for the account “${name}”.`,
    'Nothing changes until you confirm it; you have seven days. If it was not you, just ignore this email.',
  ],
  emailChanging: (name: string) => [
    'Your email address is being changed',
    `Someone, hopefully you, asked us to use another email address for your account “${name}”. It takes effect once the new address is confirmed.`,
    'If it was not you, undo it within seven days: you keep this address, all devices are logged out, and you choose a new password.',
  ],
  reset: (name: string) => [
    'Choose a new password',
    `Someone asked for a new password for the account “${name}”. If it was not you, just ignore this email: your password stays the same.`,
    'The link works once, within one hour.',
  ],
  newLogIn: (when: string, address: string, program: string | undefined) => [
    'New log-in to your account',
    `Someone logged in to your account on ${when}, from a place or with a program that we have not seen before.`,
    ...(program === undefined ? [] : [`Program: ${program}`]),
    `IP address: ${address}`,
    'If it was not you, choose a new password and log out everywhere in the settings.',
  ],
  tokenCreated: (name: string, scopes: readonly string[]) => [
    'An API token was created for your account',
    `The API token “${name}” can now act for you. Its permissions: ${scopes.join(', ')}.`,
    'If it was not you, delete it in the settings and choose a new password.',
  ],
  appAllowed: (origin: string) => [
    'You authorised an app',
    `The app at ${origin} can now act in your name.`,
    'In the settings you can see what it is allowed to do, and revoke it at any time. If it was not you, do that now and choose a new password.',
  ],
  passwordChanged: (isReset: boolean) => [
    'Your password was changed',
    isReset
      ? 'The password of your account was reset with a link from an email. You are logged out everywhere, your API tokens are revoked, your webhooks are disabled, and apps can no longer act for you. Set up again what you need.'
      : 'The password of your account was changed in the settings. All your other sessions have ended.',
    'If it was not you, choose a new password right away.',
  ],
  passkeyAdded: (passkey: string) => [
    'A passkey was added to your account',
    `The passkey “${passkey}” can now log in to your account.`,
    'If it was not you, choose a new password, and then delete this passkey in the settings.',
  ],
  passkeyRemoved: (passkey: string) => [
    'A passkey was deleted from your account',
    `The passkey “${passkey}” can no longer log in to your account.`,
    'If it was not you, choose a new password and log out everywhere else in the settings.',
  ],
  recoveryCodeUsed: (left: number) => [
    'A recovery code was used to log in',
    left === 1
      ? 'Someone logged in to your account with your password and a recovery code. You have one code left.'
      : `Someone logged in to your account with your password and a recovery code. You have ${left} codes left.`,
    'If it was not you, choose a new password and get new recovery codes in the settings.',
  ],
  sanction: (kind: SanctionKind, reason: string, until: string | undefined) => [
    {
      warning: 'A warning from the operators',
      silence: 'You can no longer write to others for a while',
      ban: 'Your account is banned',
    }[kind],
    {
      warning: 'The operators of Carcassonne by mail warn you:',
      silence: `The operators of Carcassonne by mail have silenced you${until === undefined ? '' : ` until ${until}`}. You can keep playing, but you cannot post messages, invite or nudge players, or choose names. The reason:`,
      ban: `The operators of Carcassonne by mail have banned your account${until === undefined ? '' : ` until ${until}`}. You are logged out, your open tables are cancelled, and your running games count as resigned. The reason:`,
    }[kind],
    reason,
  ],
  teamInvited: (captain: string, team: string, competition: string) => [
    `${captain} wants you in the team ${team}`,
    `${captain} invites you to play in the team ${team} in ${competition}.`,
    'You play only if you accept. After that your games start automatically, round by round.',
  ],
  sanctionUndone: (kind: SanctionKind) => [
    {
      warning: 'A warning was withdrawn',
      silence: 'You can write to others again',
      ban: 'Your account is no longer banned',
    }[kind],
    {
      warning: 'The operators of Carcassonne by mail have withdrawn a warning.',
      silence: 'The operators of Carcassonne by mail allow you to write to others again.',
      ban: 'The operators of Carcassonne by mail have lifted the ban: you can log in again. Resigned games stay as they are, and you have to create your API tokens again.',
    }[kind],
  ],
  webhookDisabled: (url: string, isGone: boolean) => [
    'Your webhook was disabled',
    isGone
      ? `Your webhook ${url} answered 410 (gone), so we no longer send anything there.`
      : `Your webhook ${url} has not accepted a single notification for days, so we no longer send anything there.`,
    'Once it works again, enable it in your settings.',
  ],
  digest: (count: number) => [
    count === 1 ? 'One game is waiting for you' : `${count} games are waiting for you`,
    count === 1 ? 'It is your turn in one game:' : `It is your turn in ${count} games:`,
  ],
} satisfies Letters;

/** On the button of an email. */
export const accountActions = {
  'account.verify': 'Confirm my address',
  'account.exists': 'Choose a new password',
  'account.email-change': 'Confirm my new address',
  'account.email-changing': 'Undo the change',
  'account.reset': 'Choose a new password',
  'account.new-login': 'See my sessions',
  'account.token-created': 'See my API tokens',
  'account.app-allowed': 'See my apps',
  'account.password-changed': 'Choose a new password',
  'team.invited': 'See the invitation',
  'webhook.disabled': 'See my webhooks',
};
