import { useState } from 'preact/hooks';
import { api, bodyOf, type Game } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import { Report } from './report.tsx';

type Player = Game['players'][number];

/** Lists the other players with actions to mute, block or report them; renders nothing if there are none. */
export function People({ game }: { game: Game }) {
  const words = more().security.people;
  const others = game.players.filter(({ seat }) => seat !== game.yourSeat);
  if (others.length === 0) return null;
  return (
    <details class="card">
      <summary>{words.title}</summary>
      <ul class="plain-list">
        {others.map((player) => (
          <PersonLine key={player.seat} game={game.id} player={player} />
        ))}
      </ul>
    </details>
  );
}

function PersonLine({ game, player }: { game: string; player: Player }) {
  const words = more().security.people;
  const [done, setDone] = useState<string>();
  const [isReporting, setReporting] = useState(false);
  const { run, error } = useAction((action: () => Promise<unknown>, text: string) =>
    action().then(() => setDone(text)),
  );
  const path = { player: player.playerId };
  const mute = () => bodyOf(api.PUT('/v1/me/mutes/{player}', { params: { path } }));
  const block = () => bodyOf(api.PUT('/v1/me/blocks/{player}', { params: { path } }));
  const name = player.displayName;
  return (
    <li>
      <strong>
        <a href={`/players/${player.handle}`}>{name}</a>
      </strong>
      <div class="buttons">
        <Button label={words.mute} onClick={() => run(mute, words.muted(name))} />
        <Button
          label={words.block}
          onClick={() => confirm(words.blockSure(name)) && run(block, words.blocked(name))}
        />
        <Button label={words.report} aria-expanded={isReporting} onClick={() => setReporting(!isReporting)} />
      </div>
      <FormError error={error} />
      {isReporting && (
        <Report
          game={game}
          player={player}
          onReported={() => {
            setReporting(false);
            setDone(words.reported(name));
          }}
        />
      )}
      <p role="status" class="hint">
        {done}
      </p>
    </li>
  );
}
