import { precompress } from '@campus/web/tools/precompress.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env['CAMPUS_API'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  base: '/kiosk/',
  plugins: [react(), precompress()],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/ws': { target: api, ws: true }, '^/(?!kiosk/)': { target: api } },
  },
})
