import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The program that a package brings, as a file that Node runs: the same on every system. */
export const programOf = (name: string, program = name): string => {
  const file = fileURLToPath(new URL(`../node_modules/${name}/package.json`, import.meta.url))
  const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin: string | Record<string, string> }
  return join(dirname(file), typeof bin === 'string' ? bin : (bin[program] ?? ''))
}
