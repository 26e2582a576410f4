import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Mailbox } from "./mailbox";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The real server, on a data folder of its own and a port that was free. */
export class Server {
  readonly data = mkdtempSync(join(tmpdir(), "yonder-e2e-"));
  /** Address of the server; the same after a restart. */
  url = "";
  /** Emails that it sends. */
  readonly mailbox = new Mailbox();
  #smtp: string | undefined;
  #process: ChildProcess | undefined;
  readonly #flags: readonly string[];

  /** @param flags - of the program, besides those that tests need */
  constructor(flags: readonly string[] = []) {
    this.#flags = flags;
  }

  async start(): Promise<void> {
    const listen = this.url === "" ? "127.0.0.1:0" : `127.0.0.1:${new URL(this.url).port}`;
    this.#smtp ??= await this.mailbox.open();
    const program = join(root, "target/release/storage-api");
    const site = join(root, "app/dist");
    const flags = ["serve", "--listen", listen, "--data", this.data, "--site", site, "--smtp", this.#smtp];
    // Every account of a worker comes from the same address.
    flags.push("--sign-ups-per-minute", "1000000");
    this.#process = spawn(program, [...flags, ...this.#flags], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, YONDER_LOG: "error" },
    });
    this.url = await address(this.#process);
  }

  /** Ends it as an operator would, and waits until it has finished what it was doing. */
  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, "exit");
    running.kill("SIGTERM");
    await ended;
  }

  /** Makes somebody an admin, as an operator does on the command line while the server is stopped. */
  async grantAdmin(userName: string): Promise<void> {
    await this.stop();
    execFileSync(join(root, "target/release/storage-api"), ["grant-admin", userName, "--data", this.data]);
    await this.start();
  }

  async remove(): Promise<void> {
    await this.stop();
    this.mailbox.close();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** The address the server prints once it can be asked. */
async function address(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error("the server has no output");
  for await (const line of createInterface({ input: server.stdout })) {
    const found = /http:\/\/localhost:\d+/.exec(line);
    if (found) return found[0];
  }
  throw new Error("the server ended before it was ready");
}
