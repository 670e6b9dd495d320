// How the web app is built and unit-tested. The bundle is served by `fivepoint serve` from the
// package, with every address relative to the root of the site.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { thaiWordBreaks } from './build/thai.ts';
import { precacheList } from './build/precache.ts';

// The catalogues are shared with Python. The build copies the sources of the app elsewhere and says
// where the catalogues are; from a checkout they are found in place.
const locales =
  process.env.FIVEPOINT_LOCALES ??
  fileURLToPath(new URL('../src/fivepoint/locales', import.meta.url));

export default defineConfig({
  plugins: [svelte(), thaiWordBreaks(), precacheList()],
  resolve: {
    alias: {
      '@locales': locales,
      '@project': resolve(locales, '../../..'),
    },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    // `npm run dev` beside a running `fivepoint serve`.
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], css: { include: /tokens/ } },
});
