/** The result of one authentication method. */
export interface AuthenticationResult {
  /** In lower case, such as `dmarc`. */
  readonly method: string;
  /** In lower case, such as `pass`. */
  readonly result: string;
  /** Values by lower-case name, such as `header.from`. */
  readonly properties: ReadonlyMap<string, string>;
}

/** A parsed `Authentication-Results` field. */
export interface AuthenticationResults {
  /** Name of the server that wrote it, in lower case. */
  readonly server: string;
  readonly results: readonly AuthenticationResult[];
}

const longestField = 5_000;

/**
 * Parses an `Authentication-Results` field (RFC 8601, 2.2). Senders control the content of quoted strings and comments,
 * so these never start or end a result. Returns undefined if the field is invalid.
 */
export function parseAuthenticationResults(field: string): AuthenticationResults | undefined {
  if (field.length > longestField) return undefined;
  try {
    return new FieldReader(field).read();
  } catch (error) {
    if (error instanceof MalformedField) return undefined;
    throw error;
  }
}

class MalformedField extends Error {}

/** Parses a field from start to end. */
class FieldReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): AuthenticationResults {
    const server = this.#word(/[^\s;()"=]/);
    if (/\d/.test(this.#next)) this.#word(/\d/); // the version
    const results: AuthenticationResult[] = [];
    while (this.#next !== '') {
      this.#skip(';');
      // Many servers end the field with a semicolon.
      if (this.#next !== '') results.push(...this.#result());
    }
    return { server: server.toLowerCase(), results };
  }

  /** Parses `dmarc=pass reason="…" header.from=example.org`, or `none`, which is no result. */
  #result(): AuthenticationResult[] {
    const method = this.#name();
    if (method === 'none' && this.#next !== '=') return [];
    const result = this.#value().toLowerCase();
    const properties = new Map<string, string>();
    while (this.#next !== '' && this.#next !== ';') properties.set(this.#name(), this.#value());
    return [{ method: method.split('/')[0] ?? '', result, properties }];
  }

  #name(): string {
    return this.#word(/[^\s;()"=]/).toLowerCase();
  }

  #value(): string {
    this.#skip('=');
    return this.#word(/[^\s;()"]/);
  }

  /** The next character after blanks and comments; empty at the end. */
  get #next(): string {
    for (;;) {
      if (this.#peek === '(') this.#skipComment();
      else if (/\s/.test(this.#peek)) this.#at += 1;
      else return this.#peek;
    }
  }

  get #peek(): string {
    return this.#text.charAt(this.#at);
  }

  #skip(expected: ';' | '='): void {
    if (this.#next !== expected) throw new MalformedField();
    this.#at += 1;
  }

  /** Comments can be nested. */
  #skipComment(): void {
    let depth = 0;
    do {
      const character = this.#take();
      if (character === '\\') this.#take();
      else if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
    } while (depth > 0);
  }

  /** Parses characters and quoted strings up to a blank, a comment or a separator. */
  #word(characters: RegExp): string {
    let word = '';
    if (this.#next === '') throw new MalformedField();
    const start = this.#at;
    while (characters.test(this.#peek) || this.#peek === '"') {
      word += this.#peek === '"' ? this.#quoted() : this.#take();
    }
    if (this.#at === start) throw new MalformedField();
    return word;
  }

  #quoted(): string {
    let text = '';
    this.#take();
    for (let character = this.#take(); character !== '"'; character = this.#take()) {
      text += character === '\\' ? this.#take() : character;
    }
    return text;
  }

  #take(): string {
    const character = this.#peek;
    if (character === '') throw new MalformedField();
    this.#at += 1;
    return character;
  }
}
