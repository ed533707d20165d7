export type { Envelope } from './envelope.ts';
export { largestEmail } from './message.ts';
export { type Receipt, receiveEmail, TryLater } from './receive.ts';
export { type InboundServer, startInboundServer } from './server.ts';
export { isSigned } from './signature.ts';
