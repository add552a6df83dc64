import { programOf } from './program.ts'
import type { Step } from './steps.ts'

/** Each of several checkers works out for itself what they share; one alone takes two thirds of the processor time, and its memory is freed less often. */
const sparing = { GOGC: '400' }
const types: Step = { name: 'types', words: [programOf('typescript-7', 'tsc'), '-p', '.', '--checkers', '1'], env: sparing }
const layers: Step = { name: 'layers', words: ['scripts/layers.ts'] }
const lint = (...folders: readonly string[]): Step => ({
  name: 'lint',
  words: [programOf('oxlint'), '--type-aware', '--deny-warnings', '--threads=1', ...folders],
  env: { ...sparing, GOMAXPROCS: '1' },
})
const format = (...folders: readonly string[]): Step => ({
  name: 'format',
  words: [programOf('@biomejs/biome', 'biome'), 'check', ...folders],
})

/** The slow ones first, so that the two lanes end together. */
export const checkSteps = (): readonly Step[] => [
  types,
  lint(),
  layers,
  { name: 'unused code', words: [programOf('knip'), '--no-progress'] },
  { name: 'table types are fresh', words: ['packages/server/src/commands/table-types.ts', '--verify'] },
  format('.'),
  { name: 'plain words', words: ['scripts/plain-words.ts'] },
  { name: 'unused words', words: ['packages/web/tools/unused-words.ts'] },
  { name: 'every setting is documented', words: ['packages/server/src/commands/settings-table.ts', '--verify'] },
]

/** What can be said of some folders alone; types and layers are what holds them together with the others. */
export const areaCheckSteps = (folders: readonly string[]): readonly Step[] => [types, lint(...folders), layers, format(...folders)]
