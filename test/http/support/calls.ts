import type { OverHttp } from '../../support/app.ts';

/** Headers of a request, such as a player's `auth`. */
type Fields = Readonly<Record<string, string>>;

/** Sends JSON, or a request without a body. */
export const postAs = ({ http }: OverHttp, fields: Fields, url: string, body?: object) =>
  http.post(url).set(fields).send(body);

/** Sends a GET request. */
export const getAs = ({ http }: OverHttp, fields: Fields, url: string) => http.get(url).set(fields);
