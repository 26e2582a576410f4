import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

const KEY = "sk_test_stand_in";
const SECRET = "whsec_stand_in";

/** A checkout session, as far as the server reads it. */
interface Session {
  id: string;
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  payment_intent: string | null;
  amount_total: number;
  success_url: string;
  cancel_url: string;
  [field: string]: unknown;
}

interface Answer {
  status: number;
  body: object;
}

/** Stripe on loopback: sessions with a page to pay on, refunds, idempotency keys and signed events. */
export class Stripe {
  /** Money that went back, in the smallest unit. */
  refunded = 0;
  /** Sessions that were opened: one for each payment, however often it was asked for. */
  readonly sessions = new Map<string, Session>();
  readonly #kept = new Map<string, Answer>();
  readonly #http: Server = createServer((request, response) => void this.#serve(request, response));
  #url = "";
  /** Address of the server under test, to which guests come back and events are sent. */
  site = "";

  /** Starts it; answers the flags that make a server use it. */
  async open(): Promise<readonly string[]> {
    await new Promise<void>((resolve) => this.#http.listen(0, "127.0.0.1", resolve));
    const address = this.#http.address();
    if (address === null || typeof address === "string") throw new Error("the stand-in has no port");
    this.#url = `http://127.0.0.1:${address.port}`;
    return ["--stripe-key", KEY, "--stripe-webhook-secret", SECRET, "--stripe-api", this.#url];
  }

  close(): void {
    this.#http.close();
  }

  /** Ends the newest session as Stripe does when its time is over, and tells the server. */
  async expire(): Promise<void> {
    const session = [...this.sessions.values()].at(-1);
    if (!session) throw new Error("no session is open");
    session.status = "expired";
    await this.#tell("checkout.session.expired", session);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", this.#url);
    const form = new URLSearchParams(await textOf(request));
    if (pathname.startsWith("/pay/")) return this.#page(pathname.slice("/pay/".length), form, response);
    const key = request.headers["idempotency-key"];
    const kept = typeof key === "string" ? this.#kept.get(key) : undefined;
    const answer = kept ?? this.#call(request.method ?? "GET", pathname, form);
    if (typeof key === "string") this.#kept.set(key, answer);
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
  }

  /** The page of a session: a card that is accepted, one that is declined, and the way back. */
  async #page(id: string, form: URLSearchParams, response: ServerResponse): Promise<void> {
    const session = this.sessions.get(id);
    if (!session) return void response.writeHead(404).end();
    const card = form.get("card");
    if (card === "good" && session.status === "open") {
      Object.assign(session, { status: "complete", payment_status: "paid", payment_intent: `pi_${id}` });
      await this.#tell("checkout.session.completed", session);
      return void response.writeHead(303, { location: this.#onSite(session.success_url) }).end();
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(
      `<!doctype html><title>Pay</title>${card ? "<p role=alert>Your card was declined.</p>" : ""}
      <form method="post"><button name="card" value="good">Pay ${session.amount_total / 100}</button>
      <button name="card" value="declined">Pay with a declined card</button></form>
      <a href="${this.#onSite(session.cancel_url)}">Back</a>`,
    );
  }

  /** The server listens on whatever port was free, and does not know under which address it is reached. */
  #onSite(url: string): string {
    const { pathname, search } = new URL(url, this.site);
    return new URL(`${pathname}${search}`, this.site).href;
  }

  #call(method: string, path: string, form: URLSearchParams): Answer {
    const [, , ...parts] = path.split("/");
    const [kind, name, id, action] = parts;
    if (method === "POST" && kind === "checkout" && id === undefined) return { status: 200, body: this.#begin(form) };
    const session = this.sessions.get(id ?? "");
    if (kind === "checkout" && session) {
      if (action === "expire") session.status = "expired";
      return { status: 200, body: session };
    }
    if (method === "POST" && kind === "refunds") {
      this.refunded += Number(form.get("amount"));
      return {
        status: 200,
        body: { id: `re_${this.refunded}`, status: "succeeded", amount: Number(form.get("amount")) },
      };
    }
    if (kind === "refunds" && name === undefined) return { status: 200, body: { object: "list", data: [] } };
    return { status: 404, body: { error: { code: "resource_missing" } } };
  }

  #begin(form: URLSearchParams): Session {
    const id = `cs_test_${this.sessions.size + 1}`;
    const price = "line_items[0][price_data]";
    const session: Session = {
      ...{ id, object: "checkout.session", status: "open", payment_status: "unpaid", payment_intent: null },
      url: `${this.#url}/pay/${id}`,
      amount_total: Number(form.get(`${price}[unit_amount]`)) * Number(form.get("line_items[0][quantity]")),
      currency: form.get(`${price}[currency]`),
      client_reference_id: form.get("client_reference_id"),
      metadata: { payment: form.get("metadata[payment]") },
      success_url: form.get("success_url") ?? "",
      cancel_url: form.get("cancel_url") ?? "",
    };
    this.sessions.set(id, session);
    return session;
  }

  /** Sends a signed event, twice, as Stripe may. */
  async #tell(type: string, object: Session): Promise<void> {
    const body = JSON.stringify({ id: `evt_${object.id}`, object: "event", type, data: { object } });
    const time = Math.floor(Date.now() / 1_000);
    const signature = createHmac("sha256", SECRET).update(`${time}.${body}`).digest("hex");
    for (const _ of [1, 2]) {
      const headers = { "content-type": "application/json", "stripe-signature": `t=${time},v1=${signature}` };
      const { ok, status } = await fetch(`${this.site}/webhooks/stripe`, { method: "POST", headers, body });
      if (!ok) throw new Error(`the server did not take the event: ${status}`);
    }
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
