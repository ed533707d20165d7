export { largestEmail, type Receipt, TryLater } from './receipt.ts';
export { receiveEmail } from './receive-later.ts';
export { type InboundServer, startInboundServer } from './server.ts';
export { isSigned } from './signature.ts';
