/** For test receivers, which listen on loopback. */
export const onLoopback = { ranges: [], hasLoopback: true };
