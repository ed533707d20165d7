import { type Description, operationsOf } from './document.ts';
import { methodOf } from './methods.ts';
import { PythonTypes } from './types.ts';

const head = `# Made from openapi/openapi.json by \`npm run openapi\`. Change the description, not this file.
"""The types of the API, and a client with a method for each of its operations."""

from __future__ import annotations

from typing import Any, Iterator, Literal, NotRequired, TypeAlias, TypedDict, Union

from .http import Connected, HttpClient, Received, quoted as _quoted
`;

/** Names that types of the API do not get. */
const taken = ['Client', 'Connected', 'HttpClient', 'Received'];

/** Returns the module of the client in Python that the description of the API comes to. */
export function pythonClient(description: Description): string {
  const { schemas } = description.components;
  const types = new PythonTypes([...taken, ...Object.keys(schemas)]);
  for (const [name, schema] of Object.entries(schemas)) types.define(name, schema);
  const methods = operationsOf(description).map((operation) => methodOf(description, types, operation));
  const client = `class Client(HttpClient):\n    """Every operation of the API (version ${description.info.version})."""\n`;
  return `${head}\n\n${types.definitions}\n\n\n${client}\n${methods.join('\n\n')}\n`;
}
