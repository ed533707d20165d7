import { useMemo, useRef, useState } from 'preact/hooks';
import type { Game, Table } from '../api/client.ts';
import { momentAddress } from '../app/addresses.ts';
import { go } from '../app/router.ts';
import { CameraControls, cameraKeys } from '../board/camera-controls.ts';
import type { Cell } from '../board/cell.ts';
import { isByLink, isLinkOver } from '../link/by-link.ts';
import { Symbols } from '../ui/art.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { useChat } from './chat/use-chat.ts';
import { useKeptFocus } from './kept-focus.ts';
import { Later } from './later.ts';
import { useMotion } from './motion/use-motion.ts';
import { lastCell } from './moves.ts';
import { PartBar } from './part-bar.tsx';
import { usePlanning } from './plans/use-planning.ts';
import { mayPlan } from './plans/use-plans.ts';
import { hasCompany, isHost, nameAt } from './players.ts';
import { useRequests } from './requests/use-requests.ts';
import type { Scene } from './scene.ts';
import { SceneBoard } from './scene-board.tsx';
import { SheetContent } from './sheet-content.tsx';
import { SideCards } from './side-cards.tsx';
import { turnKeys, useTurn } from './turn/use-turn.ts';
import type { TableNews } from './use-game.ts';

interface TableViewProps {
  readonly news: TableNews;
  readonly game: Game;
  readonly table: Table;
  /** The selected entry of the log; null for now. */
  readonly at: string | null;
}

/** The board, the question, and everything beside the board. */
export function TableView(props: TableViewProps) {
  const { game } = props;
  const [hasOwners, setOwners] = useState(false);
  const scene = useScene(props);
  const element = useRef<HTMLDivElement>(null);
  useKeptFocus(element);
  useKeys({
    ...cameraKeys(scene.camera),
    ...turnKeys(scene.turn),
    l: () => showLast(scene),
    c: () => setOwners((before) => !before),
  });
  return (
    <div class="table" ref={element}>
      <h1 class="table-name">{game.match === undefined ? game.name : <Later.MatchLine game={game} />}</h1>
      <SceneBoard
        scene={scene}
        hasOwners={hasOwners}
        onOwners={() => setOwners(!hasOwners)}
        onShowLast={() => showLast(scene)}
      />
      <div class="side" id="side">
        <section
          id="part-turn"
          class={scene.isAwaiting && !scene.planning.isOpen ? 'sheet awaiting' : 'sheet'}
          aria-live="polite"
        >
          <SheetContent {...scene} />
        </section>
        <SideCards {...scene} />
      </div>
      <PartBar
        mayTalk={scene.mayTalk}
        unread={scene.chat.unread}
        isAwaiting={scene.isAwaiting}
        isPlanning={scene.planning.isOpen}
        hasPlans={mayPlan(game)}
      />
      <Symbols />
    </div>
  );
}

function useScene({ news, game, table, at }: TableViewProps): Scene {
  const past = at === null ? undefined : momentOf(at, game.version);
  const camera = useMemo(() => new CameraControls(), []);
  const motion = useMotion(game, news.entries, past === undefined);
  const { turn, message } = useTurn(news, game, table);
  const isPlayer = game.yourSeat !== null && !isByLink();
  const planning = usePlanning(game, table, news.pulse);
  const isNow = past === undefined && !isLinkOver(game);
  const mine = planning.isOpen ? planning.turn : turn;
  // The host of a game takes part in its chat.
  const mayTalk = hasCompany(game) && (isPlayer || (isHost(game) && !isByLink()));
  const chat = useChat(game, news.pulse, mayTalk);
  const [pointed, point] = useState<Cell>();
  return {
    news,
    game,
    table,
    camera,
    motion,
    isPlayer,
    mayTalk,
    chat,
    requests: useRequests(game, news.pulse, isPlayer, news.refresh),
    past,
    planning,
    turn: isNow ? mine : undefined,
    isAwaiting: isNow && turn !== undefined,
    message,
    nameOf: (seat) => nameAt(game, seat),
    pointed,
    point,
    goTo: (seq) => go(seq >= game.version ? `/games/${game.id}` : momentAddress(game.id, seq), true),
  };
}

/** How long the last tile is marked, ms. */
const markMs = 2_000;

/** Scrolls to the last tile, and marks it for a moment. */
function showLast({ camera, news, game, past, point }: Scene): void {
  const cell = lastCell(news.entries, past ?? game.version);
  if (cell === undefined) return;
  camera.lookAt([cell]);
  point(cell);
  setTimeout(() => point(undefined), markMs);
}

/** Returns the moment of an address; undefined for now. */
function momentOf(at: string, version: number): number | undefined {
  const seq = Math.max(0, Number(at) || 0);
  return seq < version ? seq : undefined;
}
