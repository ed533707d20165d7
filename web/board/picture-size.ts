import { useEffect, useState } from 'preact/hooks';
import type { Area } from './camera.ts';
import type { CameraControls } from './camera-controls.ts';

/** Widths for which pictures are drawn, in pixels: the smaller, the larger are pieces and letters on them. */
const SIZES = [400, 1000, 2400] as const;

/** Returns the width for which a picture is drawn that is seen at a scale: the nearest one, by proportion. */
function pictureSize(area: Pick<Area, 'width'>, scale: number): number {
  const shown = area.width * scale;
  const [small, medium, large] = SIZES;
  if (shown < Math.sqrt(small * medium)) return small;
  return shown < Math.sqrt(medium * large) ? medium : large;
}

/** Returns the width for which the board is to be drawn as it is seen now; undefined before anything is shown. */
export function usePictureSize(camera: CameraControls, area: Area): number | undefined {
  const [scale, setScale] = useState<number>();
  camera.onRest = setScale;
  useEffect(
    () => () => {
      camera.onRest = () => undefined;
    },
    [camera],
  );
  return scale === undefined ? undefined : pictureSize(area, scale);
}
