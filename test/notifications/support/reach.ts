/** For receivers of tests, which listen on loopback. */
export const onLoopback = { ranges: [], hasLoopback: true };
