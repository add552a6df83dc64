import assert from 'node:assert/strict'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
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
