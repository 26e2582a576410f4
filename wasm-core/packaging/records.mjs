// TypeScript types of the records, made from the OpenAPI components that the Rust types describe.
//   node packaging/records.mjs > js/records.ts
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

/** The generator wants a root type; it holds nothing and is cut out again, with the notes that mention it. */
const ROOT = "Records";
const REFERENCE_NOTE = / \*\n \* This interface was referenced by `Records`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;

const crate = fileURLToPath(new URL("..", import.meta.url));

/** The components as the Rust types describe them. */
function componentSchemas() {
  const arguments_ = ["run", "--quiet", "--release", "--config", "../.ci/tests.toml", "--package", "wasm-core", "--features", "schema", "--example", "schema"];
  const openapi = execFileSync("cargo", arguments_, { cwd: crate, encoding: "utf8", maxBuffer: 1 << 24 });
  return JSON.parse(openapi).components.schemas;
}

/**
 * What is optional in a record is left out when it is missing, never written as `null`; a `null` read is accepted and
 * means the same. The types say so with `?` alone.
 */
function withoutNull(schema) {
  const alternatives = schema.oneOf?.filter(({ type }) => type !== "null");
  if (alternatives?.length === 1) return alternatives[0];
  if (Array.isArray(schema.type)) return { ...schema, type: schema.type.filter((type) => type !== "null")[0] };
  return schema;
}

/** A description beside a reference would make the generator copy the type; around it, it documents the property. */
function describedReference(schema) {
  const { $ref, description } = schema;
  return $ref && description ? { description, allOf: [{ $ref }] } : schema;
}

/** Rewrites every schema in `node`, innermost first. */
function rewrite(node) {
  if (Array.isArray(node)) return node.map(rewrite);
  if (node === null || typeof node !== "object") return node;
  const { propertyNames, ...rest } = node;
  return withoutNull(describedReference(Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, rewrite(value)]))));
}

/** The text of `js/records.ts`. */
export async function recordTypes() {
  const text = JSON.stringify(rewrite(componentSchemas())).replaceAll("#/components/schemas/", "#/definitions/");
  const types = await compile({ title: ROOT, type: "object", additionalProperties: false, definitions: JSON.parse(text) }, ROOT, {
    additionalProperties: false,
    bannerComment: "// Made from the Rust types by packaging/records.mjs (`npm run generate`); a test compares. Do not edit.",
    unreachableDefinitions: true,
    style: { printWidth: 130 },
  });
  return types.replaceAll(REFERENCE_NOTE, "").replace(`export interface ${ROOT} {}\n`, "");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(await recordTypes());
