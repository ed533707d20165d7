import { printedTiles } from '../../../engine/index.ts';

/** A set of tiles in JCloisterZone, each in one or two editions. */
interface TileSet {
  readonly id: string;
  /** One tile per line: its id there and here, and the printed orientation there if it differs. */
  readonly tiles: string;
  /** Tiles with a garden that replace one copy of another tile in the second edition; absent if there is only one edition. */
  readonly gardens?: Readonly<Record<string, string>>;
}

const sets: readonly TileSet[] = [
  {
    id: 'basic',
    tiles: `
      BA/LR base/A · BA/L base/B · BA/Cccc+ base/C · BA/RCr base/D · BA/C base/E · BA/CFc+ base/F
      BA/CFc.1 base/G 90 · BA/CFC.2 base/H · BA/CC.2 base/I · BA/CRr base/J · BA/RrC base/K · BA/CRRR base/L
      BA/Cc+ base/M · BA/Cc.1 base/N · BA/CcRr+ base/O · BA/CcRr base/P · BA/Ccc+ base/Q · BA/Ccc base/R
      BA/CccR+ base/S · BA/CccR base/T · BA/RFr base/U 90 · BA/Rr base/V · BA/RRR base/W · BA/RRRR base/X`,
    gardens: {
      'BA/CcG': 'BA/Cc.1',
      'BA/Cc+G': 'BA/Cc+',
      'BA/CccG': 'BA/Ccc',
      'BA/CG': 'BA/C',
      'BA/CFCG': 'BA/CFC.2',
      'BA/CCG': 'BA/CC.2',
      'BA/RrG': 'BA/Rr',
      'BA/RFrG': 'BA/RFr',
    },
  },
  {
    id: 'inns-and-cathedrals',
    tiles: `
      IC/Cccc.c inns/A · IC/LRFR inns/B · IC/CCCC inns/C · IC/CCC inns/D · IC/CRCR inns/E · IC/CCc+ inns/F
      IC/C! inns/G · IC/CFR inns/H · IC/CcR inns/I · IC/CRcR+ inns/J · IC/RCc.i inns/K · IC/RrC.i inns/L
      IC/CcRr+.i inns/M · IC/RRR.i inns/N · IC/RFr.i inns/O · IC/Rr.i inns/P · IC/RrRr inns/Q`,
    gardens: { 'IC/CCCCG': 'IC/CCCC', 'IC/RFr.iG': 'IC/RFr.i' },
  },
  {
    id: 'traders-and-builders',
    tiles: `
      TB/Cc.g traders/A · TB/Cc.w traders/B · TB/CCc.c traders/C · TB/CCc.w traders/D · TB/Ccc.g traders/E
      TB/CcCC.c traders/F · TB/CcRR!.c traders/G · TB/CcRR.w traders/H · TB/CcRC.c traders/I
      TB/CcRC.g traders/J · TB/CcR.c traders/K · TB/CcR!.w traders/L · TB/CccR.w traders/M
      TB/CcCc.w traders/N · TB/CFc.w traders/O · TB/CR traders/P · TB/CRc.g traders/Q · TB/CRc.w traders/R
      TB/CRcR.w traders/S · TB/LRRR traders/T · TB/RCc.g traders/U · TB/RCc!.g traders/V · TB/RRC traders/W
      TB/RRrr traders/X`,
    gardens: { 'TB/CcRR.wG': 'TB/CcRR.w', 'TB/CcR.cG': 'TB/CcR.c' },
  },
  {
    id: 'king-and-robber',
    tiles: 'KR/LC king/A · KR/RC king/B · KR/CRrR king/C · KR/CcRR! king/D · KR/CCcc king/E',
    gardens: { 'KR/RCG': 'KR/RC' },
  },
  {
    id: 'abbey-and-mayor',
    tiles: `
      AM/C++ abbey/A · AM/CCcc+ abbey/B · AM/CCc+ abbey/C · AM/CCRR abbey/D · AM/LRRRR abbey/E · AM/RC abbey/F
      AM/CRr abbey/G · AM/RrC abbey/H · AM/C!+ abbey/I · AM/R abbey/J · AM/Rrr abbey/K · AM/CRcr+ abbey/L`,
    gardens: { 'AM/RG': 'AM/R' },
  },
  {
    id: 'river/1',
    tiles: `
      RI/s river/A · RI.1/I.e river/B · RI.1/CICI river/C · RI.1/CIRI river/D · RI.1/LIRI river/E
      RI.1/RIrI river/F · RI.1/IFI river/G · RI.1/CcII river/H · RI.1/RrII river/I · RI.1/II river/J`,
    gardens: { 'RI.1/IIG': 'RI.1/II' },
  },
  {
    id: 'count',
    tiles: `
      CO/1 count/A · CO/2 count/B · CO/3 count/C · CO/4 count/D · CO/5 count/E · CO/6 count/F
      CO/7 count/G · CO/8 count/H · CO/9 count/I · CO/10 count/J · CO/11 count/K · CO/12 count/L`,
  },
  {
    id: 'princess-and-dragon',
    tiles: `
      DG/F.v dragon/A · DG/RrRr.g dragon/B · DG/R.v dragon/C · DG/C.d dragon/D · DG/C.v dragon/E · DG/LRRR.d dragon/F
      DG/RRR.d dragon/G · DG/RRR.g dragon/H · DG/CRRR.p dragon/I · DG/CCc+.p dragon/J · DG/Ccc.p dragon/K
      DG/Ccc+.g dragon/L · DG/LCcc.d dragon/M · DG/Rr.d dragon/N · DG/Rr.v dragon/O · DG/RFr.d dragon/P
      DG/RFr.v dragon/Q · DG/Cc!.p dragon/R · DG/Cc.d dragon/S · DG/Cc.p dragon/T · DG/CC.v dragon/U
      DG/CFc+.d dragon/V · DG/CcRr.p dragon/W · DG/CcRr.g dragon/X · DG/CRcr.d dragon/Y · DG/RrC.d dragon/Z
      DG/RrC.g dragon/AA · DG/CRr.d dragon/AB · DG/CRr.g dragon/AC`,
    gardens: { 'DG/C.dG': 'DG/C.d', 'DG/Cc.pG': 'DG/Cc.p' },
  },
  {
    id: 'tower',
    tiles: `
      TO/C tower/A · TO/F tower/B · TO/L tower/C · TO/RR tower/D · TO/RRR tower/E · TO/RrRr.2 tower/F
      TO/RRRR.1 tower/G · TO/CRcr tower/H · TO/CFR tower/I · TO/RrC tower/J · TO/RCr tower/K · TO/Cc tower/L
      TO/CcR! tower/M · TO/CC.2 tower/N · TO/CRCr.2 tower/O · TO/CccR tower/P · TO/CccC+ tower/Q`,
    gardens: { 'TO/FG': 'TO/F', 'TO/RRG': 'TO/RR' },
  },
];

/** The abbey, which belongs to no set. */
export const ABBEY = 'AM/A';
const ABBEY_HERE = 'abbey/ABBEY';

/** The tile of the town to which its quarters belong. */
export const QUARTERS_TILE = 'count/G';
/** The last tile of the river, and its first. */
export const LAKE = 'RI.1/I.e';
export const SPRING = 'RI/s';

/** Our counterpart of a JCloisterZone tile. */
interface TileHere {
  readonly tile: string;
  /** Rotation of our tile, in degrees, to look like the printed one there. */
  readonly turned: number;
}

const here = new Map<string, TileHere>([[ABBEY, { tile: ABBEY_HERE, turned: 0 }]]);
const there = new Map<string, { readonly tile: string; readonly turned: number }>();
const copiesInSet = new Map<string, ReadonlyMap<string, number>>();
for (const set of sets) readSet(set);

function readSet({ id, tiles, gardens }: TileSet): void {
  const first = new Map<string, number>();
  for (const line of tiles.trim().split(/ · |\n/)) {
    const [name = '', tile = '', turned = '0'] = line.trim().split(' ');
    here.set(name, { tile, turned: Number(turned) });
    there.set(tile, { tile: name, turned: Number(turned) });
    first.set(name, printedTiles.get(tile)?.count ?? 0);
  }
  if (gardens === undefined) {
    copiesInSet.set(id, first);
    return;
  }
  copiesInSet.set(`${id}:1`, first);
  copiesInSet.set(`${id}:2`, withGardens(first, gardens));
}

function withGardens(first: ReadonlyMap<string, number>, gardens: Readonly<Record<string, string>>) {
  const second = new Map(first);
  for (const [garden, plain] of Object.entries(gardens)) {
    here.set(garden, here.get(plain) as TileHere);
    second.set(garden, 1);
    second.set(plain, (second.get(plain) ?? 0) - 1);
  }
  return second;
}

/** The ids of all supported sets: `basic:1`, `basic:2`, ... */
export const SETS: readonly string[] = [...copiesInSet.keys()];

/** Returns the tiles of a set with their numbers of copies; undefined for an unsupported set. */
export function tilesOfSet(set: string): ReadonlyMap<string, number> | undefined {
  return copiesInSet.get(set);
}

/** Returns our counterpart of a JCloisterZone tile. */
export function tileHere(id: string): TileHere | undefined {
  return here.get(id);
}

/** Returns the JCloisterZone counterpart of one of our tiles, and the rotation of ours to look like it. */
export function tileThere(id: string): { readonly tile: string; readonly turned: number } | undefined {
  return there.get(id);
}

/** Whether a JCloisterZone tile bears a mark as a whole: `volcano`, `dragon`, `portal`. */
export function bears(id: string, mark: string): boolean {
  return printedTiles.get(here.get(id)?.tile ?? '')?.marks.includes(mark) ?? false;
}
