// Plain JavaScript: it is the one file that runs under the machine's own Node, before ours is installed.
// `node scripts/setup.mjs <script> …` installs what is missing, then runs the script under the Node that Campus brings.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import * as module from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installInOrder, otherScripts } from './install-order.mjs'
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

/** The packages of the lock file that this machine needs; npm passes over those for other systems. */
const neededPackages = () => {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'))
  const suits = (list, own) => !list || list.includes(own)
  return Object.entries(packages)
    .filter(
      ([path, { link, os, cpu }]) => path.includes('node_modules/') && !link && suits(os, process.platform) && suits(cpu, process.arch),
    )
    .map(([path]) => at(`${path}/package.json`))
}

/** Counts what has arrived, from the first moment on: on a terminal in one line that is written over, elsewhere now and then. */
const showInstalling = () => {
  const { isTTY } = process.stderr
  const began = Date.now()
  const files = neededPackages()
  const show = () => {
    const arrived = files.filter((file) => existsSync(file)).length
    const line = `Installing: ${arrived} of ${files.length} packages, ${Math.round((Date.now() - began) / 1000)} s`
    process.stderr.write(isTTY ? `\r\u001B[2K${line}` : `${line}\n`)
  }
  show()
  return setInterval(show, isTTY ? 1000 : 10_000)
}

const binaryFile = at(isWindows ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node')
const findFault = () => faultOfBinary(binaryFile, `${process.platform}-${process.arch}`, process.env.CAMPUS_MODE === 'production')

/** Before the fetched Node runs for the first time. */
const checkBinary = () => {
  const fault = findFault()
  if (fault?.isFatal) stop(fault.sentence)
  if (fault) say(fault.sentence)
}

const runNpm = async (...words) => {
  const options = [...words, '--loglevel=error', '--no-audit', '--no-fund', '--no-progress']
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  // The machine's Node runs npm: ours lies in the folder that is replaced.
  const [program, given] = npm && node && npm.endsWith('.js') ? [node, [npm, ...options]] : ['npm', options]
  const child = spawn(program, given, { cwd: at(''), stdio: ['ignore', 2, 2], shell: isWindows && program === 'npm' })
  const status = await new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', resolve)
  })
  if (status !== 0) stop('Installing failed: see above, and check that the npm registry can be reached.')
}

const install = async () => {
  say('Installing what Campus needs; this takes a minute or two the first time…')
  const shown = showInstalling()
  await installInOrder({
    npm: runNpm,
    binary: {
      isKnown: () => existsSync(binaryFile) && findFault() === undefined,
      remove: () => rmSync(binaryFile, { force: true }),
      check: checkBinary,
    },
    others: () =>
      otherScripts(JSON.parse(readFileSync(at('package.json'), 'utf8')).allowScripts, (name) =>
        existsSync(at(`node_modules/${name}/package.json`)),
      ),
  })
  clearInterval(shown)
  if (process.stderr.isTTY) say('')
}

const checkRuntime = () => {
  if (isOurs) return
  const { stdout } = spawnSync(ownNode, ['--version'], { encoding: 'utf8', shell: isWindows })
  // There is no output where it cannot be started.
  const version = stdout?.trim() || 'missing'
  if (!version.startsWith(`v${wantedMajor}.`))
    stop(`Campus brings its own Node ${wantedMajor}, but ${ownNode} is ${version}: run npm ci with install scripts allowed.`)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 11)) stop(`Campus needs Node 20.11 or newer to install itself; this is ${process.version}.`)

if (!isInstalled()) await install()
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
  // The terminal signals the child itself; a signal to us is intended.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  // When npm is ended, we get no signal: we notice that our parent is gone, and end what we started.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 1000)
  if (!process.env.npm_lifecycle_event) clearInterval(watch)
}
