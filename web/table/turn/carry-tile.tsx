import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CameraControls } from '../../board/camera-controls.ts';
import { CarriedTile } from '../../board/motion/carried-tile.tsx';
import { type Carried, Carrier, type Hand } from '../../board/motion/carrier.ts';
import { handleCarrying } from '../../board/motion/carrying.ts';
import { handOf } from './choice.ts';
import { placementsOf, placesOf } from './placements.ts';
import type { Turn } from './use-turn.ts';

interface CarryTileProps {
  readonly camera: CameraControls;
  readonly turn: Turn;
}

/** Lets the player drag tiles by mouse or finger from the hand to a place, to another place, and back. */
export function CarryTile({ camera, turn }: CarryTileProps) {
  const [carried, show] = useState<Carried>();
  const hand = handFor(turn, show);
  const carrier = useMemo(() => new Carrier(camera, hand), [camera]);
  carrier.hand = hand;
  useEffect(() => handleCarrying(carrier), [carrier]);
  const item = carried && handOf(turn.question, turn.choice).items.find(({ key }) => key === carried.item);
  if (carried === undefined || item === undefined) return null;
  return <CarriedTile carrier={carrier} carried={carried} tile={item.tile} />;
}

function handFor({ question, choice, dispatch, isSending }: Turn, show: Hand['show']): Hand {
  return {
    show,
    take(key) {
      const item = handOf(question, choice).items.find((one) => one.key === key);
      if (item === undefined || isSending) return undefined;
      dispatch({ type: 'take-item', item: key });
      const places = placesOf(placementsOf(question.options, item, question.drawn));
      return { places, rotation: item.isAbbey ? 0 : choice.rotation };
    },
    lay(item, place, rotation) {
      dispatch({ type: 'take-item', item, rotation });
      if (place !== undefined) dispatch({ type: 'take-cell', cell: place, rotation });
    },
  };
}
