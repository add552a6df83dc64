import { precompress } from '@campus/ui/tools/precompress.ts'
import { smallCalls } from '@campus/ui/tools/small-calls.ts'
import { smallIcons } from '@campus/ui/tools/small-icons.ts'
import { smallZod } from '@campus/ui/tools/small-zod.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './tools/chunks.ts'
import { codeReader } from './tools/code-reader.ts'
import { faceModels } from './tools/face-models.ts'
import { offlineFiles } from './tools/offline-files.ts'
import { parts } from './tools/parts.ts'
import { pdfAssets } from './tools/pdf-assets.ts'
import { styleLayers } from './tools/style-layers.ts'

const api = process.env.CAMPUS_API ?? 'http://127.0.0.1:8080'
/** Where the screen of the terminals is served fresh; without it the server has the one that was built. */
const kiosk = process.env.CAMPUS_KIOSK ?? api

export default defineConfig({
  plugins: [
    react(),
    styleLayers(),
    smallCalls(),
    smallIcons(),
    smallZod(),
    pdfAssets(),
    codeReader(),
    faceModels(),
    offlineFiles(),
    parts(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/ws': { target: api, ws: true },
      '^/kiosk(/|$)': { target: kiosk, rewrite: (path) => path.replace(/^\/kiosk$/, '/kiosk/') },
      '^/(?!$|src/|assets/|@|node_modules/|index\\.html|icon|avatar|manifest|pdf-assets/|service-worker)': { target: api },
    },
  },
})
