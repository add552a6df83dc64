import { rm } from 'node:fs/promises'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openScratchPostgres } from '@campus/server/testing/scratch-postgres.ts'
import { prepareTemplate } from '@campus/server/testing/test-database.ts'
import { areaNames, foldersOf, isInArea, isNameOf, journeysOf } from './areas.ts'
import { areaCheckSteps, checkSteps } from './check-steps.ts'
import { runJourneys } from './journeys.ts'
import { useMemoryFolder } from './memory-folder.ts'
import { report, runSteps, type Step } from './steps.ts'
import { unitSteps } from './unit-steps.ts'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

let isCut = false
// The terminal signals the running stage itself; we stay to stop what we started.
process.on('SIGINT', () => {
  isCut = true
})

/** One PostgreSQL and one migrated template for the whole run: each test file gets a copy in a moment. */
const openTemplate = async () => {
  const scratch = await openScratchPostgres()
  const url = await scratch.makeDatabase('template')
  await prepareTemplate(url)
  process.env['CAMPUS_TEST_POSTGRES'] = scratch.serverUrl
  process.env['CAMPUS_TEST_TEMPLATE'] = url.match(/template_\w+/)?.[0] ?? ''
  return scratch
}

/** Every process of the run loads the sources faster: compiled once, and found without asking the disk. */
const loadFaster = () => {
  const compiled = at('node_modules/.cache/campus')
  process.env['NODE_COMPILE_CACHE'] = compiled
  enableCompileCache(compiled)
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${new URL('resolve-once.mjs', import.meta.url).href}`
}

/** One core is enough for it, so the other one checks meanwhile. */
const apps: Step = { name: 'apps for browsers', words: ['scripts/build.ts'] }

const stagesOf = (checks: readonly Step[], units: readonly Step[], journeys: () => Promise<boolean>) => [
  { name: 'checks', run: () => runSteps(checks, 2, () => isCut) },
  { name: 'unit and integration tests', run: () => runSteps(units, 3, () => isCut) },
  { name: 'journeys in a browser', run: journeys },
]

/** `npm test -- orders wallet`: these areas alone, from their calls to their screens. */
const stagesOfAreas = (areas: readonly string[]) => {
  const journeys = journeysOf(at('.'), areas)
  return stagesOf(
    [...(journeys.length > 0 ? [apps] : []), ...areaCheckSteps(foldersOf(at('.'), areas))],
    unitSteps(at('.'), (file) => isInArea(areas, file)),
    async () => journeys.length === 0 || runJourneys(journeys),
  )
}

const areas = process.argv.slice(2)
const known = areaNames(at('.'))
const unknown = areas.filter((area) => !isNameOf(known, area))
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(1)
}
const stages = areas.length > 0 ? stagesOfAreas(areas) : stagesOf([apps, ...checkSteps()], unitSteps(at('.')), () => runJourneys())

process.env['CAMPUS_QUICK_BUILD'] = '1'
const temporary = useMemoryFolder()
const demoFolder = join(tmpdir(), `campus-demo-${process.pid}`)
process.env['CAMPUS_TEST_DEMO'] = demoFolder
loadFaster()
const scratch = await openTemplate()
// The template needed the whole server, which the first processes of a new clone then need not compile again.
flushCompileCache()
const outcomes = []
try {
  for (const { name, run } of stages) {
    console.log(`\n${name}`)
    const began = performance.now()
    const isGood = !isCut && (await run())
    outcomes.push({ name, isGood, seconds: (performance.now() - began) / 1000 })
  }
} finally {
  await scratch.close()
  await rm(demoFolder, { recursive: true, force: true })
  temporary.remove()
}

console.log('\nAll in all')
for (const outcome of outcomes) report(outcome)
process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1
