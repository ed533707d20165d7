const painted = (codes: string, text: string) => `\u001b[${codes}m${text}\u001b[0m`;

/** Colours of the ground by its signs: foreground and background of the 256 colours of terminals. */
const GROUND: Readonly<Record<string, string>> = {
  '#': '38;5;94;48;5;180',
  '+': '1;38;5;230;48;5;244',
  '~': '38;5;153;48;5;32',
  '.': '38;5;71;48;5;71',
  M: '1;38;5;231;48;5;71',
  '=': '38;5;239;48;5;239',
};
/** Colours of seats in their order, as on the page. */
const SEATS = ['160', '27', '36', '220', '16', '250'];

/** Colours a cell's line: the ground by its signs, pieces by their seats, numbers of options. */
export function paint(line: string, isColoured: boolean): string {
  if (!isColoured) return line;
  return line.replace(/\[[^\]]+\]|[1-6][a-z]|[#+~.M=]/g, (sign) => {
    if (sign.startsWith('[')) return painted('1;38;5;208', sign);
    const ground = GROUND[sign];
    return ground === undefined ? paintPiece(sign) : painted(ground, sign);
  });
}

function paintPiece(piece: string): string {
  const seat = Number(piece.charAt(0)) - 1;
  const ink = seat === 3 || seat === 5 ? '16' : '231';
  return painted(`1;38;5;${ink};48;5;${SEATS[seat] ?? '16'}`, piece);
}

/** Emphasizes a line. */
export const bold = (text: string, isColoured: boolean): string => (isColoured ? painted('1', text) : text);

/** Dims a line. */
export const faint = (text: string, isColoured: boolean): string => (isColoured ? painted('2', text) : text);
