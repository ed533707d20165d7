/** Name of the channel, and flag of all its jobs but those for slow endpoints. */
export const webhookChannel = 'webhook';

/** First word of the flag that names an endpoint. */
export const endpointFlag = 'endpoint';

/** Flags of the jobs of deliveries to an endpoint. */
export const flagsFor = (endpoint: string): string[] => [webhookChannel, `${endpointFlag} ${endpoint}`];

/** The endpoint that a flag names. */
export const endpointIn = (flag: string): string => flag.slice(endpointFlag.length + 1);
