import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const scripts = ['setup.mjs', 'install-order.mjs', 'node-binary.mjs', 'node-binaries.json']
const packages = { 'node_modules/one': {}, 'node_modules/other': {}, 'node_modules/elsewhere': { os: ['no-such-system'] } }

/** A clone that has installed nothing, with an npm that ends at once. */
const makeClone = async (t: TestContext) => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-setup-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'scripts'))
  for (const name of scripts) await cp(fileURLToPath(new URL(name, import.meta.url)), join(folder, 'scripts', name))
  await writeFile(join(folder, 'package.json'), '{}')
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  await writeFile(join(folder, 'npm.js'), 'process.exit(1)')
  return folder
}

test('installing shows at once how much there is to come, and says when it failed', async (t) => {
  const folder = await makeClone(t)
  const child = spawn(process.execPath, [join(folder, 'scripts', 'setup.mjs')], {
    env: { ...process.env, npm_execpath: join(folder, 'npm.js'), npm_node_execpath: process.execPath },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = await once(child, 'close')
  assert.equal(code, 1)
  assert.match(said, /^Installing what Campus needs[^\n]*\nInstalling: 0 of 2 packages, 0 s\nInstalling failed: /)
})
