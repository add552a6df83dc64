import { globSync } from 'node:fs'
import type { Step } from './steps.ts'

const testFiles = ['packages/*/{src,tools,agent}/**/*.test.ts', 'e2e/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts']
const flags = ['--test-timeout=300000', '--test-reporter=spec']

/** Areas whose files get along in one process, and how much of a path names the area. */
const together = /^packages\/(server\/src\/(modules\/[^/]+|http)|web|contract)\//
/** All others start and kill processes, or fill whole schools: each file of theirs has a process for itself. */
const apart = /^(packages\/[^/]+\/(?:src|agent)\/([^/]+\.test\.ts|[^/]+)|[^/]+)/

const areaOf = (file: string) => (together.exec(file) ?? apart.exec(file))?.[0] ?? file

const wordsFor = (area: string, files: readonly string[]) =>
  together.test(area) ? [...flags, 'scripts/unit-batch.ts', ...files] : ['--test', '--test-concurrency=1', ...flags, ...files]

/** What starts whole servers takes longest; among the others, the number of files tells well enough. */
const weightOf = ([area, files]: readonly [string, readonly string[]]) => (area.endsWith('.test.ts') ? 1000 : files.length)

/** One step for each area, the slow ones first, so that the lanes end together. */
export const unitSteps = (folder: string): readonly Step[] => {
  const files = globSync(testFiles, { cwd: folder, exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  const areas = Object.entries(Object.groupBy(files, areaOf)).map(([area, found = []]) => [area, found] as const)
  return areas
    .sort((one, other) => weightOf(other) - weightOf(one))
    .map(([area, found]) => ({ name: area.replace(/^packages\/|src\/|\/$/g, ''), words: wordsFor(area, found) }))
}
