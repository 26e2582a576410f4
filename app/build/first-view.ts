import type { Plugin, Rollup } from "vite";

/** Modules that a page runs before it says anything, whatever fails: they must not wait for the core. */
const START = "/src/main.tsx";
/** Modules whose imports are all needed before the first page can be used. */
const FIRST = ["/src/app.tsx", "/src/screens/home/screen.tsx"];
/** Parts that the first page asks for as soon as it can be used. */
const BEHIND = [
  "/src/features/welcome/sheet-map.tsx",
  "/src/features/welcome/story/story.tsx",
  "/src/features/account/join-box.tsx",
  "/src/ui/pictures/scene.tsx",
  "/src/ui/pictures/drawn-face.tsx",
  "/src/ui/toasts.tsx",
];
/** The renderer of maps, which shares some modules with those parts and needs none of the others. */
const MAP = ["/src/map/world-canvas.tsx"];
const BARREL = /\/node_modules\/(@mantine\/(core|hooks)|@tabler\/icons-react|@tanstack\/react-query)\//;
/** The core that the first page stands on, which its script would only ask for once it runs. */
const CORE = /\/product_bg-[^/]+\.wasm$/;

/**
 * Puts what the first view needs into few files, and has the page ask for all of them at once: in many small files each
 * costs a request and compresses badly, and one that is found in another comes a round trip later. What comes behind is one
 * file for the same reason: on a slow phone the page stops for about a millisecond with each file that it asks for.
 */
export function firstView() {
  const start = new Set<string>();
  const first = new Set<string>();
  const behind = new Set<string>();
  const map = new Set<string>();
  const plugin: Plugin = {
    name: "first-view",
    apply: "build",
    buildEnd() {
      const all = [...this.getModuleIds()];
      const graph = (ends: readonly string[], into: Set<string>) => {
        const visit = (id: string) => {
          if (into.has(id)) return;
          into.add(id);
          // One that only passes others on imports far more than what is asked of it.
          if (BARREL.test(id)) return;
          this.getModuleInfo(id)?.importedIds.forEach(visit);
        };
        all.filter((id) => ends.some((end) => id.endsWith(end))).forEach(visit);
      };
      graph([START], start);
      graph(FIRST, first);
      graph(BEHIND, behind);
      graph(MAP, map);
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => asked(bundle),
    },
  };
  const isScript = (id: string) => /\.(m?js|tsx?)$/.test(id.split("?")[0] ?? "");
  const groups = [
    { name: "start", test: (id: string) => isScript(id) && start.has(id), priority: 3 },
    { name: "first", test: (id: string) => isScript(id) && first.has(id), priority: 2 },
    { name: "map-too", test: (id: string) => isScript(id) && behind.has(id) && map.has(id), priority: 1.5 },
    { name: "behind", test: (id: string) => isScript(id) && behind.has(id), priority: 1 },
  ];
  return { plugin, groups };
}

function asked(bundle: Rollup.OutputBundle) {
  const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
  const app = scripts.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/src/app.tsx"));
  const modules = [app?.fileName, ...scripts.filter(({ name }) => name === "first").map(({ fileName }) => fileName)];
  const core = Object.keys(bundle).filter((name) => CORE.test(`/${name}`));
  const link = (attrs: Record<string, string | boolean>) => ({ tag: "link", attrs, injectTo: "head" as const });
  return [
    ...modules.flatMap((name) => (name ? [link({ rel: "modulepreload", crossorigin: true, href: `/${name}` })] : [])),
    ...core.map((name) => link({ rel: "preload", as: "fetch", crossorigin: true, href: `/${name}` })),
  ];
}
