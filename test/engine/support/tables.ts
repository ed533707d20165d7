/** The tables that play every scenario. */
import { engineTables } from './engine-table.ts';
import { referenceTables } from './reference-table.ts';
import type { TableMaker } from './table.ts';

export const tableMakers: TableMaker[] = [referenceTables, engineTables];
