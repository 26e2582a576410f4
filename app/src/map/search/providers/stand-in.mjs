// For tests: a service on loopback that answers as it is told, and remembers what it was asked. JavaScript, because the
// page's types know no server.
import { createServer } from "node:http";

export async function standIn(answer) {
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", "http://stand-in"));
    const json = (body, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    answer({ json, begin: () => response.writeHead(200).write("["), drop: () => request.socket.destroy() });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
