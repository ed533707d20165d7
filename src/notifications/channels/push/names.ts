/** Name of the channel, and flag of all its jobs. */
export const pushChannel = 'push';

/** First word of the flag that names the player of a job. */
export const pushPlayerFlag = 'push-player';

/** Type of the notification that tests a device. It needs no preference. */
export const pushTest = 'push.test';
