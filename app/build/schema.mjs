// TypeScript types of what the server takes and answers, made from the OpenAPI document that the Rust code describes.
//   npm run generate     writes src/api/schema.ts; a test compares it with what this makes
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

/** The generator wants a root type; it holds nothing and is cut out again, with the notes that mention it. */
const ROOT = "Api";
const REFERENCE_NOTE =
  / \*\n \* This interface was referenced by `Api`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
const document = new URL("../../storage-api/openapi.json", import.meta.url);
const written = new URL("../src/api/schema.ts", import.meta.url);

/** A description beside a reference would make the generator copy the type; around it, it documents the property. */
function describedReference(_key, value) {
  const { $ref, description } = value ?? {};
  return $ref && description ? { description, allOf: [{ $ref }] } : value;
}

/** The text of `src/api/schema.ts`. */
export async function apiTypes() {
  const { components } = JSON.parse(readFileSync(document, "utf8"), describedReference);
  const definitions = JSON.parse(
    JSON.stringify(components.schemas).replaceAll("#/components/schemas/", "#/definitions/"),
  );
  const types = await compile({ title: ROOT, type: "object", additionalProperties: false, definitions }, ROOT, {
    additionalProperties: false,
    bannerComment: "// Made from storage-api/openapi.json by `npm run generate`; a test compares. Do not edit.",
    unreachableDefinitions: true,
    style: { printWidth: 120 },
  });
  return types.replaceAll(REFERENCE_NOTE, "").replace(`export interface ${ROOT} {}\n`, "");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(written, await apiTypes());
