import { fileURLToPath, URL } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $: here("./src") },
    // Components are tested as the browser runs them, not as a server would render them.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/vortex/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // no data: addresses, so that the page's security policy needs to allow none
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "node", // what needs a page says so in its first line
    pool: "vmThreads", // a world for each file as with threads, but what makes pages is loaded once for all of them
    experimental: { fsModuleCache: true }, // by what is in each file; npm ci throws it away with the modules
    maxWorkers: 2, // by one alone all files would be run in one world
    include: ["tests/**/*.test.ts"],
    testTimeout: 600_000, // a busy machine is no mistake of ours
  },
});
