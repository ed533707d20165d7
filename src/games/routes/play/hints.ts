import { nameAt } from '../../../helpers/seats.ts';
import { languageOf } from '../../../http/accept.ts';
import { type Route, route } from '../../../http/endpoint/route.ts';
import { adviceFor } from '../../../texts/index.ts';
import { giveHint } from '../../hints/give-hint.ts';
import { reasonText } from '../../hints/reason-words.ts';
import { gameIdSchema } from '../../schemas/games.ts';
import { hintSchema } from '../../schemas/play/hints.ts';

/** `/v1/games/{id}/hint` */
export const hintRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/games/:id/hint',
      id: 'giveHint',
      tag: 'analysis',
      summary: 'Ask for a hint',
      description:
        'What a fair robot would do in your place, and why. The entry of the log that follows says that you had one ' +
        '(`hint`), and its hash covers it. Refused where the table plays without aids, and while you wait for hints in ' +
        'two other games.',
      needs: 'games:play',
      problems: [
        'game-not-found',
        'not-seated',
        'game-not-running',
        'aids-off',
        'not-your-turn',
        'stale-version',
        'unavailable',
      ],
      cost: 4,
      params: gameIdSchema,
      response: { 200: hintSchema },
    },
    async ({ deps, playerId, params, request }) => {
      const language = languageOf(request);
      const { row, seat, decision, label, handle, reasons, drawn } = await giveHint(
        deps,
        playerId,
        params.id,
      );
      return {
        version: row.version,
        seat,
        decision,
        label,
        handle,
        text: adviceFor(language, decision, drawn),
        reasons: reasons.map((reason) => ({
          type: reason.type,
          text: reasonText(language, reason, (each) => nameAt(row, each)),
        })),
      };
    },
  ),
];
