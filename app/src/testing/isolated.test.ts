import { expect, it } from "vitest";
import { ISOLATED } from "./isolated";

const tests = import.meta.glob<string>("../**/*.test.{ts,tsx}", { query: "?raw", import: "default", eager: true });

it("tests that replace modules have a worker of their own", () => {
  const replacing = Object.entries(tests)
    .filter(([, text]) => /^\s*vi\.(mock|doMock|resetModules)\(|^import "fake-indexeddb/m.test(text))
    .map(([path]) => path.replace("../", ""));
  expect(replacing.length).toBeGreaterThan(10);
  expect(replacing.filter((path) => !ISOLATED.some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
});
