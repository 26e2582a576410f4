import { describe, expect, it } from "vitest";
import { describeError } from "~/core";
import { Failure, mayRetry, sentence, speakFailures } from "./failure";

describe("the sentence for a failure", () => {
  it("is the server's own where it is about what the person did", () => {
    expect(sentence(new Failure("already-exists", "the user name is taken"))).toBe("The user name is taken.");
    expect(sentence(new Failure("invalid-argument", "Is this a date?"))).toBe("Is this a date?");
  });

  it.each(["internal", "unavailable", "permission-denied"])(
    "is the catalogue's for %s, whatever the server says",
    (code) => {
      expect(sentence(new Failure(code, "sled: io error at page 7"))).toBe(describeError(code).sentence);
    },
  );

  it("is the catalogue's where the server has only a code to say", () => {
    expect(sentence(new Failure("unauthenticated", "UNAUTHENTICATED"))).toBe(describeError("unauthenticated").sentence);
  });

  it("is said in the language chosen, and in English where that has none", () => {
    speakFailures({ unavailable: "Der Dienst ist nicht da." });
    expect(sentence(new Failure("unavailable", "down"))).toBe("Der Dienst ist nicht da.");
    expect(sentence(new Failure("aborted", "no"))).toBe(describeError("aborted").sentence);
    speakFailures({});
    expect(sentence(new Failure("unavailable", "down"))).toBe(describeError("unavailable").sentence);
  });

  it("never shows the words of an exception", () => {
    expect(sentence(new TypeError("x is undefined"))).toBe(describeError("unknown").sentence);
  });
});

describe("a failure", () => {
  it.each([
    ["unavailable", true],
    ["permission-denied", false],
  ])("that is %s may be tried again: %s", (code, expected) => {
    expect(mayRetry(new Failure(code, ""))).toBe(expected);
  });

  it.each([undefined, null, "text", {}, { fields: "none" }])("with details %j names no fields", (details) => {
    expect(new Failure("invalid-argument", "no", details).fields).toEqual([]);
  });
});
