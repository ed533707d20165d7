import type { FastifyInstance } from 'fastify';
import { CARD, renderPng, renderSiteCard } from '../../render/index.ts';
import { textsIn } from '../../texts/index.ts';
import { hidden } from './link-request.ts';

/** `/card.png`: the picture that chats show with a link to the site, drawn once. */
export function serveSiteCard(app: FastifyInstance): void {
  let picture: Promise<Uint8Array> | undefined;
  app.get('/card.png', hidden, async (_request, reply) => {
    picture ??= draw();
    const drawn = await picture.catch((error: unknown) => {
      picture = undefined;
      throw error;
    });
    reply.header('cache-control', 'public, max-age=86400');
    return reply.type('image/png').send(Buffer.from(drawn));
  });
}

function draw(): Promise<Uint8Array> {
  const { site, siteText } = textsIn('en').cards;
  return renderPng({ svg: renderSiteCard(site, siteText) }, CARD.width);
}
