import { globSync } from 'node:fs'
import type { Step } from './steps.ts'

const testFiles = ['packages/*/{src,tools,agent}/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts']
const flags = ['--test-timeout=300000', '--test-reporter=spec']

/** Areas whose files get along in one process, and how much of a path names the area. */
const together = /^packages\/(server\/src\/(modules\/[^/]+|http)|web|contract)\//
/** Tests that draw components need a page, which no other test should meet. Libraries leave timers behind there. */
const onPage = /\.page\.test\.tsx$/
const pageFlags = ['--import', './packages/web/tools/page-hooks.ts', '--test-force-exit']

/** All others start and kill processes, or fill whole schools: each file of theirs has a process for itself. */
const apart = /^(packages\/[^/]+\/(?:src|agent)\/([^/]+\.test\.ts|[^/]+)|[^/]+)/

const pages = 'components on a page'
const areaOf = (file: string) => (onPage.test(file) ? pages : ((together.exec(file) ?? apart.exec(file))?.[0] ?? file))

const wordsFor = (area: string, files: readonly string[]) => {
  if (area === pages) return [...pageFlags, ...flags, 'scripts/unit-batch.ts', ...files]
  return together.test(area) ? [...flags, 'scripts/unit-batch.ts', ...files] : ['--test', '--test-concurrency=1', ...flags, ...files]
}

/** What starts whole servers takes longest; among the others, the number of files tells well enough. */
const weightOf = ([area, files]: readonly [string, readonly string[]]) => (area.endsWith('.test.ts') ? 1000 : files.length)

/** One step for each area, the slow ones first, so that the lanes end together. */
export const unitSteps = (folder: string, isWanted: (file: string) => boolean = () => true): readonly Step[] => {
  const files = globSync(testFiles, { cwd: folder, exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isWanted)
    .sort()
  const areas = Object.entries(Object.groupBy(files, areaOf)).map(([area, found = []]) => [area, found] as const)
  return areas
    .sort((one, other) => weightOf(other) - weightOf(one))
    .map(([area, found]) => ({ name: area.replace(/^packages\/|src\/|\/$/g, ''), words: wordsFor(area, found) }))
}
