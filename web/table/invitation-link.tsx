import { useState } from 'preact/hooks';
import { tableAddress } from '../addresses.ts';
import type { Game } from '../api/client.ts';
import { more, t } from '../i18n/index.ts';

/** The link that brings others to the table. */
export function InvitationLink({ game }: { game: Game }) {
  const words = more().lobby;
  const [isCopied, setCopied] = useState(false);
  const link = location.origin + tableAddress(game.id, game.invitation);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      // Without leave to use the clipboard the link can still be copied by hand.
      () => undefined,
    );
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
        <button type="button" onClick={copy}>
          {isCopied ? t().copied : t().copy}
        </button>
      </div>
    </div>
  );
}
