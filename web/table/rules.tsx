import { saidOf } from '../../src/texts/table-options.ts';
import type { Game } from '../api/client.ts';
import { more, t } from '../i18n/index.ts';
import { expansionNames, paceText } from './rule-words.ts';

/** The expansions, options and time limit of a game. */
export function Rules({ game }: { game: Game }) {
  const words = more();
  const { expansions, ...options } = game.rules;
  return (
    <details class="card rules">
      <summary>{words.lobby.rules}</summary>
      <ul>
        {expansionNames(expansions).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {Object.entries(options).map(([name, value]) => (
          <li key={name}>
            {words.options[name] ?? name}: {words.optionValues[`${name}.${value}`] ?? String(value)}
          </li>
        ))}
        {saidOf(t().tableOptions, game).map(({ fact }) => (
          <li key={fact}>{fact}</li>
        ))}
        {game.clock !== null && <li>{paceText(game.clock)}</li>}
      </ul>
    </details>
  );
}
