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
      id: 'requestHint',
      tag: 'analysis',
      summary: 'Request a hint',
      description:
        'Returns the move a fair robot would make in your place, and its reasons. The next log entry records ' +
        'that you had a hint (`hint`), and its hash covers this. Refused if the table plays without assistance, ' +
        'or if you are already waiting for hints in two other games.',
      needs: 'games:play',
      problems: [
        'game-not-found',
        'not-seated',
        'game-not-running',
        'assistance-off',
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
