import { programOf } from './program.ts'
import type { Step } from './steps.ts'

/** The slow ones first, so that the two lanes end together. */
export const checkSteps = (): readonly Step[] => [
  { name: 'types', words: [programOf('typescript-7', 'tsc'), '-p', '.'] },
  { name: 'lint', words: [programOf('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'layers', words: ['scripts/layers.ts'] },
  { name: 'unused code', words: [programOf('knip'), '--no-progress'] },
  { name: 'table types are fresh', words: ['packages/server/src/commands/table-types.ts', '--verify'] },
  { name: 'format', words: [programOf('@biomejs/biome', 'biome'), 'check', '.'] },
  { name: 'unused words', words: ['packages/web/tools/unused-words.ts'] },
  { name: 'every setting is documented', words: ['packages/server/src/commands/settings-table.ts', '--verify'] },
]
