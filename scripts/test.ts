import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openScratchPostgres } from '@campus/server/testing/scratch-postgres.ts'
import { prepareTemplate } from '@campus/server/testing/test-database.ts'
import { checkSteps } from './check-steps.ts'
import { programOf } from './program.ts'
import { runSteps, tell } from './steps.ts'
import { buildWebWhenStale } from './web-build.ts'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const testFiles = ['packages/*/{src,tools}/**/*.test.ts', 'e2e/**/*.test.ts', 'bench/**/*.test.ts']

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

const runUnitTests = () => {
  const files = globSync(testFiles, { cwd: at('.'), exclude: ['**/node_modules/**'] }).sort()
  return run(['--test', '--test-concurrency=2', '--test-timeout=300000', '--test-reporter=dot', ...files])
}

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
  { name: 'checks', carryOut: () => runSteps(checkSteps(), 2) },
  { name: 'unit and integration tests', carryOut: runUnitTests },
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
