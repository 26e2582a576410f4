import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { upload } from "./upload";

let answer = (_request: IncomingMessage, response: ServerResponse) => void response.end();
const server = createServer((request, response) => {
  response.setHeader("access-control-allow-origin", "*").setHeader("access-control-allow-headers", "*");
  request.resume().on("end", () => (request.method === "OPTIONS" ? response.end() : answer(request, response)));
});
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/photos`;

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

it("sends the file with its headers, and answers what the server said", async () => {
  const seen = vi.fn();
  answer = (request, response) => {
    seen(request.method, request.headers.authorization);
    response.writeHead(201, { "content-type": "application/json" }).end('{"ref":"/v1/photos/a"}');
  };
  const sent = upload(url(), new Blob(["picture"]), { Authorization: "Bearer token" }, () => undefined);
  expect(await sent).toEqual({ status: 201, body: { ref: "/v1/photos/a" } });
  expect(seen).toHaveBeenCalledExactlyOnceWith("POST", "Bearer token");
});

it("answers a refusal with its body, and no JSON with none", async () => {
  answer = (_, response) => void response.writeHead(413).end('{"error":{"status":"OUT_OF_RANGE"}}');
  expect(await upload(url(), new Blob([""]), {}, () => undefined)).toMatchObject({ status: 413, body: { error: {} } });
  answer = (_, response) => void response.writeHead(502).end("<html>");
  expect(await upload(url(), new Blob([""]), {}, () => undefined)).toEqual({ status: 502, body: null });
});

it("ends with status 0 where there is no answer", async () => {
  answer = (request) => void request.socket.destroy();
  expect(await upload(url(), new Blob([""]), {}, () => undefined)).toEqual({ status: 0, body: null });
});

it("ends with status 0 where the server hangs, and leaves the next file its way", async () => {
  const seen = vi.fn();
  answer = (_request, response) => {
    seen();
    response.on("close", () => seen("gave up"));
  };
  const hung = upload(url(), new Blob(["picture"]), {}, () => undefined, 100);
  expect(await hung).toEqual({ status: 0, body: null });
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith("gave up"));
  answer = (_, response) => void response.writeHead(201).end("{}");
  expect(await upload(url(), new Blob(["picture"]), {}, () => undefined)).toEqual({ status: 201, body: {} });
});
