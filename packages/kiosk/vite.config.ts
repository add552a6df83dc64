import { precompress } from '@campus/ui/tools/precompress.ts'
import { smallCalls } from '@campus/ui/tools/small-calls.ts'
import { smallIcons } from '@campus/ui/tools/small-icons.ts'
import { smallZod } from '@campus/ui/tools/small-zod.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env['CAMPUS_API'] ?? 'http://127.0.0.1:8080'
const port = Number(process.env['KIOSK_PORT'] ?? 5174)

export default defineConfig({
  base: '/kiosk/',
  plugins: [react(), smallCalls(), smallIcons(), smallZod(), precompress()],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    // The page may come through the web app, which passes no news of changed files on.
    hmr: { host: '127.0.0.1', clientPort: port },
    proxy: { '/ws': { target: api, ws: true }, '^/(?!kiosk/)': { target: api } },
  },
})
