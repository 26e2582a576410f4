// @vitest-environment node
import { afterEach, expect, it } from "vitest";
import { type StandIn, standIn } from "./stand-in.mjs";
import { transportTo } from "./transport";

let service: StandIn | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

const never = new AbortController().signal;
let clock = 0;

async function transportWith(answer: Parameters<typeof standIn>[0]) {
  service = await standIn(answer);
  return transportTo(service.url, () => clock);
}

it("answers with the JSON of the service", async () => {
  const transport = await transportWith(({ json }) => json({ a: [1] }));
  expect(await transport.get("/x?q=%C3%A9", never)).toEqual({ a: [1] });
  expect(service?.asked[0]?.searchParams.get("q")).toBe("é");
  expect(transport.isResting()).toBe(false);
});

it.each([
  ["a service that does not begin to answer", () => {}, "connection-timeout", "Connection timeout"],
  [
    "a service that does not finish its answer",
    ({ begin }: { begin(): void }) => begin(),
    "socket-timeout",
    "Socket timeout",
  ],
  [
    "a service that hangs up",
    ({ drop }: { drop(): void }) => drop(),
    "network-request-failed",
    "Network request failed",
  ],
])("says in the words of the specification what is wrong with %s", async (_, answer, code, message) => {
  const transport = await transportWith(answer);
  await expect(transport.get("/", never)).rejects.toMatchObject({ code, message });
  expect(transport.isResting()).toBe(true);
});

it("leaves a service that failed alone for two minutes", async () => {
  const transport = await transportWith(({ json }) => json({ error: {} }, 503));
  await expect(transport.get("/", never)).rejects.toMatchObject({ code: "unavailable" });
  clock += 119_999;
  expect(transport.isResting()).toBe(true);
  clock += 1;
  expect(transport.isResting()).toBe(false);
});

it("goes on asking a service that refused one question", async () => {
  const transport = await transportWith(({ json }) => json({ error: "too short" }, 400));
  await expect(transport.get("/", never)).rejects.toMatchObject({ code: "invalid-argument" });
  expect(transport.isResting()).toBe(false);
});

it("takes an answer that is no JSON for a failure of the service", async () => {
  const transport = await transportWith(({ json }) => json(undefined));
  await expect(transport.get("/", never)).rejects.toMatchObject({ message: "the answer cannot be read" });
  expect(transport.isResting()).toBe(true);
});

it("blames nobody when the question is given up", async () => {
  const transport = await transportWith(() => {});
  const given = new AbortController();
  const asking = transport.get("/", given.signal);
  given.abort(new Error("typed on"));
  await expect(asking).rejects.toThrow("typed on");
  expect(transport.isResting()).toBe(false);
});
