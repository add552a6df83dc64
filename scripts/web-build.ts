import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { programOf } from './program.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = join(root, 'packages/web')
const markFile = join(web, 'dist/.built')
const sources = [
  'packages/web/{src,public,tools}/**/*',
  'packages/web/{index.html,vite.config.ts,package.json}',
  'packages/{contract,proof}/src/**/*',
  'package-lock.json',
]

/** One digest over everything the built app is made of, file names included. */
const digestSources = () => {
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const digest = createHash('sha256')
  for (const file of files) digest.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return digest.digest('hex')
}

const readMark = () => {
  try {
    return readFileSync(markFile, 'utf8')
  } catch {
    return undefined
  }
}

/** Builds the web app unless the build that is there was made from these very sources. */
export const buildWebWhenStale = (): void => {
  const digest = digestSources()
  if (readMark() === digest) return
  process.stderr.write('Building the web app…\n')
  const { status, stdout, stderr } = spawnSync(process.execPath, [programOf('vite'), 'build', '--logLevel', 'warn'], {
    cwd: web,
    encoding: 'utf8',
  })
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}\nThe web app cannot be built: see above.\n`)
    process.exit(1)
  }
  writeFileSync(markFile, digest)
}
