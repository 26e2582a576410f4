// The shell that an app writes, with a thread's port in the place of a worker's scope.
import { parentPort } from "node:worker_threads";
import { servePlaces } from "../../../pkg/worker/places-worker.js";

servePlaces({
  postMessage: (message, transfer) => parentPort.postMessage(message, transfer),
  addEventListener: (_type, listener) => parentPort.on("message", (data) => listener({ data })),
});
