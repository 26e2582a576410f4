/** Holds the imports of the app to the table of ARCHITECTURE.md, and its files to their budgets. */
import { describe, expect, it } from "vitest";
import architecture from "../../../ARCHITECTURE.md?raw";

/** Files that may be longer than the rest, and why. */
const LONG: Record<string, string> = { "api/schema.ts": "made from the OpenAPI document" };
const MAX_LINES = 250;
const MAX_COMPONENT_LINES = 150;

const texts = Object.entries(
  import.meta.glob<string>("/src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }),
).map(([path, text]) => ({ file: path.replace("/src/", ""), text }));
const modules = texts.filter(({ file }) => !file.startsWith("testing/"));

interface Import {
  file: string;
  target: string;
  typeOnly: boolean;
}

const IMPORT =
  /^(?:import|export)(?<type> type)?\b[^;"]*?from "(?<from>[^"]+)"|\bimport\(\s*"(?<lazy>[^"]+)"|^import "(?<bare>[^"]+)"/gm;

function importsOf({ file, text }: { file: string; text: string }): Import[] {
  return [...text.matchAll(IMPORT)].map(({ groups: { type, from, lazy, bare } = {} }) => ({
    file,
    target: from ?? lazy ?? bare ?? "",
    typeOnly: type !== undefined,
  }));
}

const imports = modules.flatMap(importsOf);

/** The table of the app alone: others look like it. */
const appTable = /^\| In `app\/src` \|[\s\S]*?\n\n/m.exec(architecture)?.[0] ?? "";

/** Imports that each row may have; a name ending in `:type` only as a type. */
const table = new Map(
  [...appTable.matchAll(/^\| `([a-z-]+)` \| (.+) \|$/gm)].map(([, row = "", cell = ""]) => {
    const [values = "", types = ""] = cell.split("; of ");
    const names = (part: string) => [...part.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? "");
    return [row, [...names(values), ...names(types).map((name) => `${name}:type`)]];
  }),
);

/** `features/account/x.ts` belongs to `features/account`, `map/layers/x.ts` to `map`, `page.tsx` to `page`. */
function unitOf(path: string): string {
  const [first = "", second = ""] = path.replace(/(\.test)?\.tsx?$/, "").split("/");
  return first === "features" || first === "screens" ? `${first}/${second}` : first;
}

const rowOf = (unit: string) => unit.split("/")[0] ?? "";
const told = ({ file, target }: Import) => `${file} imports ${target}`;

function isAllowed({ file, target, typeOnly }: Import): boolean {
  const unit = unitOf(target.slice(2));
  const allowed = table.get(rowOf(unitOf(file))) ?? [];
  return [unit, rowOf(unit)].some((name) => allowed.includes(name) || (typeOnly && allowed.includes(`${name}:type`)));
}

/** The path that an import leads to, from the root of the sources. */
function resolved({ file, target }: Import): string {
  return target.startsWith("~/")
    ? target.slice(2)
    : new URL(target, `file:///${file}`).pathname.slice(1).replace(/\/$/, "");
}

const files = new Set(modules.map(({ file }) => file));

/**
 * The modules each module loads, at once or later. Imports of types alone are left out: the compiler erases them, so
 * they cannot make a module run before one that it needs.
 */
function moduleGraph(lines: readonly Import[]): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const line of lines) {
    const path = resolved(line);
    const target = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((name) => files.has(name));
    if (target && !line.typeOnly) graph.set(line.file, [...(graph.get(line.file) ?? []), target]);
  }
  return graph;
}

/** Import cycles, each as the path that closes it; depth-first search, O(modules + imports). */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const finished = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (path.includes(file) || finished.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

describe("the arrows of the app", () => {
  it("have a row for every folder and file, and every row is one", () => {
    expect(new Set(modules.map(({ file }) => rowOf(unitOf(file))))).toEqual(new Set(table.keys()));
  });

  it("point only where the table lets them", () => {
    expect(imports.filter(({ target }) => target.startsWith("~/")).length).toBeGreaterThan(50);
    expect(imports.filter((line) => line.target.startsWith("~/") && !isAllowed(line)).map(told)).toEqual([]);
  });

  it("are written relative inside a folder and with ~/ when they leave it", () => {
    const wrong = imports.filter((line) => {
      const leaves = (path: string) => unitOf(path) !== unitOf(line.file);
      return line.target.startsWith("~/")
        ? !leaves(line.target.slice(2))
        : line.target.startsWith(".") && leaves(resolved(line));
    });
    expect(wrong.map(told)).toEqual([]);
  });

  it("never lead back to the module they began at", () => {
    const graph = moduleGraph(imports);
    expect([...graph.values()].flat().length).toBeGreaterThan(1_000);
    expect(cyclesOf(graph)).toEqual([]);
  });

  it("would be reported if they formed a cycle", () => {
    const line = (file: string, target: string, typeOnly = false) => ({ file, target, typeOnly });
    const [there, back] = [line("ui/toast.ts", "./toasts"), line("ui/toasts.tsx", "~/ui/toast")];
    expect(cyclesOf(moduleGraph([there, back]))).toEqual(["ui/toast.ts → ui/toasts.tsx → ui/toast.ts"]);
    expect(cyclesOf(moduleGraph([there, { ...back, typeOnly: true }]))).toEqual([]);
  });

  it("reach the core's package only from core and workers", () => {
    const naming = imports.filter(({ target }) => target.startsWith("@yonder/wasm-core"));
    expect(new Set(naming.map(({ file }) => unitOf(file)))).toEqual(new Set(["core", "workers"]));
  });
});

describe("the files of the app", () => {
  it("are short enough to be read at once", () => {
    const long = texts.filter(({ file, text }) => {
      const budget = file.endsWith(".tsx") ? MAX_COMPONENT_LINES : MAX_LINES;
      return text.split("\n").length - 1 > budget && !(file in LONG);
    });
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  it("leave nothing for later", () => {
    const marks = /\b([T]ODO|[F]IXME)\b/;
    expect(texts.filter(({ text }) => marks.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
