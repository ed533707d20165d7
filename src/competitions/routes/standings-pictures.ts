import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { contentTag, isUnchanged } from '../../http/etag.ts';
import { drawCharged } from '../../http/pictures/draw-charged.ts';
import { pngOf } from '../../http/pictures/drawing.ts';
import {
  formName,
  type PictureFormat,
  pictureAnswers,
  pictureCost,
  pictureTypes,
} from '../../http/pictures/picture-request.ts';
import { pictureQuery } from '../../http/pictures/query.ts';
import { standingsSheet } from '../../http/pictures/standings-sheet.ts';
import { renderStandings } from '../../render/index.ts';
import { competitionParams, standingsQuery } from '../schemas/competitions.ts';

const { size, theme, language } = pictureQuery.shape;

const query = standingsQuery.extend({
  view: z
    .enum(['table', 'crosstable'])
    .default('table')
    .describe(
      '`table`: the standings with the ranking criteria; `crosstable`: results of each entrant against each, or ' +
        'round by round',
    ),
  size,
  theme,
  language,
});

/** `/v1/competitions/{id}/standings.svg` and `.png` */
export const standingsPicture = (format: PictureFormat): Route =>
  route(
    {
      method: 'GET',
      url: `/v1/competitions/:id/standings.${format}`,
      id: `getStandings${formName(format)}`,
      tag: 'competitions',
      summary: `Draw the standings (${format.toUpperCase()})`,
      description:
        'Returns a picture of the standings table or the crosstable, with at most 32 lines of each group or division. ' +
        'It changes when a match ends.',
      needs: 'watch',
      problems: ['competition-not-found', 'unavailable'],
      params: competitionParams,
      querystring: query,
      response: pictureAnswers(format),
    },
    async ({ pictures, params, query, request, reply }) => {
      const { season, ...options } = query;
      const svg = renderStandings(await standingsSheet(pictures.deps, params.id, season), options);
      const tag = contentTag(`${format} ${options.size} ${svg}`);
      const isKnown = isUnchanged(request, reply, tag);
      reply.header('cache-control', 'public, no-cache').removeHeader('vary');
      if (isKnown) return reply.code(304).send();
      const key = `standings ${tag}`;
      let picture = pictures.past.get(key);
      if (picture === undefined) {
        const cost = pictureCost({ format, query: options });
        picture = await drawCharged(pictures, request, reply, cost, () =>
          format === 'svg' ? Promise.resolve(Buffer.from(svg)) : pngOf({ svg }, options.size),
        );
        pictures.past.set(key, picture);
      }
      return reply.type(pictureTypes[format]).send(picture);
    },
  );
