import { useState } from 'preact/hooks';
import type { ThemeName } from '../../src/render/theme.ts';

interface ThumbnailProps {
  readonly path: string;
  readonly theme: ThemeName;
}

/** The board of a game as a small picture of the service; browsers load it when it comes into sight, and keep it. */
export function Thumbnail({ path, theme }: ThumbnailProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <span class="thumbnail" />;
  // `loading` comes first: attributes are set in this order, and an address alone is loaded at once.
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
