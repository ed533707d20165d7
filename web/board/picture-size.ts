import { useEffect, useState } from 'preact/hooks';
import type { Area } from './camera.ts';
import type { CameraControls } from './camera-controls.ts';

/** Widths of pictures in pixels. On smaller ones pieces and letters are relatively larger. */
const SIZES = [400, 1000, 2400] as const;

/** Returns the width of a picture that is displayed at a scale: the proportionally nearest one. */
function pictureSize(area: Pick<Area, 'width'>, scale: number): number {
  const shown = area.width * scale;
  const [small, medium, large] = SIZES;
  if (shown < Math.sqrt(small * medium)) return small;
  return shown < Math.sqrt(medium * large) ? medium : large;
}

/** Returns the board's picture width at the current zoom; undefined before anything is shown. */
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
