import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Words of the whole app, which a page with words of its own must not carry along. */
const noAppWords: Plugin = {
  name: "no-app-words",
  enforce: "pre",
  resolveId(source, importer) {
    const isAppWords = importer?.endsWith("/ui/words/language.ts") && source.startsWith("./de");
    return isAppWords ? "\0no-words" : undefined;
  },
  load: (id) => (id === "\0no-words" ? "export const de = null; export const failures = {};" : undefined),
};

/**
 * Builds the page of an invitation beside the app, with Preact in place of React: strangers open it on slow phones, and
 * the same components run on a tenth of the code. Its files have a prefix, so that the app does not keep them.
 */
export default defineConfig({
  plugins: [noAppWords, react()],
  publicDir: false,
  resolve: {
    alias: [
      { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
      { find: /^react(-dom)?$/, replacement: "preact/compat" },
      { find: /^react\/(jsx-(?:dev-)?runtime)$/, replacement: "preact/$1" },
      { find: "~", replacement: fileURLToPath(new URL("./src", import.meta.url)) },
    ],
  },
  build: {
    target: "esnext",
    assetsInlineLimit: 0,
    emptyOutDir: false,
    manifest: ".vite/invitation.json",
    rolldownOptions: {
      input: "invitation.html",
      output: {
        entryFileNames: "assets/invitation-[hash].js",
        chunkFileNames: "assets/invitation-[name]-[hash].js",
        assetFileNames: ({ names: [name = ""] }) =>
          name.endsWith(".css") ? "assets/invitation-[hash][extname]" : "assets/[name]-[hash][extname]",
      },
    },
  },
});
