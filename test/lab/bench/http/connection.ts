import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The parts of an HTTP response that a load needs. */
export interface RawResponse {
  readonly status: number;
  readonly body: string;
}

/**
 * A keep-alive connection with one request in flight, hand-written because a client library costs as much CPU as the
 * measured service. Supports only responses with a Content-Length, which the service always sends for JSON.
 */
export class Connection {
  readonly #socket: Socket;
  #received = '';
  #settle: { resolve(response: RawResponse): void; reject(error: Error): void } | undefined;

  static async open(port: number): Promise<Connection> {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    await once(socket, 'connect');
    return new Connection(socket);
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => this.#read(text));
    socket.on('error', (error) => this.#settle?.reject(error));
    socket.on('close', () => this.#settle?.reject(new Error('The connection was closed.')));
  }

  /** Sends a whole request and returns the response to it. */
  send(request: string): Promise<RawResponse> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(request, 'latin1');
    });
  }

  close(): void {
    this.#settle = undefined;
    this.#socket.destroy();
  }

  #read(text: string): void {
    this.#received = this.#received === '' ? text : this.#received + text;
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = this.#received.slice(0, headEnd);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    if (Number.isNaN(length)) throw new Error(`The response has no length: ${head}`);
    if (this.#received.length < headEnd + 4 + length) return;
    const response = { status: Number(head.slice(9, 12)), body: this.#received.slice(headEnd + 4) };
    this.#received = '';
    this.#settle?.resolve(response);
  }
}

/** Returns the text of a POST with a JSON body of ASCII characters. */
export function postRequest(path: string, body: string, fields = ''): string {
  return (
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n${fields}` +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  );
}
