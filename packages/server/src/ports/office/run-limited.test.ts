import assert from 'node:assert/strict'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { confinement, type Limits, officeLimits } from './limits.ts'
import { runLimited } from './run-limited.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campus-limits-'))
})
after(() => rm(folder, { recursive: true, force: true }))

const run = (script: string, limits: Partial<Limits> = {}, timeoutMs = 30_000) =>
  runLimited({ program: '/bin/sh', given: ['-c', script], folder, timeoutMs, limits: { ...officeLimits, ...limits } })

const { withLimits, withoutNetwork } = confinement()
const onLinux = { skip: withLimits ? false : 'prlimit is not there' }

test('a well-behaved program is not disturbed', async () => {
  assert.equal(await run('echo made > made.txt'), true)
  assert.equal((await stat(join(folder, 'made.txt'))).size, 5)
})

test('a program that wants more memory than it may have fails', onLinux, async () => {
  // tail keeps a line that does not end.
  assert.equal(await run('head -c 60000000 /dev/zero | tail -n 1 > /dev/null', { memoryBytes: 40_000_000 }), false)
  assert.equal(await run('head -c 6000000 /dev/zero | tail -n 1 > /dev/null', { memoryBytes: 400_000_000 }), true)
})

test('a program that writes a file without end, opens files without end or computes without end is stopped', onLinux, async () => {
  assert.equal(await run('head -c 5000000 /dev/zero > large', { fileBytes: 1_000_000 }), false)
  assert.ok((await stat(join(folder, 'large'))).size <= 1_000_000)
  assert.equal(await run('exec 3</dev/null 4</dev/null 5</dev/null 6</dev/null 7</dev/null', { openFiles: 5 }), false)
  assert.equal(await run('while :; do :; done', { cpuSeconds: 1 }), false)
  // The end of its time would stop it too, so the limit itself is checked.
  assert.equal(await run('[ "$(ulimit -t)" = 7 ]', { cpuSeconds: 7 }), true)
})

test('a program sees no network but an empty one', {
  skip: withoutNetwork ? false : 'network namespaces are not allowed here',
}, async () => {
  assert.equal(await run('[ "$(grep -c : /proc/self/net/dev)" = 1 ] && grep -q lo: /proc/self/net/dev'), true)
})

test('what takes too long is ended with all that it started', async () => {
  const began = performance.now()
  assert.equal(await run('sleep 60 & sleep 60', {}, 300), false)
  assert.ok(performance.now() - began < 10_000)
})
