/** Addresses of all drawn scenes by name: the chunk that `scene.tsx` loads when the first of them is shown. */
const files = import.meta.glob<string>("./scenes/*.svg", { query: "?url", import: "default", eager: true });

export const sceneFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, address]) => [path.slice("./scenes/".length, -".svg".length), address]),
);
