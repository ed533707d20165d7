import { useMemo } from 'preact/hooks';
import type { LessonId, LessonProgress } from '../api/client.ts';
import { useTitle } from '../app/title.ts';
import { Board, type Spot } from '../board/board.tsx';
import { CameraControls, cameraKeys } from '../board/camera-controls.ts';
import { Highlight } from '../board/highlight.tsx';
import { BoardPicture } from '../board/picture.tsx';
import { useSpot } from '../board/use-spot.ts';
import { t } from '../i18n/index.ts';
import { FeatureWords } from '../table/feature-words.tsx';
import { SeatList } from '../table/scores.tsx';
import { CarryTile } from '../table/turn/carry-tile.tsx';
import { handOf } from '../table/turn/choice.ts';
import { TurnOverlay } from '../table/turn/overlay.tsx';
import { placesOf } from '../table/turn/placements.ts';
import { focusOf, type Turn, takeSpot, turnKeys } from '../table/turn/use-turn.ts';
import { FormError } from '../ui/form.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { LessonSheet } from './lesson-sheet.tsx';
import { playersOf, useLesson } from './use-lesson.ts';

/** A lesson: the table of a game, with explanations and tasks. */
export function LessonView({ id }: { id: LessonId }) {
  const { progress, turn, error, startOver } = useLesson(id);
  const [feature, look] = useSpot(progress?.table);
  useTitle(progress?.lesson.title ?? '');
  if (progress === undefined)
    return error === undefined ? <p class="quiet centered">{t().loading}</p> : <FormError error={error} />;
  const { lesson, names, table } = progress;
  return (
    <div class={lesson.number === 1 ? 'table lesson first' : 'table lesson'}>
      <h1 class="table-name">
        <span class="number">{lesson.number}</span> {lesson.title}
      </h1>
      <LessonBoard progress={progress} turn={turn} feature={feature?.segments} onLook={look} />
      <div class="side">
        <section class={turn === undefined ? 'sheet' : 'sheet awaiting'}>
          <FormError error={error} />
          <LessonSheet progress={progress} turn={turn} onStartOver={startOver} />
          {feature !== undefined && (
            <FeatureWords feature={feature} assistance={true} nameOf={(seat) => names[seat] ?? ''} />
          )}
        </section>
        <section class="card scores">
          <h2>{t().scores.title}</h2>
          <SeatList game={playersOf(progress)} table={table} entries={progress.entries} />
        </section>
      </div>
    </div>
  );
}

interface LessonBoardProps {
  readonly progress: LessonProgress;
  readonly turn: Turn | undefined;
  /** Segments of the feature in focus. */
  readonly feature: readonly string[] | undefined;
  readonly onLook: (spot: Spot | undefined) => void;
}

function LessonBoard({ progress, turn, feature, onLook }: LessonBoardProps) {
  const { lesson, table, played } = progress;
  const camera = useMemo(() => new CameraControls(), []);
  useKeys({ ...cameraKeys(camera), ...turnKeys(turn) });
  return (
    <>
      <Board
        camera={camera}
        table={table}
        cells={turn === undefined ? [] : placesOf(handOf(turn.question, turn.choice).placements)}
        focus={turn === undefined ? [] : focusOf(turn)}
        picture={(size) => (
          <BoardPicture
            moment={{ lesson: lesson.id, played }}
            size={size}
            cells={table.tiles}
            alt={t().board.alt}
          />
        )}
        onSpot={(spot) => {
          if (turn === undefined || !takeSpot(turn, spot)) onLook(spot);
        }}
        onHover={onLook}
      >
        {feature !== undefined && <Highlight table={table} segments={feature} kind="looked-at" />}
        {turn !== undefined && <TurnOverlay turn={turn} camera={camera} />}
      </Board>
      {turn !== undefined && <CarryTile camera={camera} turn={turn} />}
    </>
  );
}
