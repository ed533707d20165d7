import { useState } from 'preact/hooks';
import { useTheme } from '../appearance.ts';

/** The board of a game as a small picture of the service; browsers load it when it comes into sight, and keep it. */
export function Thumbnail({ path }: { path: string }) {
  const { name } = useTheme();
  const [isBroken, setBroken] = useState(false);
  const address = `${path}${path.includes('?') ? '&' : '?'}theme=${name}`;
  if (isBroken) return <span class="thumbnail" />;
  return (
    <img
      class="thumbnail"
      src={address}
      alt=""
      width={400}
      height={240}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
