import type { Game } from '../api/client.ts';
import { tableAddress } from '../app/addresses.ts';
import { more } from '../i18n/index.ts';
import { CopyButton } from '../ui/copy-button.tsx';

/** The link to invite others to the table. */
export function InvitationLink({ game }: { game: Game }) {
  const words = more().lobby;
  const link = location.origin + tableAddress(game.id, game.invitation);
  return (
    <div class="card">
      <h2>{words.invitation}</h2>
      <p class="quiet">{words.invitationHint}</p>
      <div class="copy-line">
        <input
          class="link"
          readOnly
          value={link}
          aria-label={words.invitation}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={link} />
      </div>
    </div>
  );
}
