/** The way a terminal shows the board: as text, or as a picture by one of two protocols. */
export type PictureKind = 'text' | 'kitty' | 'iterm';

/** Returns how the terminal shows pictures, according to its environment. */
export function pictureKindFor(
  env: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): PictureKind {
  if (!isTerminal || env['TMUX'] !== undefined) return 'text';
  const program = env['TERM_PROGRAM'];
  const isKitty =
    env['KITTY_WINDOW_ID'] !== undefined || env['TERM'] === 'xterm-kitty' || program === 'ghostty';
  if (isKitty) return 'kitty';
  return program === 'iTerm.app' || program === 'WezTerm' ? 'iterm' : 'text';
}

/** Bytes of base64 in one escape sequence of the kitty protocol. */
const chunkLength = 4096;

/** Returns the escape sequences that show a PNG in a terminal. */
export function inlinePicture(png: Buffer, kind: Exclude<PictureKind, 'text'>): string {
  const content = png.toString('base64');
  if (kind === 'iterm')
    return `\u001b]1337;File=inline=1;size=${png.byteLength};preserveAspectRatio=1:${content}\u0007\n`;
  const chunks = content.match(new RegExp(`.{1,${chunkLength}}`, 'g')) ?? [];
  const sequences = chunks.map((chunk, index) => {
    const more = index < chunks.length - 1 ? 1 : 0;
    return `\u001b_G${index === 0 ? 'a=T,f=100,' : ''}m=${more};${chunk}\u001b\\`;
  });
  return `${sequences.join('')}\n`;
}
