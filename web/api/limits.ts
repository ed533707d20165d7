// Made from openapi.json by npm run openapi.

/** Attributes of the fields of requests; `values`: the allowed values. */
export const limits = {
  DeviceRequest: {
    userCode: { name: 'userCode', maxLength: 50, required: true },
  },
  EmailAddress: {
    email: { name: 'email', maxLength: 254, required: true },
  },
  LogIn: {
    email: { name: 'email', maxLength: 254, required: true },
    password: { name: 'password', maxLength: 200, required: true },
  },
  NewApiToken: {
    name: { name: 'name', maxLength: 60, required: true },
    scopes: { name: 'scopes', values: ['games:read', 'games:play', 'webhooks', 'players:act-for', 'profile'], required: true },
  },
  NewClub: {
    name: { name: 'name', maxLength: 80, required: true },
    handle: { name: 'handle', minLength: 3, maxLength: 30, pattern: '[A-Za-z0-9][A-Za-z0-9_\\-]*', required: true },
    description: { name: 'description', maxLength: 1000 },
  },
  NewCompetition: {
    name: { name: 'name', maxLength: 60, required: true },
    description: { name: 'description', maxLength: 2000 },
    label: { name: 'label', maxLength: 80 },
    capacity: { name: 'capacity', type: 'number', min: 2, max: 256 },
    rounds: { name: 'rounds', type: 'number', min: 1, max: 30 },
    teamSize: { name: 'teamSize', type: 'number', min: 2, max: 8 },
    groupSize: { name: 'groupSize', type: 'number', min: 2, max: 20, defaultValue: 8 },
    divisionSize: { name: 'divisionSize', type: 'number', min: 3, max: 16, defaultValue: 10 },
    promotedCount: { name: 'promotedCount', type: 'number', min: 0, max: 4, defaultValue: 2 },
    challengeRange: { name: 'challengeRange', type: 'number', min: 1, max: 20, defaultValue: 3 },
  },
  NewEmailAddress: {
    email: { name: 'email', type: 'email', maxLength: 254, required: true },
    password: { name: 'password', maxLength: 200, required: true },
  },
  NewGame: {
    name: { name: 'name', maxLength: 80 },
    visibility: { name: 'visibility', values: ['public', 'unlisted', 'private'] },
  },
  NewMatch: {
    bestOf: { name: 'bestOf', values: [1, 3, 5] },
    form: { name: 'form', values: ['games', 'mirrored'] },
  },
  NewPasskey: {
    name: { name: 'name', maxLength: 60, required: true },
  },
  NewReport: {
    text: { name: 'text', maxLength: 2000 },
  },
  NewTeam: {
    name: { name: 'name', maxLength: 60, required: true },
  },
  NewWebhook: {
    url: { name: 'url', type: 'url', maxLength: 1000, required: true },
    name: { name: 'name', maxLength: 60 },
    label: { name: 'label', maxLength: 80 },
  },
  PasswordChange: {
    currentPassword: { name: 'currentPassword', maxLength: 200, required: true },
    password: { name: 'password', minLength: 8, maxLength: 200, required: true },
  },
  ProfileChange: {
    displayName: { name: 'displayName', maxLength: 64 },
    handle: { name: 'handle', minLength: 3, maxLength: 30, pattern: '[A-Za-z0-9][A-Za-z0-9_\\-]*' },
    timeZone: { name: 'timeZone', maxLength: 64 },
  },
  Registration: {
    email: { name: 'email', type: 'email', maxLength: 254, required: true },
    handle: { name: 'handle', minLength: 3, maxLength: 30, pattern: '[A-Za-z0-9][A-Za-z0-9_\\-]*', required: true },
    password: { name: 'password', minLength: 8, maxLength: 200, required: true },
  },
} as const;
