import { lookOf } from '../../src/render/seats.ts';
import type { Table } from '../api/client.ts';
import type { Feature } from '../board/features.ts';
import { usePathOf } from '../board/highlight.tsx';

/** All owned features in the colours of their owners, striped if there are several. */
export function Owners({ table }: { table: Table }) {
  const held = table.features.filter(({ owners, complete }) => owners.length > 0 && !complete);
  const shared = new Map(
    held.filter(({ owners }) => owners.length > 1).map(({ owners }) => [fillFor(owners), owners]),
  );
  return (
    <g class="owners" aria-hidden="true">
      <defs>
        {[...shared.values()].map((owners) => (
          <Stripes key={idFor(owners)} owners={owners} />
        ))}
      </defs>
      {held.map((feature) => (
        <Held key={feature.name} table={table} feature={feature} />
      ))}
    </g>
  );
}

const idFor = (owners: readonly number[]) => `held-${owners.join('-')}`;

/** Returns the fill for features owned by these seats. */
function fillFor(owners: readonly number[]): string {
  const [first = 0] = owners;
  return owners.length > 1 ? `url(#${idFor(owners)})` : lookOf(first).fill;
}

const STRIPE = 14;

function Stripes({ owners }: { owners: readonly number[] }) {
  const size = STRIPE * owners.length;
  return (
    <pattern
      id={idFor(owners)}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      {owners.map((seat, index) => (
        <rect key={seat} x={index * STRIPE} width={STRIPE} height={size} fill={lookOf(seat).fill} />
      ))}
    </pattern>
  );
}

function Held({ table, feature: { owners, segments } }: { table: Table; feature: Feature }) {
  const [area, border] = usePathOf(table, segments);
  return (
    <>
      <path class="held" d={area} fill={fillFor(owners)} />
      <path class="held-border" d={border} stroke={lookOf(owners[0] ?? 0).fill} />
    </>
  );
}
