/** The tables that every scenario is played on. */
import { engineTables } from './engine-table.ts';
import { referenceTables } from './reference-table.ts';
import type { TableMaker } from './table.ts';

export const tableMakers: TableMaker[] = [referenceTables, engineTables];
