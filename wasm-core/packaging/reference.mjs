/** The reference of `@yonder/clustering`, from the declarations of the built package: `npm run reference` writes docs/api.md. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Each entry, and the files whose declarations it exports. */
const ENTRIES = {
  "@yonder/clustering": ["clustering", "starter", "parts/clustering", "core/clustering/index", "grid"],
  "@yonder/clustering/supercluster": ["supercluster/index", "supercluster/types", "supercluster/features", "supercluster/trees"],
  "@yonder/clustering/worker": ["worker/clusters", "worker/cluster-client", "worker/protocol"],
};
/** Declared for the package's own use. */
const INNER = new Set(["GridState", "OrderedIndex", "TileArrays", "TreeArrays", "LevelArrays", "Starter", "initFrom", "starter", "Slots", "slotsOf", "project", "boxOnSquare", "degreesOf", "treeAt", "clusterQuestions", "codedError", "Request", "Reply", "Answer", "PlainError"]);

const DECLARATION = /(?:\/\*\*\n?((?:(?!\*\/)[\s\S])*?)\*\/\n)?^export (?:declare )?(?:(?:class|interface) (\w+)[\s\S]*?^\}|(?:function|type|const) (\w+)[\s\S]*?;)$/gm;

/** The text of a doc comment, its parameters as a list. */
function prose(comment = "") {
  const text = comment.split("\n").map((line) => line.replace(/^\s*\*? ?/, "").trimEnd()).join("\n").trim();
  const plain = text.replace(/^@param \{.*$\n?/gm, "").replace(/^@returns \{.*$\n?/gm, "");
  return plain.replace(/\{@link ([^}]+)\}/g, "`$1`").replace(/^@param (\w+) - /gm, "- `$1`: ").replace(/^@throws /gm, "- throws ").trim();
}

/** The members of a class or interface, without what is private and without the comments that repeat types. */
function signature(code) {
  return code.replace(/^export (declare )?/, "").replace(/^ {4}(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n {4})?(#private|private .*|free\(\): void|\[Symbol\.dispose\].*);\n/gm, "")
    .replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\//g, (comment) => comment.split("\n").filter((line) => !/@(param|returns) \{/.test(line)).join("\n"));
}

/** The whole reference as Markdown. */
export function reference(pkg = new URL("../pkg-clustering/", import.meta.url)) {
  const { version } = JSON.parse(readFileSync(new URL("package.json", pkg), "utf8"));
  const lines = ["# Reference", "", `\`@yonder/clustering\` ${version}, from its declarations by \`npm run reference\`. Objects with \`free()\` also work with \`using\`.`];
  for (const [entry, files] of Object.entries(ENTRIES)) {
    lines.push("", `## \`${entry}\``);
    const seen = new Set();
    for (const file of files) {
      const text = readFileSync(new URL(`${file}.d.ts`, pkg), "utf8");
      for (const [whole, comment, declared, other] of text.matchAll(DECLARATION)) {
        if (INNER.has(declared ?? other)) continue;
        // The face of a class extends the one that the core has.
        const name = seen.has(declared) ? `${declared}, inherited` : (declared ?? other);
        seen.add(name);
        const code = signature(whole.slice(whole.search(/^export /m)));
        lines.push("", `### \`${name}\``, "", ...(comment ? [prose(comment), ""] : []), "```ts", code, "```");
      }
    }
  }
  return `${lines.join("\n")}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.stdout.write(reference());
