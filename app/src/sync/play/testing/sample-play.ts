/** A play for tests: three stops, of which the second is optional. */
import type { Entry } from "../../outbox/entry";
import type { PlayCall, PlayChange } from "../play-change";
import { newRecord, type PlayRecord } from "../play-record";

export const STARTED_AT = "2031-05-03T10:00:00.000Z";

export function samplePlay(): PlayRecord {
  return newRecord("b1", {
    quest: {
      title: "Old town",
      stops: [
        {
          id: "gate",
          title: "Gate",
          clue: "Look up",
          lng: 13.3777,
          lat: 52.5163,
          hintCount: 2,
          proof: { type: "question", question: "When was it built?", maxTries: 3 },
        },
        { id: "park", title: "Park", lng: 13.3501, lat: 52.5145, optional: true, proof: { type: "host" } },
        { id: "tower", title: "Tower", lng: 13.4094, lat: 52.5208, proof: { type: "location" } },
      ],
    },
    progress: {
      version: 1,
      data: {
        userId: "ann",
        questId: "q1",
        questVersion: 1,
        creatorId: "cem",
        team: ["ann"],
        startedAt: STARTED_AT,
      },
    },
  });
}

let sequence = 0;

/** A change of the sample play in the outbox. */
export function waiting(call: PlayCall, status: Entry["status"] = "waiting"): Entry<PlayChange> {
  sequence += 1;
  return {
    key: `k${sequence}`,
    kind: "play",
    uid: "ann",
    subject: "play/b1",
    data: { bookingId: "b1", title: "", call },
    createdAt: STARTED_AT,
    sequence,
    status,
    isLate: true,
    attempts: 1,
    triedAt: 0,
    notBefore: 0,
  };
}
