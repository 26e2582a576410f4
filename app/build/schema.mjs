// TypeScript types of what the server takes and answers, made from the OpenAPI document that the Rust code describes.
//   npm run generate     writes src/api/schema.ts; a test compares it with what this makes
// Records are the core's: the types name those of `~/core`, and repeat none.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

/** The generator wants a root type; it holds nothing and is cut out again, with the notes that mention it. */
const ROOT = "Api";
const REFERENCE_NOTE =
  / \*\n \* This interface was referenced by `Api`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
const document = new URL("../../storage-api/openapi.json", import.meta.url);
const records = new URL("../../wasm-core/js/records.ts", import.meta.url);
const written = new URL("../src/api/schema.ts", import.meta.url);

/** Types with a parameter: the document has one schema for each use, `Versioned_Quest`; here it is `Versioned<Quest>`. */
const GENERICS = ["Versioned", "Found"];
/** Has a parameter too: the document cannot say that its `data` is the record of its topic. */
const LIVE = "LiveChange";
const ENVELOPES = /^(?:CallOf|ResultOf)_/;
const FUNCTIONS = "/functions/";

/** The type that the name of a schema stands for: `Found_Quest` → `Found<Quest>`, `Keyed_X` → `Keyed<X>`. */
function typeOf(name) {
  const [, outer, inner] = /^(Versioned|Found|Keyed|GuestKeyed|Option)_(\w+)$/.exec(name) ?? [];
  if (outer === "Option") return `${typeOf(inner)} | null`;
  return outer ? `${outer}<${typeOf(inner)}>` : name;
}

const nameOf = (reference) => reference.replace("#/components/schemas/", "");

/** Rewrites every schema in `node`: references to records and generic types become their names in TypeScript. */
function rewrite(node, recordNames) {
  if (Array.isArray(node)) return node.map((each) => rewrite(each, recordNames));
  if (node === null || typeof node !== "object") return node;
  const { $ref, description, ...rest } = node;
  if ($ref === undefined) {
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, rewrite(value, recordNames)]));
  }
  const name = nameOf($ref);
  const about = description ? { description } : {};
  const isNamedHere = recordNames.has(name) || typeOf(name) !== name;
  if (isNamedHere) return { ...about, tsType: typeOf(name) };
  // A description beside a reference would make the generator copy the type; around it, it documents the property.
  const reference = { $ref: `#/definitions/${name}`, ...rest };
  return description ? { ...about, allOf: [reference] } : reference;
}

/** The schema of a generic type, from its use for one record; every other use must say the same. */
function genericSchema(name, schemas) {
  const uses = Object.entries(schemas).filter(([use]) => use.startsWith(`${name}_`));
  const shapes = uses.map(([use, schema]) => {
    const argument = use.slice(name.length + 1);
    return JSON.stringify(rewrite(schema, new Set([argument]))).replaceAll(
      new RegExp(`\\b${argument}\\b`, "g"),
      "Data",
    );
  });
  const [shape] = shapes;
  if (!shape || shapes.some((other) => other !== shape)) throw new Error(`uses of ${name} differ`);
  return JSON.parse(shape);
}

/** What each function of the server takes and answers. */
function functionTable(paths) {
  const rows = Object.entries(paths).flatMap(([path, { post }]) => {
    if (!path.startsWith(FUNCTIONS)) return [];
    const schemaOf = (body) => typeOf(nameOf(body.content["application/json"].schema.$ref).replace(ENVELOPES, ""));
    const [data, result] = [schemaOf(post.requestBody), schemaOf(post.responses["200"])];
    return `  ${path.slice(FUNCTIONS.length)}: { data: ${data}; result: ${result} };\n`;
  });
  return `\n/** The functions of the server: what each takes and answers. */\nexport interface Functions {\n${rows.join("")}}\n`;
}

/** The record in each collection that documents are read from. */
function collectionTable(paths) {
  const rows = Object.entries(paths).flatMap(([path, { get }]) => {
    const collection = /^\/v1\/(\w+)\/\{\w+\}$/.exec(path)?.[1];
    const reference = get?.responses["200"]?.content?.["application/json"]?.schema?.$ref;
    return collection && reference ? `  ${collection}: ${typeOf(nameOf(reference))};\n` : [];
  });
  return `\n/** The collections of the server, each with the type of its documents. */\nexport interface Collections {\n${rows.join("")}}\n`;
}

const KEYED = `
/** Arguments of a function that changes something: sent again under the same key, it still happens once. */
export type Keyed<Arguments> = Arguments & { idempotencyKey: string };

/** The same for a caller who may not be signed in: 32 to 128 random characters show that a repeated call is theirs. */
export type GuestKeyed<Arguments> = Keyed<Arguments> & { guestSecret?: string | null };
`;

/** The text of `src/api/schema.ts`. */
export async function apiTypes() {
  const { components, paths } = JSON.parse(readFileSync(document, "utf8"));
  const { schemas } = components;
  const recordNames = new Set(
    Array.from(readFileSync(records, "utf8").matchAll(/^export (?:interface|type) (\w+)/gm), ([, name]) => name),
  );
  const own = Object.entries(schemas).filter(
    ([name]) => !recordNames.has(name) && typeOf(name) === name && !ENVELOPES.test(name),
  );
  const definitions = Object.fromEntries([
    ...GENERICS.map((name) => [name, genericSchema(name, schemas)]),
    ...own.map(([name, schema]) => [name, rewrite(schema, recordNames)]),
  ]);
  const { data } = definitions[LIVE].properties;
  definitions[LIVE].properties.data = { description: data.description, tsType: "Data | null" };
  const types = await compile({ title: ROOT, type: "object", additionalProperties: false, definitions }, ROOT, {
    additionalProperties: false,
    bannerComment: "",
    unreachableDefinitions: true,
    style: { printWidth: 120 },
  });
  const parametrised = [...GENERICS, LIVE].reduce(
    (text, name) => text.replace(`export interface ${name} {`, `export interface ${name}<Data = unknown> {`),
    types.replaceAll(REFERENCE_NOTE, "").replace(`export interface ${ROOT} {}\n`, ""),
  );
  const body = `${parametrised.trim()}\n${KEYED}${collectionTable(paths)}${functionTable(paths)}`;
  const used = [...recordNames].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(body.replaceAll(/\/\*\*[\s\S]*?\*\//g, "")),
  );
  return `// Made from storage-api/openapi.json by \`npm run generate\`; a test compares. Do not edit.\nimport type {\n${used
    .sort()
    .map((name) => `  ${name},\n`)
    .join("")}} from "~/core";\n\n${body}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(written, await apiTypes());
