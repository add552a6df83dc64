// Plain JavaScript: it is the one file that runs under the machine's own Node, before ours is installed.
// `node scripts/setup.mjs <script> …` installs what is missing, then runs the script under the Node that Campus brings.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import * as module from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { faultOfBinary } from './node-binary.mjs'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const isWindows = process.platform === 'win32'
const ownNode = at(isWindows ? 'node_modules/.bin/node.cmd' : 'node_modules/.bin/node')
const wantedMajor = '24'
const isOurs = process.version.startsWith(`v${wantedMajor}.`)

// Only stderr: what other commands print on stdout is theirs alone.
const say = (text) => process.stderr.write(`${text}\n`)
const stop = (sentence) => {
  say(sentence)
  process.exit(1)
}

const lockFile = at('package-lock.json')
const markFile = at('node_modules/.campus-lock')
const lockDigest = createHash('sha256').update(readFileSync(lockFile)).digest('hex')

/** Installed by us from this very lock file, or by somebody's own `npm ci` after it was written. */
const isInstalled = () => {
  if (!existsSync(ownNode)) return false
  if (existsSync(markFile)) return readFileSync(markFile, 'utf8') === lockDigest
  const written = statSync(at('node_modules/.package-lock.json'), { throwIfNoEntry: false })
  return written !== undefined && written.mtimeMs >= statSync(lockFile).mtimeMs
}

const install = () => {
  say('Installing what Campus needs; this takes a minute or two the first time…')
  // Not `npm ci`: that refuses a lock file without the packages of other systems, which no machine but theirs needs.
  const options = ['install', '--no-save', '--loglevel=error', '--no-audit', '--no-fund']
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  // The machine's Node runs npm: ours lies in the folder that is replaced.
  const [program, given] = npm && node && npm.endsWith('.js') ? [node, [npm, ...options]] : ['npm', options]
  const { status } = spawnSync(program, given, { cwd: at(''), stdio: ['ignore', 2, 2], shell: isWindows && program === 'npm' })
  if (status !== 0) stop('Installing failed: see above, and check that the npm registry can be reached.')
}

/** Before the fetched Node runs for the first time. */
const checkBinary = () => {
  const file = at(isWindows ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node')
  const fault = faultOfBinary(file, `${process.platform}-${process.arch}`, process.env.CAMPUS_MODE === 'production')
  if (fault?.isFatal) stop(fault.sentence)
  if (fault) say(fault.sentence)
}

const checkRuntime = () => {
  if (isOurs) return
  const { stdout } = spawnSync(ownNode, ['--version'], { encoding: 'utf8', shell: isWindows })
  if (!String(stdout).startsWith(`v${wantedMajor}.`))
    stop(
      `Campus brings its own Node ${wantedMajor}, but ${ownNode} is ${String(stdout).trim() || 'missing'}: run npm ci with install scripts allowed.`,
    )
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 11)) stop(`Campus needs Node 20.11 or newer to install itself; this is ${process.version}.`)

if (!isInstalled()) install()
const isMarked = existsSync(markFile) && readFileSync(markFile, 'utf8') === lockDigest
if (!isMarked || process.env.CAMPUS_MODE === 'production') checkBinary()
checkRuntime()
if (!isMarked) writeFileSync(markFile, lockDigest)

/** In this very process when it is ours already; the shell that found another Node would find it again, so otherwise we choose. */
const [script, ...words] = process.argv.slice(2)
if (script && isOurs) {
  process.argv.splice(1, 1)
  // Compiling is half of the time of a short command.
  module.enableCompileCache(at('node_modules/.cache/campus'))
  await import(pathToFileURL(at(script)).href)
} else if (script) {
  const child = spawn(ownNode, [at(script), ...words], { stdio: 'inherit', shell: isWindows })
  // The terminal tells the child itself; whoever tells us means it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
