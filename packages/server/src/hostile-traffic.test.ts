import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { attack } from './testing/hostile-traffic.ts'
import { startKillable } from './testing/killable-campus.ts'
import { useTestCampus } from './testing/test-campus.ts'

const secret = 'a secret for the server under attack'
const campus = useTestCampus({ environment: { CAMPUS_SECRET: secret } })
/** Thousands in all; the first are for what a process takes once and keeps. */
const batches = { warm: 6, measured: 18, connections: 150 }
const seed = Number(process.env['TEST_SEED'] ?? 12)

const answers = async (url: string) => {
  const response = await fetch(`${url}/readyz`).catch((error: unknown) => assert.fail(`it does not answer: ${String(error)}`))
  assert.equal(response.status, 200)
}

const openFiles = async (pid: number) => (await readdir(`/proc/${pid}/fd`)).length

/** What has to go away takes a moment: closed sockets, and then the memory that they held. */
const settles = async (look: () => Promise<number>, limit: number) => {
  let value = await look()
  for (let attempt = 0; attempt < 100 && value > limit; attempt += 1) {
    await sleep(100)
    value = await look()
  }
  return value
}

test('thousands of malformed, cut, reset, half-open and slow connections: the server answers after each batch, and all resources are released', async (t) => {
  const server = await startKillable(campus(), secret)
  t.after(() => server.kill())
  const run = async (first: number, count: number) => {
    for (let batch = first; batch < first + count; batch += 1) {
      await attack(server.url, { seed: seed * 1000 + batch, connections: batches.connections })
      await answers(server.url)
    }
  }
  if (process.platform !== 'linux') return run(0, batches.warm + batches.measured)
  await answers(server.url)
  // Connections to the database are opened when they are needed.
  const maxFiles = (await openFiles(server.pid)) + 20
  await run(0, batches.warm)
  const memoryBefore = await server.memoryInUse()
  await run(batches.warm, batches.measured)
  const files = await settles(() => openFiles(server.pid), maxFiles)
  assert.ok(files <= maxFiles, `${files} open files, ${maxFiles} at most expected`)
  const maxMemory = memoryBefore * 1.1 + 10
  const memory = await settles(() => server.memoryInUse(), maxMemory)
  assert.ok(memory <= maxMemory, `${memory} MB, before ${memoryBefore} MB`)
  t.diagnostic(`${files} open files, ${Math.round(memory)} MB, before ${Math.round(memoryBefore)} MB`)
})
