/** Name of the channel. */
export const pushChannel = 'push';

/** Type of the notification that tests a device. It needs no preference. */
export const pushTest = 'push.test';

/** Type of the invitation to a team of a competition; it is not about a game. */
export const teamInvited = 'team.invited';
