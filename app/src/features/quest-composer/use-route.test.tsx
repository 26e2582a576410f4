import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { stopOf } from "~/sync/quest-drafts/content";
import { useRoute } from "./use-route";

it("a walk stays the same while texts are typed, and changes with places and times", () => {
  const stop = stopOf({ title: "Gate", lng: -9.14, lat: 38.7 }, "a");
  const { result, rerender } = renderHook(({ stops }) => useRoute(stops), { initialProps: { stops: [stop] } });
  const first = result.current;
  rerender({ stops: [{ ...stop, title: "The gate", clue: "Look up" }] });
  expect(result.current).toBe(first);
  rerender({ stops: [{ ...stop, stayMin: 20 }] });
  expect(result.current).not.toBe(first);
  expect(result.current[0]).toMatchObject({ id: "a", lat: 38.7, stayMin: 20 });
});
