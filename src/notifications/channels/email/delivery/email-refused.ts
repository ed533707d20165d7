/** The details of a refusal. */
interface Refusal {
  /** The SMTP status; undefined if there was no response. */
  readonly status: number | undefined;
  /** The error code of Node or nodemailer, such as ECONNREFUSED or EENVELOPE. */
  readonly code: string | undefined;
  /** The refused SMTP command, such as RCPT TO; CONN if the connection failed. */
  readonly command: string | undefined;
}

/** Thrown when the mail server did not accept an email. */
export class EmailRefused extends Error implements Refusal {
  override readonly name = 'EmailRefused';
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly command: string | undefined;

  constructor(message: string, { status, code, command }: Refusal) {
    super(message);
    this.status = status;
    this.code = code;
    this.command = command;
  }

  /** Whether a later attempt would be refused, too. */
  get isFinal(): boolean {
    return this.status !== undefined && this.status >= 500;
  }

  /** Whether the refusal is about the recipient rather than about the server. */
  get isAboutRecipient(): boolean {
    return this.command === 'RCPT TO';
  }

  /** Whether the address does not exist (RFC 3463, 5.1.x), as opposed to the server refusing this sender. */
  get isAddressUnknown(): boolean {
    return this.isFinal && this.isAboutRecipient && /\b5\.1\.[0-9]\b/.test(this.message);
  }
}
