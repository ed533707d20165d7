import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Board, type Spot } from '../board/board.tsx';
import type { Feature } from '../board/features.ts';
import { Highlight } from '../board/highlight.tsx';
import { BoardPicture } from '../board/picture.tsx';
import { PointedCell } from '../board/pointed.tsx';
import { Tool } from '../board/tool.tsx';
import { useSpot } from '../board/use-spot.ts';
import { t } from '../i18n/index.ts';
import { useKeys } from '../ui/use-keys.ts';
import { useRemembered } from '../ui/use-remembered.ts';
import { historyKeys, takeHistoryKey } from './history-keys.ts';
import { Later } from './later.ts';
import type { TableMotion } from './motion/table-motion.ts';
import { useMoving } from './motion/use-motion.ts';
import { HeldMove, heldCells, PlanOverlay, plannedCells, takePlanSpot } from './plans/overlay.tsx';
import { RecentMoves } from './recent-moves.tsx';
import { hasAssistance, type Scene } from './scene.ts';
import { CarryTile } from './turn/carry-tile.tsx';
import { handOf } from './turn/choice.ts';
import { TurnOverlay } from './turn/overlay.tsx';
import { placesOf } from './turn/placements.ts';
import { focusOf, takeSpot } from './turn/use-turn.ts';

interface SceneBoardProps {
  readonly scene: Scene;
  /** Whether features are coloured by owner. */
  readonly hasOwners: boolean;
  readonly onOwners: () => void;
  readonly onShowLast: () => void;
}

/** The board with its overlays, and below it a slider over the game's past. */
export function SceneBoard(props: SceneBoardProps) {
  const { scene, onOwners, onShowLast, hasOwners } = props;
  const { game, table, past, nameOf } = scene;
  const [lookedAt, look] = useSpot(table);
  const feature = past === undefined ? lookedAt : undefined;
  const [isReplayOpen, setReplayOpen] = useState(false);
  const [hasRemaining, showRemaining] = useRemembered('carcassonne.remaining-tiles');
  const mayShowRemaining = game.status === 'running' && game.assistance && past === undefined;
  const words = t().table;
  const hasReplay = past !== undefined || game.status !== 'running' || isReplayOpen;
  const steps = historyKeys(past ?? game.version, game.version, scene.goTo);
  useKeys(hasReplay ? { ArrowLeft: steps.ArrowLeft, ArrowRight: steps.ArrowRight } : {});
  return (
    <div
      class="board-column"
      onKeyDownCapture={(event: KeyboardEvent) => hasReplay && takeHistoryKey(event, steps)}
    >
      <SceneWindow {...props} feature={feature} onLook={look}>
        <Tool label={words.showLast} icon="last-move" onClick={onShowLast} />
        <Tool label={words.showOwners} icon="owners" isOn={hasOwners} onClick={onOwners} />
        {mayShowRemaining && (
          <Tool
            label={t().scores.remaining}
            icon="remaining"
            isOn={hasRemaining}
            isForWide
            onClick={() => showRemaining(!hasRemaining)}
          />
        )}
        {game.status === 'running' && game.version > 0 && (
          <Tool
            label={words.replay}
            icon="replay"
            isOn={hasReplay}
            onClick={() => {
              setReplayOpen(!hasReplay);
              if (past !== undefined) scene.goTo(game.version);
            }}
          />
        )}
      </SceneWindow>
      <Later.Walkers motion={scene.motion} table={scene.table} camera={scene.camera} />
      {scene.turn !== undefined && <CarryTile camera={scene.camera} turn={scene.turn} />}
      {feature !== undefined && (
        <Later.FeatureWords feature={feature} assistance={hasAssistance(game)} nameOf={nameOf} />
      )}
      {mayShowRemaining && hasRemaining && <Later.RemainingStrip game={game} />}
      {hasReplay && game.version > 0 && (
        <Later.Slider at={past ?? game.version} version={game.version} onMove={scene.goTo} />
      )}
    </div>
  );
}

interface SceneWindowProps extends SceneBoardProps {
  /** The feature in focus. */
  readonly feature: Feature | undefined;
  readonly onLook: (spot: Spot | undefined) => void;
  readonly children: ComponentChildren;
}

function SceneWindow(props: SceneWindowProps) {
  const { scene, hasOwners, feature, onLook, children } = props;
  const { news, game, camera, motion, past, turn, planning } = scene;
  const table = planning.isOpen && past === undefined ? planning.table : scene.table;
  const isPast = past !== undefined;
  return (
    <Board
      camera={camera}
      table={table}
      cells={turn === undefined ? heldCells(game) : placesOf(handOf(turn.question, turn.choice).placements)}
      focus={turn === undefined ? plannedCells(planning) : focusOf(turn)}
      picture={(size) => (
        <ScenePicture
          motion={motion}
          moment={{ id: game.id, seq: past ?? game.version }}
          size={size}
          cells={table.tiles}
          alt={t().board.alt}
        />
      )}
      moves={<Later.BoardMoves motion={motion} table={scene.table} camera={camera} seat={game.yourSeat} />}
      tools={children}
      onSpot={(spot) => {
        if (isPast || takePlanSpot(planning, spot)) return;
        if (turn === undefined || !takeSpot(turn, spot)) onLook(spot);
      }}
      onHover={(spot) => !isPast && onLook(spot)}
    >
      {hasOwners && !isPast && <Later.Owners table={table} />}
      {!isPast && <RecentMoves entries={news.entries} seat={game.yourSeat} />}
      {feature !== undefined && <Highlight table={table} segments={feature.segments} kind="looked-at" />}
      {scene.pointed !== undefined && <PointedCell {...scene.pointed} />}
      {!isPast && <PlanOverlay planning={planning} />}
      {!isPast && <HeldMove game={game} />}
      {turn !== undefined && <TurnOverlay turn={turn} camera={camera} />}
    </Board>
  );
}

/** The board, without the tiles that are yet to settle. */
function ScenePicture({
  motion,
  ...picture
}: Omit<Parameters<typeof BoardPicture>[0], 'hidden' | 'onDrawn'> & { readonly motion: TableMotion }) {
  useMoving(motion);
  return <BoardPicture {...picture} hidden={motion.hidden} onDrawn={(seq) => motion.draw(seq)} />;
}
