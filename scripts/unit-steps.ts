import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Step } from './steps.ts'

const testFiles = ['packages/*/{src,tools,agent}/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts']
const flags = ['--test-timeout=300000', '--test-reporter=spec']

/** Areas of the server whose files get along in one process, and tests of the whole server that start no other. */
const ofServer = /^packages\/server\/src\/(modules\/[^/]+|commands|context|demo|http|platform(?!\/(postgres|process)\/)|ports|start)\//
const ofWholeServer =
  /^packages\/server\/src\/(modules\/assemble|areas|call-clients|claims|encrypted-places|job-schedules|services|state-transitions)\.test\.ts$/
const ofOthers = /^packages\/(charts|client|contract|face|flow|papers|proof|ui|web)\//
/** Files that get along in one process, and how much of a path names the area. */
const together = new RegExp([ofServer, ofWholeServer, ofOthers].map(({ source }) => source).join('|'))
/** Tests that draw components need a page, which no other test should meet. Libraries leave timers behind there. */
const onPage = /\.page\.test\.tsx$/
const pageFlags = ['--import', './packages/web/tools/page-hooks.ts', '--test-force-exit']

/** All others start and kill processes, or fill whole schools: each file of theirs has a process for itself. */
const apart = /^(packages\/[^/]+\/(?:src|agent)\/([^/]+\.test\.ts|[^/]+)|[^/]+)/

const pages = 'components on a page'
const areaOf = (file: string) => (onPage.test(file) ? pages : ((together.exec(file) ?? apart.exec(file))?.[0] ?? file))

interface Batch {
  readonly areas: readonly string[]
  readonly files: readonly string[]
}

/** These wait for other programs, so they do not hold up the rest. */
const waits = /^packages\/server\/src\/(commands|start)\//

const isOfServer = ({ areas: [area = ''] }: Batch) => (ofServer.test(area) && !waits.test(area)) || ofWholeServer.test(area)

/** Every process loads the server, warms it up and starts what sets documents, which takes seconds: its areas share a few. */
const serverProcesses = 6

const join = (one: Batch, other: Batch): Batch => ({ areas: [...one.areas, ...other.areas], files: [...one.files, ...other.files] })

/** The large ones first, each to those that have the fewest files by then. */
const share = (batches: readonly Batch[], processes: number): readonly Batch[] => {
  const shared = Array.from({ length: processes }, (): Batch => ({ areas: [], files: [] }))
  for (const batch of batches.toSorted((one, other) => other.files.length - one.files.length)) {
    const [least = batch] = shared.toSorted((one, other) => one.files.length - other.files.length)
    shared[shared.indexOf(least)] = join(least, batch)
  }
  return shared.filter(({ files }) => files.length > 0)
}

const wordsFor = ({ areas: [area = ''], files }: Batch) => {
  if (area === pages) return [...pageFlags, ...flags, 'scripts/unit-batch.ts', ...files]
  const isOneProcess = files.length === 1 || together.test(area)
  return isOneProcess ? [...flags, 'scripts/unit-batch.ts', ...files] : ['--test', '--test-concurrency=1', ...flags, ...files]
}

const nameOf = ({ areas: [first = '', ...more] }: Batch) =>
  [first.replace(/^packages\/|\/?src(?=\/)|\/$/g, ''), ...more.map((area) => basename(area))].join(', ')

/** A few files that take as long as a hundred others: they measure portraits, set documents, read papers and start programs. */
const long = /^packages\/(demo\/src\/(identity|documents)|papers|server\/src\/commands)\b/

/** What shares the server takes longest, then those, then what starts whole servers; among the others, the number of files is a good estimate. */
const weightOf = (batch: Batch) => {
  const [area = ''] = batch.areas
  if (isOfServer(batch)) return 2000
  if (long.test(area)) return 1500
  return area.endsWith('.test.ts') ? 1000 : batch.files.length
}

/** One step for each process, the slow ones first, so that the lanes end together. */
export const unitSteps = (folder: string, isWanted: (file: string) => boolean = () => true): readonly Step[] => {
  const files = globSync(testFiles, { cwd: folder, exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isWanted)
    .sort()
  const batches = Object.entries(Object.groupBy(files, areaOf)).map(([area, found = []]): Batch => ({ areas: [area], files: found }))
  return [...share(batches.filter(isOfServer), serverProcesses), ...batches.filter((batch) => !isOfServer(batch))]
    .sort((one, other) => weightOf(other) - weightOf(one))
    .map((batch) => ({ name: nameOf(batch), words: wordsFor(batch) }))
}
