import type { Game } from '../../api/client.ts';
import type { Request } from '../../api/types.ts';
import { formatTime, more } from '../../i18n/index.ts';
import { Button, FormError } from '../../ui/form.tsx';
import { labelOf, peopleOf, sentenceOf } from './request.ts';
import type { Requests } from './use-requests.ts';
import { YouAreAway } from './you-are-away.tsx';

interface OpenRequestsProps {
  readonly game: Game;
  readonly requests: Requests;
}

/** Lists the open requests, with buttons for those who have to respond; also lets a player take over from a robot. */
export function OpenRequests({ game, requests }: OpenRequestsProps) {
  const open = requests.all.filter(({ state }) => state === 'open');
  const mine = game.players.find(({ seat }) => seat === game.yourSeat);
  return (
    <>
      {game.status === 'running' && mine !== undefined && mine.robot !== null && <YouAreAway game={game} />}
      <FormError error={requests.error} />
      {open.map((request) => (
        <OpenRequest key={request.id} game={game} request={request} requests={requests} />
      ))}
    </>
  );
}

function OpenRequest({ game, request, requests }: OpenRequestsProps & { readonly request: Request }) {
  const words = more().requests;
  const { by, kind, awaiting } = request;
  const names = awaiting.map((seat) => peopleOf(game, { by: seat, seat: null }).by);
  return (
    <div class="request" role="group" aria-label={words.title}>
      <p>{by === game.yourSeat ? words.sent(labelOf(game, request)) : sentenceOf(game, request)}</p>
      <p class="quiet">
        {awaiting.includes(game.yourSeat ?? -1)
          ? words.answerBy(formatTime(request.expiresAt))
          : words.awaiting(names, formatTime(request.expiresAt))}
        {kind === 'resume' && ` ${words.orSilence}`}
      </p>
      <Answers game={game} request={request} requests={requests} />
    </div>
  );
}

/** Buttons: to agree or decline for those asked, to decline for the subject, to withdraw for the author. */
function Answers({ game, request, requests }: OpenRequestsProps & { readonly request: Request }) {
  const words = more().requests;
  const you = game.yourSeat ?? -1;
  const { isBusy } = requests;
  const answer = (agree: boolean) => () => requests.answer(request, agree);
  if (request.awaiting.includes(you))
    return (
      <div class="buttons">
        <Button label={words.agree} class="main" disabled={isBusy} onClick={answer(true)} />
        <Button label={words.decline} disabled={isBusy} onClick={answer(false)} />
      </div>
    );
  if (request.by !== you && request.seat !== you) return null;
  return (
    <Button
      label={request.by === you ? words.withdraw : words.decline}
      disabled={isBusy}
      onClick={answer(false)}
    />
  );
}
