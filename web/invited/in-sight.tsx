import { gameAt } from '../app/addresses.ts';
import { TableFacts } from './facts.tsx';
import { titleOf } from './invited.tsx';
import { useInvitation } from './use-invitation.ts';

interface TableInSightProps {
  readonly id: string;
  readonly invitation: string | undefined;
}

/** Shows the table that the visitor is about to join; renders nothing if there is none. */
export function TableInSight({ id, invitation }: TableInSightProps) {
  const { value } = useInvitation(id, invitation);
  if (value === undefined) return null;
  return (
    <section class="card in-sight">
      <h2>{titleOf(value, invitation !== undefined)}</h2>
      <p class="table-title">{value.name}</p>
      <TableFacts table={value} />
    </section>
  );
}

/** Returns the table of an address; undefined if it is that of another page. */
export function tableAt(address: string): TableInSightProps | undefined {
  const { pathname, searchParams } = new URL(address, location.origin);
  const id = gameAt(pathname);
  return id === undefined ? undefined : { id, invitation: searchParams.get('invitation') ?? undefined };
}
