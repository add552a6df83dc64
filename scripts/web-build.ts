import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { programOf } from './program.ts'
import { withProgress } from './progress.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface App {
  readonly name: string
  readonly folder: string
  /** Everything the built app is made of. */
  readonly sources: readonly string[]
}

const common = ['packages/{charts,client,contract,face,papers,proof,ui}/src/**/*', 'packages/ui/tools/*', 'package-lock.json']

const apps: readonly App[] = [
  {
    name: 'web app',
    folder: 'packages/web',
    sources: ['packages/web/{src,public,tools}/**/*', 'packages/web/{index.html,vite.config.ts,package.json}', ...common],
  },
  {
    name: 'screen of the terminals',
    folder: 'packages/kiosk',
    sources: ['packages/kiosk/src/**/*', 'packages/kiosk/{index.html,vite.config.ts,package.json}', ...common],
  },
]

/** One digest over all sources, file names included, and how thoroughly they are compressed. */
const digestSources = ({ sources }: App) => {
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const digest = createHash('sha256').update(process.env['CAMPUS_QUICK_BUILD'] ?? '')
  for (const file of files) digest.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return digest.digest('hex')
}

const readMark = (markFile: string) => {
  try {
    return readFileSync(markFile, 'utf8')
  } catch {
    return undefined
  }
}

const runVite = (folder: string) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [programOf('vite'), 'build', '--logLevel', 'warn'], {
      cwd: join(root, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) => resolve({ code, output }))
  })

const buildOne = async (app: App) => {
  const markFile = join(root, app.folder, 'dist/.built')
  const digest = digestSources(app)
  if (readMark(markFile) === digest) return
  const { code, output } = await withProgress(`Building the ${app.name}`, () => runVite(app.folder))
  if (code !== 0) {
    process.stderr.write(`${output}\nThe ${app.name} cannot be built: see above.\n`)
    process.exit(1)
  }
  writeFileSync(markFile, digest)
}

/** Builds the apps for browsers, unless those that are there were made from these very sources. */
export const buildWebWhenStale = async (): Promise<void> => {
  for (const app of apps) await buildOne(app)
}
