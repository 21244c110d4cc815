import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath, URL } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tell the service worker what the build consists of: it keeps scripts, styles and icons. Pictures it leaves alone. */
function tellWorker(): Plugin {
  const icons = readdirSync(here("./public/icons")).map((name) => `icons/${name}`);
  const others = ["icon.svg", "manifest.webmanifest", ...icons];
  return {
    name: "tell-worker",
    generateBundle(_, bundle) {
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") throw new Error("there is no worker.js");
      if (worker.imports.length)
        throw new Error("worker.js must be one file: not every browser lets it import");
      const made = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name));
      const version = createHash("sha256").update(JSON.stringify([worker.code, made]));
      for (const name of ["index.html", ...others.map((one) => `public/${one}`)]) {
        version.update(readFileSync(here(`./${name}`)));
      }
      const files = [...made, ...others].sort().map((name) => `/${name}`);
      const build = JSON.stringify({ version: version.digest("hex").slice(0, 16), files });
      worker.code = worker.code.replace(/(["'`])__BUILD__\1/, () => JSON.stringify(build));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), tellWorker()],
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
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: here("./index.html"), worker: here("./src/worker/worker.ts") },
      output: {
        // Its address stays the same: browsers look there for a newer one.
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
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
