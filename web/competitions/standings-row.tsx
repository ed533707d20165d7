import type { Schemas } from '#client';
import { more } from '../i18n/index.ts';
import { personAddress } from '../people/person.tsx';

/** A line of the standings. */
export type Row = Schemas['StandingsRow'];

/** Renders the place and the name of an entrant. */
export function Name({ row: { place, handle, displayName, team, hasWithdrawn } }: { row: Row }) {
  return (
    <span>
      {`${place}. `}
      {team?.name ?? <a href={personAddress(handle)}>{displayName}</a>}
      {hasWithdrawn && <small class="quiet">{` ${more().competitions.withdrawn}`}</small>}
    </span>
  );
}
