import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { programOf } from './program.ts'

/** A parser that reads nothing finds nothing wrong: fewer modules than this and the check itself is broken. */
const fewestModules = 400

interface Report {
  readonly summary: { readonly totalCruised: number; readonly violations: readonly { from: string; to: string; rule: { name: string } }[] }
}

const root = fileURLToPath(new URL('..', import.meta.url))
const depcruise = programOf('dependency-cruiser', 'depcruise')
const places = [
  'packages/contract/src',
  'packages/server/src',
  'packages/web/src',
  'packages/web/tools',
  'packages/kiosk/agent',
  'packages/kiosk/src',
  'packages/demo/src',
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

const { summary } = JSON.parse(stdout) as Report
for (const { from, to, rule } of summary.violations) console.error(`${from} imports ${to}\n  ${rule.name}`)
if (summary.totalCruised < fewestModules)
  console.error(`Only ${summary.totalCruised} modules were read; there are at least ${fewestModules}.`)
process.exitCode = summary.violations.length > 0 || summary.totalCruised < fewestModules ? 1 : 0
