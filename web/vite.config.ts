import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The server a page under development talks to. */
const server = process.env["QUARTIER_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", outDir: "../src/quartier/web", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
