import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * The server with all its parts, as it is in every mode. `--check-answers` holds each answer against its contract; `--supervised` says
 * that `npm start` stands behind it and starts it again.
 */
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
// Compiling the sources is half of a warm start, so it is done once; the imports have to come after.
enableCompileCache(at('node_modules/.cache/campus'))
const { demoSchool } = await import('@campus/demo/demo-school.ts')
const { runCampus } = await import('@campus/server/main.ts')

// The journeys may bring apps that were built elsewhere.
const webFolder = process.env['E2E_WEB'] ?? at('packages/web/dist')
const kioskFolder = process.env['E2E_KIOSK'] ?? at('packages/kiosk/dist')

await runCampus({
  folder: at('.'),
  demo: demoSchool,
  ...(existsSync(webFolder) ? { webFolder } : {}),
  ...(existsSync(kioskFolder) ? { kioskFolder } : {}),
  checksOutput: process.argv.includes('--check-answers'),
  isSupervised: process.argv.includes('--supervised'),
})
