/** Name of the channel, and flag of all its jobs but those for slow endpoints. */
export const webhookChannel = 'webhook';

/** First word of the flag that names an endpoint. */
export const endpointFlag = 'endpoint';

/** First word of the flag that names the owner of an endpoint. */
export const ownerFlag = 'owner';

/** Flags of the jobs of deliveries to an endpoint. */
export const flagsFor = (endpoint: string, owner: string): string[] => [
  webhookChannel,
  `${endpointFlag} ${endpoint}`,
  `${ownerFlag}/${owner}`,
];

/** The endpoint that a flag names. */
export const endpointIn = (flag: string): string => flag.slice(endpointFlag.length + 1);
