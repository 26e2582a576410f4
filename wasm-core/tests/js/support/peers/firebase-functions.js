/** npm `@firebase/functions`, two versions of it, as the oracle of callables; it is driven through a stand-in for fetch. */
import { initializeApp } from "@firebase/app";
import * as functions013 from "@firebase/functions";
import * as functions014 from "functions-0.14";

let apps = 0;

export const PEERS = { 0.13: functions013, 0.14: functions014 };

/** The peer, answering every request with what `answer` gives; notes the requests. */
export function peerClient({ regionOrCustomDomain, answer = () => ({ status: 200, body: "{\"data\":null}" }), peer = functions013 } = {}) {
  const functions = peer.getFunctions(initializeApp({ projectId: "yonder", apiKey: "k", appId: "a" }, `app-${apps++}`), regionOrCustomDomain);
  const requests = [];
  functions.fetchImpl = async (url, init) => {
    requests.push({ url, ...init });
    const { status, body } = answer();
    return { status, json: async () => JSON.parse(body) };
  };
  return { functions, requests };
}

export const { connectFunctionsEmulator, httpsCallable } = functions013;
