import { useRef, useState } from 'preact/hooks';
import type { Game, LogEntry } from '../../api/client.ts';
import type { NewRequest } from '../../api/types.ts';
import { more, t } from '../../i18n/index.ts';
import { Button } from '../../ui/form.tsx';
import { showPart } from '../part-bar.tsx';
import { possibleRequests } from './possible.ts';
import { labelOf } from './request.ts';
import { Resign } from './resign.tsx';
import type { Requests } from './use-requests.ts';

interface RequestMenuProps {
  readonly game: Game;
  readonly entries: readonly LogEntry[];
  readonly requests: Requests;
  readonly onChange: () => Promise<void>;
}

/** A secondary menu of actions: requests to the other players, each explained first, and resigning. */
export function RequestMenu({ game, entries, requests, onChange }: RequestMenuProps) {
  const words = more().requests;
  const menu = useRef<HTMLDetailsElement>(null);
  const [chosen, setChosen] = useState<NewRequest>();
  const possible = possibleRequests(game, entries, requests.all, Date.now());
  const close = () => {
    setChosen(undefined);
    if (menu.current) menu.current.open = false;
    menu.current?.querySelector('summary')?.focus({ preventScroll: true });
  };
  // The outcome is shown above the question.
  const send = (request: NewRequest) =>
    requests.open(request).then(() => {
      close();
      showPart('turn');
    });
  const onToggle = () => {
    if (menu.current?.open === false) setChosen(undefined);
    else menu.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <details class="request-menu" ref={menu} onToggle={onToggle}>
      <summary>{words.menu}</summary>
      {chosen === undefined ? (
        <ul>
          {possible.map((request) => (
            <li key={`${request.kind} ${request.seat}`}>
              <Button label={labelOf(game, request)} onClick={() => setChosen(request)} />
            </li>
          ))}
          <li>
            <Resign game={game} onChange={onChange} />
          </li>
        </ul>
      ) : (
        <Explained
          game={game}
          request={chosen}
          isBusy={requests.isBusy}
          onSend={() => send(chosen)}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </details>
  );
}

interface ExplainedProps {
  readonly game: Game;
  readonly request: NewRequest;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** Explains what a request would do, before it is sent. */
function Explained({ game, request, isBusy, onSend, onCancel }: ExplainedProps) {
  const words = more().requests;
  const { kind, seat = null } = request;
  const others = game.players.filter(
    (each) => each.seat !== game.yourSeat && each.robot === null && each.seat !== seat,
  );
  return (
    <div role="group" aria-label={labelOf(game, request)}>
      <p tabIndex={-1} ref={focused}>
        {words.explained[kind]}
      </p>
      <p class="quiet">
        {others.length === 0 ? words.atOnce : kind === 'resume' ? words.unlessDeclined : words.needsAll}
      </p>
      <div class="buttons">
        <Button
          label={others.length === 0 ? words.doIt : words.send}
          class="main"
          disabled={isBusy}
          onClick={onSend}
        />
        <Button label={t().cancel} onClick={onCancel} />
      </div>
    </div>
  );
}

/** Takes the focus from a removed button, and scrolls the buttons below into view. */
function focused(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.parentElement?.scrollIntoView({ block: 'nearest' });
}
