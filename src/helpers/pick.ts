/** Returns a copy of a row with only these members. */
export const pick = <Row extends object, Key extends keyof Row>(row: Row, ...keys: Key[]): Pick<Row, Key> =>
  Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>;
