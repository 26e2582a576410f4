/** Holds the list of Mantine's styles to what the app uses; all of them would make the first view a tenth heavier. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import first from "../ui/mantine.css?raw";
import later from "../ui/mantine-later.css?raw";

const packageOf = (name: string) => join(process.cwd(), "node_modules", name);
const mantine = packageOf("@mantine/core");
const sources = Object.values(
  import.meta.glob<string>(["/src/**/*.{ts,tsx}", "!/src/**/*.test.*"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** Names of components that a text imports from Mantine. */
function used(text: string): string[] {
  return [...text.matchAll(/import \{([^}]*)\} from ["']@mantine\/core["']/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim().split(" ")[0] ?? ""),
  );
}

/** The styles that a module of Mantine needs: its own, and those of the components it draws with. */
function stylesOf(file: string, seen: Set<string>): void {
  if (seen.has(file) || !existsSync(file)) return;
  seen.add(file);
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)) {
    stylesOf(join(dirname(file), from), seen);
  }
}

it("the styles of every part of Mantine that is drawn are listed", () => {
  const others = [
    join(packageOf("@mantine/notifications"), "esm/NotificationContainer.mjs"),
    join(packageOf("@mantine/notifications"), "esm/Notifications.mjs"),
    join(packageOf("@mantine/spotlight"), "esm/Spotlight.mjs"),
    join(packageOf("@mantine/spotlight"), "esm/SpotlightRoot.mjs"),
    join(packageOf("@mantine/spotlight"), "esm/SpotlightAction.mjs"),
  ].map((file) => readFileSync(file, "utf8"));
  const names = new Set([...sources, ...others].flatMap(used).filter((name) => /^[A-Z]/.test(name)));
  const seen = new Set<string>();
  for (const name of names) stylesOf(join(mantine, `esm/components/${name}/${name}.mjs`), seen);
  const needed = [...seen].flatMap((file) => /(\w+)\.module\.mjs$/.exec(file)?.[1] ?? []);
  const present = Array.from((first + later).matchAll(/styles\/([A-Z]\w+)\.css/g), ([, name = ""]) => name);
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.filter((name) => !present.includes(name))).toEqual([]);
});
