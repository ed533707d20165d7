import { useMemo } from 'preact/hooks';
import type { Theme } from '../../src/render/theme.ts';
import { useTheme } from '../app/appearance.ts';

/** Hidden definitions that a view's drawings refer to; `draw` renders them in a theme. */
export function Definitions({ draw }: { readonly draw: (theme: Theme) => string }) {
  const theme = useTheme();
  const drawn = useMemo(() => draw(theme), [draw, theme]);
  return (
    <svg class="symbols" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{ __html: drawn }} />
    </svg>
  );
}
