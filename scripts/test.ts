import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openScratchPostgres } from '@campus/server/testing/scratch-postgres.ts'
import { prepareTemplate } from '@campus/server/testing/test-database.ts'
import { checkSteps } from './check-steps.ts'
import { programOf } from './program.ts'
import { runSteps, tell } from './steps.ts'
import { unitSteps } from './unit-steps.ts'
import { buildWebWhenStale } from './web-build.ts'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

let isCut = false
// The terminal tells the running stage itself; we stay to stop what we started.
process.on('SIGINT', () => {
  isCut = true
})

const run = (words: readonly string[], folder = '.') =>
  new Promise<boolean>((resolve) => {
    if (isCut) return resolve(false)
    const child = spawn(process.execPath, words, { cwd: at(folder), stdio: 'inherit' })
    process.once('SIGTERM', () => child.kill('SIGTERM'))
    child.on('exit', (code) => resolve(code === 0))
  })

const runJourneys = async () => {
  if (!existsSync(at('e2e/journeys'))) return true
  buildWebWhenStale()
  return run([programOf('@playwright/test', 'playwright'), 'test'], 'e2e')
}

/** One PostgreSQL and one migrated template for the whole run: each test file gets a copy in a moment. */
const openTemplate = async () => {
  const scratch = await openScratchPostgres()
  const url = await scratch.makeDatabase('template')
  await prepareTemplate(url)
  process.env['CAMPUS_TEST_POSTGRES'] = scratch.serverUrl
  process.env['CAMPUS_TEST_TEMPLATE'] = url.match(/template_\w+/)?.[0] ?? ''
  process.env['NODE_COMPILE_CACHE'] = at('node_modules/.cache/campus')
  return scratch
}

const stages = [
  { name: 'checks', carryOut: () => runSteps(checkSteps(), 2, () => isCut) },
  { name: 'unit and integration tests', carryOut: () => runSteps(unitSteps(at('.')), 3, () => isCut) },
  { name: 'journeys in a browser', carryOut: runJourneys },
]

const scratch = await openTemplate()
const outcomes = []
try {
  for (const { name, carryOut } of stages) {
    console.log(`\n${name}`)
    const began = performance.now()
    const isGood = !isCut && (await carryOut())
    outcomes.push({ name, isGood, seconds: (performance.now() - began) / 1000 })
  }
} finally {
  await scratch.close()
}

console.log('\nAll in all')
for (const outcome of outcomes) tell(outcome)
process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1
