import { fileURLToPath, URL } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  plugins: [svelte()],
  resolve: { alias: { $: here("../src") } },
  build: { target: "es2022", emptyOutDir: true },
  server: { fs: { allow: [here("../..")] } },
});
