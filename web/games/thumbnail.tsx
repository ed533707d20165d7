import { useState } from 'preact/hooks';
import type { ThemeName } from '../../src/render/theme.ts';

interface ThumbnailProps {
  readonly path: string;
  readonly theme: ThemeName;
}

/** The board of a game as a small picture of the service; browsers load it when it becomes visible, and cache it. */
export function Thumbnail({ path, theme }: ThumbnailProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <span class="thumbnail" />;
  // `loading` must precede `src`: attributes are set in order, and `src` alone would load immediately.
  return (
    <img
      class="thumbnail"
      loading="lazy"
      decoding="async"
      width={400}
      height={240}
      src={`${path}${path.includes('?') ? '&' : '?'}theme=${theme}`}
      alt=""
      onError={() => setBroken(true)}
    />
  );
}
