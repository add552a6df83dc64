import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { installInOrder, otherScripts } from './install-order.mjs'
import { faultOfBinary } from './node-binary.mjs'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const ownBinary = process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node'
const read = (path: string): unknown => JSON.parse(readFileSync(at(path), 'utf8'))

test('the hashes are of the very version of Node that is installed', () => {
  const { dependencies } = read('package.json') as { dependencies: { node: string } }
  const { version, sha256 } = read('scripts/node-binaries.json') as { version: string; sha256: Record<string, string> }
  assert.equal(version, dependencies.node)
  for (const hash of Object.values(sha256)) assert.match(hash, /^[0-9a-f]{64}$/)
})

test('the binary here is the known one; one with a changed byte, or of an unknown system, is not', (t) => {
  const system = `${process.platform}-${process.arch}`
  const binary = at(ownBinary)
  if (!existsSync(binary)) return t.skip('Node was not installed by npm')
  assert.equal(faultOfBinary(binary, system, true), undefined)
  const folder = mkdtempSync(join(tmpdir(), 'campus-node-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const changed = join(folder, 'node')
  copyFileSync(binary, changed)
  const bytes = readFileSync(changed)
  bytes[5000] = (bytes[5000] ?? 0) ^ 1
  writeFileSync(changed, bytes)
  assert.equal(faultOfBinary(changed, system, false)?.isFatal, true)
  assert.deepEqual([faultOfBinary(binary, 'plan9-mips', false)?.isFatal, faultOfBinary(binary, 'plan9-mips', true)?.isFatal], [false, true])
  assert.equal(faultOfBinary(join(folder, 'missing'), system, true), undefined)
})

const emptyInstallation = (t: TestContext) => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-setup-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of ['scripts', 'node_modules/.bin', 'node_modules/node/bin']) mkdirSync(join(folder, path), { recursive: true })
  const write = (path: string, content: string) => writeFileSync(join(folder, path), content)
  for (const name of ['setup.mjs', 'install-order.mjs', 'node-binary.mjs', 'node-binaries.json'])
    copyFileSync(at(`scripts/${name}`), join(folder, 'scripts', name))
  write('package-lock.json', '{ "packages": {} }')
  return { folder, write }
}

/** An installation with a binary that is not the known one. `isMarked`: it was checked after it was installed, and changed since. */
const installForged = (t: TestContext, { isMarked }: { isMarked: boolean }) => {
  const { folder, write } = emptyInstallation(t)
  write('node_modules/.package-lock.json', '{}')
  for (const path of ['node_modules/.bin/node', 'node_modules/.bin/node.cmd', ownBinary]) write(path, 'forged')
  if (isMarked) write('node_modules/.campus-lock', createHash('sha256').update('{ "packages": {} }').digest('hex'))
  write('scripts/command.mjs', "console.log('it ran')")
  return (mode: string) =>
    spawnSync(process.execPath, [join(folder, 'scripts/setup.mjs'), 'scripts/command.mjs'], {
      encoding: 'utf8',
      env: { ...process.env, CAMPUS_MODE: mode },
    })
}

test('nothing runs after an installation that brought another binary, and in production none ever does', (t) => {
  const [fresh, marked] = [installForged(t, { isMarked: false }), installForged(t, { isMarked: true })]
  for (const { status, stdout, stderr } of [fresh('demo'), fresh('production'), marked('production')]) {
    assert.deepEqual([status, stdout], [1, ''])
    assert.match(stderr, /is not the Node .* that Campus knows/)
  }
  assert.equal(marked('demo').stdout, 'it ran\n', 'what was checked after its installation starts at once in the demo')
})

/** Runs the setup of an empty folder with an npm that only notes its commands, and brings the given binary as Node. */
const installWith = (t: TestContext, brought: string, left = '') => {
  const { folder, write } = emptyInstallation(t)
  write('package.json', JSON.stringify({ allowScripts: { node: true, database: true, foreign: true, refused: false } }))
  if (left) write(ownBinary, left)
  const npm = `
    const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs')
    const [command, first] = process.argv.slice(2)
    appendFileSync('commands', [command, first, process.argv.includes('--ignore-scripts'), existsSync('${ownBinary}')].join(' ') + '\\n')
    for (const name of ['node/bin', 'database', 'refused']) mkdirSync('node_modules/' + name, { recursive: true })
    for (const name of ['database', 'refused']) writeFileSync('node_modules/' + name + '/package.json', '{}')
    if (command === 'rebuild' && first === 'node') writeFileSync('${ownBinary}', ${JSON.stringify(brought)})`
  write('npm.js', npm)
  const env = { ...process.env, npm_execpath: join(folder, 'npm.js'), npm_node_execpath: process.execPath }
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/setup.mjs')], { encoding: 'utf8', env })
  return { status, stderr, commands: readFileSync(join(folder, 'commands'), 'utf8').trim().split('\n') }
}

test('no install script runs before the fetched Node was checked, and none after it failed', (t) => {
  const forged = installWith(t, 'forged')
  assert.deepEqual([forged.status, forged.commands], [1, ['install --no-save true false', 'rebuild node false false']])
  assert.match(forged.stderr, /is not the Node .* that Campus knows/)
  const left = installWith(t, 'forged', 'left by an earlier installation')
  assert.deepEqual(left.commands[1], 'rebuild node false false', 'what was left there does not run either')
})

test('the scripts that the repository allows come after Node, which is fetched again only when it is not the known one', async () => {
  const order = async (isKnown: boolean) => {
    const done: string[] = []
    const note = (what: string) => () => void done.push(what)
    const npm = async (...words: string[]) => void done.push(words.join(' '))
    const others = () => otherScripts({ node: true, database: true, foreign: true, refused: false }, (name) => name !== 'foreign')
    await installInOrder({ npm, binary: { isKnown: () => isKnown, remove: note('remove'), check: note('check') }, others })
    return done
  }
  const first = 'install --no-save --ignore-scripts'
  assert.deepEqual(await order(false), [first, 'remove', 'rebuild node', 'check', 'rebuild database'])
  assert.deepEqual(await order(true), [first, 'rebuild database'])
})
