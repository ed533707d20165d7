/** What is known of a refusal. */
interface Refusal {
  /** Of SMTP; undefined: there was no answer. */
  readonly status: number | undefined;
  /** Of Node or nodemailer, such as ECONNREFUSED or EENVELOPE. */
  readonly code: string | undefined;
  /** The SMTP command that was refused, such as RCPT TO; CONN: there was no connection. */
  readonly command: string | undefined;
}

/** The mail server did not accept an email. */
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

  /** Whether it will not accept it later either. */
  get isFinal(): boolean {
    return this.status !== undefined && this.status >= 500;
  }

  /** Whether it says something about the recipient rather than about the server. */
  get isAboutRecipient(): boolean {
    return this.command === 'RCPT TO';
  }

  /** Whether it says that there is no such address (RFC 3463, 5.1.x), rather than that it wants no email from here. */
  get isAddressUnknown(): boolean {
    return this.isFinal && this.isAboutRecipient && /\b5\.1\.[0-9]\b/.test(this.message);
  }
}
