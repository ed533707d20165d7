import {
  applyDecision,
  awaiting,
  type GameEvent,
  type GameSetup,
  type GameState,
  newGame,
  options,
  type PositionView,
  parseDecision,
  remaining,
  viewFor,
} from '../../../src/engine/index.ts';

/**
 * Plays a script and writes down, as text for people, the events of each step, the public view after it, and
 * what each seat sees in addition. A secret that leaks shows as a line.
 */
export function playthrough(setup: GameSetup, script: readonly string[]): string {
  const begun = newGame(setup);
  const steps = [stepText('start', begun.events, begun.state, setup.seats)];
  let { state } = begun;
  for (const [index, text] of script.entries()) {
    const seat = awaiting(state)?.seat ?? 0;
    const decision = parseDecision(text);
    const applied = decision && applyDecision(state, seat, decision);
    if (applied?.ok !== true) throw new Error(`step ${index + 1}, seat ${seat}: ${text} is refused`);
    state = applied.state;
    steps.push(stepText(`${index + 1}. seat ${seat}: ${text}`, applied.events, state, setup.seats));
  }
  return `${steps.join('\n\n')}\n`;
}

function stepText(title: string, events: readonly GameEvent[], state: GameState, seats: number): string {
  const shared = viewFor(state, undefined);
  const waiting = awaiting(state);
  return [
    `== ${title}`,
    ...events.map((event) => `   ${membersText(event)}`),
    waiting === undefined
      ? 'the game is over'
      : `waiting for seat ${waiting.seat}: ${waiting.phase} (${waiting.decisions.join(', ')})`,
    'everybody sees',
    ...viewLines(shared),
    ...Array.from({ length: seats }, (_, seat) => seatLine(state, seat, shared)),
  ].join('\n');
}

function viewLines(view: PositionView): string[] {
  return [
    `   turn ${membersText(view.turn)}, bag ${view.bag.remaining}, aside ${view.bag.aside.join(' ') || '-'}, drawn ${view.drawn ?? '-'}`,
    ...view.seats.map((seat) => `   ${membersText(seat)}`),
    `   ${view.tiles.length} tiles, the last ${view.tiles
      .slice(-1)
      .map(({ tile, x, y, rotation }) => `${tile} ${x},${y} r${rotation}`)
      .join()}`,
    `   pieces ${view.pieces.map((piece) => membersText(piece)).join(' · ') || '-'}`,
    `   occupied ${
      view.features
        .filter(({ owners }) => owners.length > 0)
        .map(featureText)
        .join(' · ') || '-'
    }`,
    ...Object.entries(view.expansions).map(([id, state]) => `   ${id} ${JSON.stringify(state)}`),
  ];
}

const featureText = ({ name, owners, points, complete }: PositionView['features'][number]) =>
  `${name} of ${owners.join('+')} worth ${points}${complete ? ' complete' : ''}`;

/** What a seat sees in addition: every member of its view that differs from the public view. */
function seatLine(state: GameState, seat: number, shared: PositionView): string {
  const members = Object.entries(viewFor(state, seat)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(shared[name as keyof PositionView]),
  );
  const unseen = remaining(state, seat).reduce((sum, { count }) => sum + count, 0);
  const seen = members.map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return `seat ${seat} sees ${[...seen, `${unseen} tiles unseen`, `${options(state, seat).length} options`].join(', ')}`;
}

function membersText(value: object): string {
  return Object.entries(value)
    .map(([name, member]) => (name === 'type' ? member : `${name} ${plain(member)}`))
    .join(', ');
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
