import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { acquireInstanceLock } from './instance-lock.ts'

const program = `
import { acquireInstanceLock } from ${JSON.stringify(import.meta.resolve('./instance-lock.ts'))}
await acquireInstanceLock(process.argv[1]).then(() => console.log('held'), (error) => console.log(error.message))
setInterval(() => undefined, 60_000)
`

const lockApart = async (folder: string) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  const ended = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { pid: child.pid, said: said.toString().trim(), kill }
}

test('of many servers that start at once on one folder exactly one holds it, and a kill frees it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-lock-'))
  let servers: Awaited<ReturnType<typeof lockApart>>[] = []
  try {
    for (let round = 0; round < 2; round += 1) {
      servers = await Promise.all(Array.from({ length: 4 }, () => lockApart(folder)))
      const holders = servers.filter(({ said }) => said === 'held')
      assert.equal(holders.length, 1)
      const sentence = `A Campus server (pid ${holders[0]?.pid}) is already running on ${folder}.`
      for (const server of servers) if (server !== holders[0]) assert.equal(server.said, sentence)
      await assert.rejects(acquireInstanceLock(folder), { name: 'StartFailure', message: sentence })
      await Promise.all(servers.map(({ kill }) => kill()))
    }
  } finally {
    for (const { kill } of servers) await kill()
    await rm(folder, { recursive: true })
  }
})

test('a folder is free again after a release', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-lock-'))
  try {
    const first = await acquireInstanceLock(folder)
    await assert.rejects(acquireInstanceLock(folder), { message: `A Campus server (pid ${process.pid}) is already running on ${folder}.` })
    first.release()
    const second = await acquireInstanceLock(folder)
    first.release()
    await assert.rejects(acquireInstanceLock(folder), /already running/, 'a release counts once')
    second.release()
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('the lock holds even if its handle is not referenced', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-lock-'))
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  try {
    await acquireInstanceLock(folder)
    for (let round = 0; round < 5; round += 1) {
      collect()
      await new Promise((resolve) => setImmediate(resolve))
    }
    await assert.rejects(acquireInstanceLock(folder), /already running/)
  } finally {
    await rm(folder, { recursive: true })
  }
})
