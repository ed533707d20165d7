import { createParser } from 'eventsource-parser';

/** A listener to all events of a player: the milliseconds from each decision's time to its event. */
export async function listenLive(address: string, token: string) {
  const late: number[] = [];
  const hanging = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/v1/me/events`, { headers, signal: hanging.signal });
  if (response.body === null) throw new Error('the stream has no body');
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'decision.made') late.push(Date.now() - Date.parse(JSON.parse(data).entry.at));
    },
  });
  const read = async (body: ReadableStream<Uint8Array>) => {
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) parser.feed(chunk);
  };
  read(response.body as ReadableStream<Uint8Array>).catch(() => {});
  return { late, close: () => hanging.abort() };
}
