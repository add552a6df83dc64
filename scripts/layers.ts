import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { complaintsAboutPairs } from './folder-pairs.ts'
import { programOf } from './program.ts'
import { complaintsAboutTestsIn } from './reached-tests.ts'

/** A parser that reads nothing finds nothing wrong. Fewer modules than this, and the check itself is broken; raise it as the project grows. */
const fewestModules = 7200

interface Report {
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly { readonly resolved: string }[] }[]
  readonly summary: { readonly violations: readonly { from: string; to: string; rule: { name: string } }[] }
}

const root = fileURLToPath(new URL('..', import.meta.url))
const depcruise = programOf('dependency-cruiser', 'depcruise')
const places = [
  'packages/contract/src',
  'packages/charts/src',
  'packages/proof/src',
  'packages/flow/src',
  'packages/face/src',
  'packages/face/tools',
  'packages/papers/src',
  'packages/papers/tools',
  'packages/ui/src',
  'packages/ui/tools',
  'packages/client/src',
  'packages/server/src',
  'packages/web/src',
  'packages/web/tools',
  'packages/kiosk/agent',
  'packages/kiosk/src',
  'packages/demo/src',
  'packages/demo/tools',
  'scripts',
  'e2e',
  'bench',
]
const { stdout, stderr } = spawnSync(
  process.execPath,
  [depcruise, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...places],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  },
)
if (!stdout.startsWith('{')) throw new Error(`The layers could not be read: ${stderr}${stdout}`)

const { modules, summary } = JSON.parse(stdout) as Report
/** Ours; the report also names the packages and parts of Node that they import. */
const isOwn = (source: string) => places.some((place) => source.startsWith(`${place}/`))
const own = modules.map(({ source }) => source).filter(isOwn)
const imports = modules
  .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
  .filter(({ from, to }) => isOwn(from) && isOwn(to))

/** A folder that is not listed above, or a file that the parser left out, would be free of every rule. */
const unread = () => {
  const seen = new Set(own)
  return globSync(['packages/**/*.{ts,tsx}', '{scripts,e2e,bench}/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/{node_modules,dist,test-results}/**', '**/vite.config.ts'],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !seen.has(file))
}

const complaints = [
  ...summary.violations.map(({ from, to, rule }) => `${from} imports ${to}\n  ${rule.name}`),
  ...complaintsAboutPairs(imports),
  ...complaintsAboutTestsIn('scripts/serve.ts', imports),
  ...unread().map((file) => `${file} was not read`),
  ...(own.length < fewestModules ? [`Only ${own.length} modules were read; there are at least ${fewestModules}.`] : []),
]
for (const complaint of complaints) console.error(complaint)
console.log(`${own.length} modules were read`)
process.exitCode = complaints.length > 0 ? 1 : 0
