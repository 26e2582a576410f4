import { createServer, type Server, type Socket } from "node:net";

/** A letter as it came. */
export interface Letter {
  to: string;
  subject: string;
  body: string;
}

/** A mail server that keeps what it is given, as far as SMTP (RFC 5321) is needed for that. */
export class Mailbox {
  readonly #letters: Letter[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #server: Server = createServer((socket) => receive(socket, (letter) => this.#keep(letter)));

  /** Address for emails: `smtp://127.0.0.1:…`. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("the mailbox has no port");
    return `smtp://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#server.close();
  }

  /** The newest letter to somebody that says something, once it has come. */
  async letter(to: string, says: string | RegExp): Promise<Letter> {
    for (;;) {
      const found = this.#letters.findLast(
        (letter) => letter.to === to && new RegExp(says).test(`${letter.subject}\n${letter.body}`),
      );
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  #keep(letter: Letter): void {
    this.#letters.push(letter);
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}

/** The path and query of the page a letter leads to. */
export function pathIn({ body }: Letter): string {
  const url = /https?:\/\/\S+/.exec(body)?.[0];
  if (!url) throw new Error(`there is no link in the letter: ${body}`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function receive(socket: Socket, keep: (letter: Letter) => void): void {
  let input = "";
  let to = "";
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "RCPT") to = /<(.+)>/.exec(line)?.[1] ?? "";
    if (verb === "DATA") inData = true;
    if (verb === "DATA") say("354 go on");
    else if (verb === "QUIT") socket.end("221 bye\r\n");
    else say("250 good");
  };
  socket.setEncoding("utf8");
  socket.on("data", (text: string) => {
    input += text;
    for (;;) {
      const end = inData ? "\r\n.\r\n" : "\r\n";
      const at = input.indexOf(end);
      if (at === -1) return;
      const part = input.slice(0, at);
      input = input.slice(at + end.length);
      if (!inData) command(part);
      else {
        inData = false;
        keep(read(to, part));
        say("250 kept");
      }
    }
  });
  // A sender that goes away in the middle has sent nothing.
  socket.on("error", () => undefined);
  say("220 mailbox");
}

function read(to: string, raw: string): Letter {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  const quoted = /^content-transfer-encoding: quoted-printable/im.test(head);
  return { to, subject: /^subject: (.*)$/im.exec(head)?.[1] ?? "", body: quoted ? unquoted(body) : body };
}

/** Quoted-printable (RFC 2045): soft line breaks go, and bytes stand as they were. */
function unquoted(text: string): string {
  return text
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));
}
