import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { faultOfBinary } from './node-binary.mjs'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const read = (path: string): unknown => JSON.parse(readFileSync(at(path), 'utf8'))

test('the hashes are of the very version of Node that is installed', () => {
  const { dependencies } = read('package.json') as { dependencies: { node: string } }
  const { version, sha256 } = read('scripts/node-binaries.json') as { version: string; sha256: Record<string, string> }
  assert.equal(version, dependencies.node)
  for (const hash of Object.values(sha256)) assert.match(hash, /^[0-9a-f]{64}$/)
})

test('the binary here is the known one; one with a changed byte, or of an unknown system, is not', (t) => {
  const system = `${process.platform}-${process.arch}`
  const binary = at(process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node')
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

/** An installation with a binary that is not the known one. `isMarked`: it was checked after it was installed, and changed since. */
const installForged = (t: TestContext, { isMarked }: { isMarked: boolean }) => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-setup-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of ['scripts', 'node_modules/.bin', 'node_modules/node/bin']) mkdirSync(join(folder, path), { recursive: true })
  const write = (path: string, content: string) => writeFileSync(join(folder, path), content)
  for (const name of ['setup.mjs', 'node-binary.mjs', 'node-binaries.json'])
    copyFileSync(at(`scripts/${name}`), join(folder, 'scripts', name))
  write('package-lock.json', '{}')
  write('node_modules/.package-lock.json', '{}')
  const binary = process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node'
  for (const path of ['node_modules/.bin/node', 'node_modules/.bin/node.cmd', binary]) write(path, 'forged')
  if (isMarked) write('node_modules/.campus-lock', createHash('sha256').update('{}').digest('hex'))
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
