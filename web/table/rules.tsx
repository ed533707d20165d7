import type { Game } from '../api/client.ts';
import { t } from '../i18n/index.ts';

/** The expansions, options and time limit of a game. */
export function Rules({ game }: { game: Game }) {
  const words = t();
  const { expansions, ...options } = game.rules;
  const perTurn = game.clock?.perTurn;
  return (
    <details class="card rules">
      <summary>{words.lobby.rules}</summary>
      <ul>
        {expansions.map((id) => (
          <li key={id}>{words.game.expansions[id]?.name ?? id}</li>
        ))}
        {Object.entries(options).map(([name, value]) => (
          <li key={name}>
            {words.options[name] ?? name}: {words.optionValues[`${name}.${value}`] ?? String(value)}
          </li>
        ))}
        {!game.aids && <li>{words.lobby.withoutAids}</li>}
        {perTurn !== undefined && <li>{words.lobby.clock(words.newGame.clocks[perTurn] ?? perTurn)}</li>}
      </ul>
    </details>
  );
}
