import { expect, it } from "vitest";
import { faceOf } from "./face";

const seeds = Array.from({ length: 200 }, (_, at) => `Person ${at}`);

it("somebody has the same face everywhere", () => {
  expect(faceOf("June Alderwick")).toEqual(faceOf("June Alderwick"));
});

it("faces differ from each other in most ways", () => {
  const faces = seeds.map((seed) => JSON.stringify(faceOf(seed)));
  expect(new Set(faces).size).toBeGreaterThan(190);
});

it("hair stands out from skin, and beards go only with hair that suits them", () => {
  for (const face of seeds.map(faceOf)) {
    expect(face.skin.face).not.toBe(face.hair);
    if (face.beard) expect(face.style.mayHaveBeard).toBe(true);
  }
});

it("somebody without a name has a face", () => {
  expect(faceOf("").ground).toMatch(/^#/);
});

it("the hash of a seed stands for the seed", () => {
  expect(faceOf("#e40c292c")).toEqual(faceOf("a"));
});
