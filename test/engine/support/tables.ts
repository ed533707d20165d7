/** The tables that every scenario is played on. */
import { referenceTables } from './reference-table.ts';
import type { TableMaker } from './table.ts';

export const tableMakers: TableMaker[] = [referenceTables];
