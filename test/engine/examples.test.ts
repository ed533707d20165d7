/** The worked examples that consist of a list of tiles, on every implementation. */
import { describe, expect, test } from 'vitest';
import { type Example, readRows, seatNames, seatOf, tableWith, tileRow, totals } from './examples/example.ts';
import { expansions } from './examples/expansions.ts';
import { fieldsAndBarns } from './examples/fields-and-barns.ts';
import { roadsAndCities } from './examples/roads-and-cities.ts';
import type { Played, TableMaker } from './support/table.ts';
import { tableMakers } from './support/tables.ts';

const examples = [...roadsAndCities, ...fieldsAndBarns, ...expansions];

for (const maker of tableMakers) {
  describe(`worked examples on the ${maker.name}`, () => {
    for (const example of examples) {
      test(`${example.id} ${example.title} (${example.rules})`, () => check(maker, example));
    }
  });
}

function check(maker: TableMaker, example: Example): void {
  const table = tableWith(maker, example.rows, example.with);
  let last: Played | undefined;
  for (const row of readRows(example.rows)) if (row.by) last = table.placeAs(seatOf(row.by), tileRow(row));

  if (example.play) expect(table.scores()).toEqual(totals(example.play));
  for (const name of seatNames) {
    const goods = example.goods?.[name];
    if (goods) expect(table.goods(seatOf(name))).toEqual(goods);
  }
  if (example.king) expect(table.king()).toBe(seatOf(example.king));
  if (example.wagon) {
    const questions = last?.questions.filter(({ phase }) => phase === 'wagon');
    const options = [`wagon ${example.wagon.to}`, 'wagon stays'];
    expect(questions).toEqual([{ seat: seatOf(example.wagon.by), phase: 'wagon', options }]);
  }
  if (example.end) expect(table.finish().scores).toEqual(totals(example.end));
}
