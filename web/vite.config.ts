import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { engine } from './engine.plugin.ts';
import { words } from './words.plugin.ts';

const server = process.env['TILERUMMY_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './', // any folder of any host; the server gives the root in its place (server/edge/http/assets.py)
  plugins: [
    words(),
    engine(),
    svelte(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      workbox: {
        importScripts: ['notify-sw.js', 'before-sw.js'],
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/^\/(api|ws|schema|healthz|readyz|metrics|privacy|licences|fairness|host|plain|\.well-known)/],
        // Python and the engine: only for those who ask for them, then for good; offline/worker.ts fills the same cache.
        runtimeCaching: [
          { urlPattern: /\/assets\/(python-\w+\/|(engine|core)-\w+\.bin)/, handler: 'CacheFirst', options: { cacheName: 'engine' } },
          // What is not of this version is of the one before (before-sw.js).
          { urlPattern: /\/assets\//, handler: async ({ request }) => (await caches.match(request)) ?? fetch(request) },
        ],
      },
      manifest: {
        name: 'Tile Rummy',
        short_name: 'Tile Rummy',
        display: 'standalone',
        start_url: './',
        theme_color: '#17332a',
        background_color: '#17332a',
        categories: ['games'],
        shortcuts: [
          // After a #: the same at a server and among static files (place.ts).
          { name: 'Puzzle of the day', url: './#/puzzles/daily', icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }] },
          { name: 'Lessons', url: './#/learn', icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }] },
          { name: 'Score sheet', url: './#/sheet', icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }] },
          { name: 'My page', url: './#/mine', icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }] },
        ],
        // Made from the running program: python -m tools.screenshots
        screenshots: [
          { src: 'screen-investo.png', sizes: '360x740', type: 'image/png', form_factor: 'narrow', label: 'Rummikub Investo' },
          { src: 'screen-rummy.png', sizes: '360x740', type: 'image/png', form_factor: 'narrow', label: 'Rummy' },
          { src: 'screen-desk.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide', label: 'Rummikub Investo' },
        ],
        // The pictures are made from the drawing: python -m tools.icons
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  worker: { format: 'es' },
  build: {
    outDir: '../src/tilerummy/_web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false }, // an inline script would be refused by the content policy
    assetsInlineLimit: 0,
    license: { fileName: '.vite/license.json' }, // for licences.py
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server.replace('http', 'ws'), ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
