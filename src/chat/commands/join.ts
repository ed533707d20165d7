import { takeSeat } from '../../games/table/take-seat.ts';
import { gameInvitedTo } from '../../games/views/find-games.ts';
import { seatOf } from '../../helpers/seats.ts';
import { type Command, commandTexts } from '../command.ts';
import { gameLine, openTables, tableLines } from '../game-lines.ts';
import { type Asker, asked, done, type Game, type Reply, refused } from '../reply.ts';
import { begun } from '../seating.ts';
import { nameOfGame, situationLines } from '../situation.ts';
import { factsOf } from '../table-facts.ts';
import { gameNamed } from '../which-game.ts';

interface Given {
  /** An id or the code of an invitation; empty for the only table available. */
  readonly which: string;
}

/** `join`: takes a seat at the named table, or at the only one available. */
export const join: Command<Given> = {
  name: 'join',
  texts: commandTexts('join'),
  mayHoldIds: true,
  read: (input) => ({ which: input }),
  async run(asker, here, { which }) {
    const found = which === '' && here !== undefined ? { game: here } : await tableNamed(asker, which);
    if ('reply' in found) return found.reply;
    const { deps, playerId, texts } = asker;
    if (seatOf(found.game, playerId) !== undefined) {
      const lines = [
        texts.joinedAlready(nameOfGame(found.game)),
        ...(await situationLines(asker, found.game)),
      ];
      return done(lines, { game: found.game });
    }
    const invitation = 'invitation' in found ? { invitation: found.invitation } : {};
    return seated(asker, await takeSeat(deps, playerId, found.game.id, invitation));
  },
};

/** Replies to a player who has just taken a seat. */
async function seated(asker: Asker, game: Game): Promise<Reply> {
  if (game.status === 'running') return begun(asker, game);
  const [, ...rest] = await situationLines(asker, game);
  return done([asker.texts.joined(nameOfGame(game)), ...rest, factsOf(asker, game)], { game });
}

type Table = { readonly game: Game; readonly invitation?: string } | { readonly reply: Reply };

async function tableNamed(asker: Asker, which: string): Promise<Table> {
  if (which === '') return onlyTable(asker);
  const id =
    /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i.exec(which)?.[1] ??
    /^#?([0-9a-f]{5,12})$/i.exec(which)?.[1];
  const named = id === undefined ? { games: [] } : await gameNamed(asker, id.toLowerCase());
  if ('game' in named) return named;
  if (named.games.length > 0) return { reply: choice(asker, named.games) };
  const game = await gameInvitedTo(asker.deps, asker.playerId, which);
  if (game !== undefined) return { game, invitation: which };
  return { reply: refused([asker.texts.unknownTable(which)]) };
}

/**
 * Finds the only table to which the asker was invited. Other tables are listed instead, so that players don't join
 * strangers by accident.
 */
async function onlyTable(asker: Asker): Promise<Table> {
  const tables = await openTables(asker);
  const [only, ...others] = tables.invited;
  if (only !== undefined && others.length === 0) return { game: only };
  const lines = tableLines(asker, tables);
  return {
    reply: lines.length === 0 ? refused([asker.texts.noOpenGames]) : asked([asker.texts.openGames, ...lines]),
  };
}

function choice(asker: Asker, games: readonly Game[]): Reply {
  return asked([asker.texts.openGames, ...games.map((row) => gameLine(asker, row))]);
}
