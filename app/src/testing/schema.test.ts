// @vitest-environment node
import { expect, it } from "vitest";
import written from "~/api/schema.ts?raw";
import { apiTypes } from "../../build/schema.mjs";

it("the types of the api are those of the server's OpenAPI document; `npm run generate` renews them", async () => {
  expect(written).toBe(await apiTypes());
});
