import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { demoSchool } from '@campus/demo/demo-school.ts'
import { runCampus } from '@campus/server/main.ts'

/** The server with all its parts, as it is in every mode; `--check-answers` holds each answer against its contract. */
const folder = fileURLToPath(new URL('..', import.meta.url))
const webFolder = fileURLToPath(new URL('../packages/web/dist', import.meta.url))

await runCampus({
  folder,
  demo: demoSchool,
  ...(existsSync(webFolder) ? { webFolder } : {}),
  checksOutput: process.argv.includes('--check-answers'),
})
