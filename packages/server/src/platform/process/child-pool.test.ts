import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type TestContext, test } from 'node:test'
import { eventually } from '../../testing/eventually.ts'
import type { Order, Told } from '../../testing/obedient-child.ts'
import { ChildFailed } from './child.ts'
import { type ChildPoolOptions, openChildPool, PoolBusy } from './child-pool.ts'

const script = new URL('../../testing/obedient-child.ts', import.meta.url)

const openPool = (test: TestContext, options: Partial<ChildPoolOptions> = {}) => {
  const pool = openChildPool<Order, Told>({
    script,
    size: 1,
    cpuMs: 60_000,
    maxTasks: 100,
    maxMemoryMb: 512,
    maxWaiting: 10,
    ...options,
  })
  test.after(() => pool.close())
  return pool
}

const echo = (...bytes: number[]): Order => ({ kind: 'echo', bytes: Uint8Array.from(bytes) })

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a child answers task after task with the bytes it was given, and knows nothing of the secrets of the server', async (t) => {
  process.env['CAMPUS_SECRET_OF_TEST'] = 'x'
  t.after(() => delete process.env['CAMPUS_SECRET_OF_TEST'])
  const pool = openPool(t)
  const [one, two] = [await pool.run(echo(1, 2)), await pool.run(echo(3))]
  assert.deepEqual([...one.bytes, ...two.bytes], [1, 2, 3])
  assert.equal(one.pid, two.pid)
  assert.ok(!one.environment.some((name) => name.includes('SECRET')))
})

test('a crash, an error and a hang fail their own task only', async (t) => {
  const pool = openPool(t, { size: 2, cpuMs: 1500 })
  const orders: Order[] = [{ kind: 'crash' }, echo(1), { kind: 'throw' }, { kind: 'hang' }, echo(2)]
  const ends = await Promise.allSettled(orders.map((order) => pool.run(order)))
  assert.deepEqual(
    ends.map((end) => (end.status === 'fulfilled' ? [...end.value.bytes] : end.reason instanceof ChildFailed)),
    [true, [1], true, true, [2]],
  )
})

test('a child is replaced after its share of tasks, and when it keeps too much memory', async (t) => {
  const byTasks = openPool(t, { maxTasks: 2 })
  const pids = [await byTasks.run(echo()), await byTasks.run(echo()), await byTasks.run(echo())].map(({ pid }) => pid)
  assert.equal(pids[0], pids[1])
  assert.notEqual(pids[1], pids[2])
  const byMemory = openPool(t, { maxMemoryMb: 260 })
  const [first, second] = [await byMemory.run({ kind: 'hold' }), await byMemory.run(echo())]
  assert.notEqual(first.pid, second.pid)
})

test('a task that takes memory without end is ended while it runs', async (t) => {
  const pool = openPool(t, { maxMemoryMb: 200 })
  await assert.rejects(pool.run({ kind: 'grow' }), ChildFailed)
  assert.deepEqual([...(await pool.run(echo(7))).bytes], [7])
})

test('tasks beyond the queue limit are rejected, and queued ones run', async (t) => {
  const pool = openPool(t, { maxWaiting: 1 })
  const [running, waiting, tooMany] = [pool.run(echo(1)), pool.run(echo(2)), pool.run(echo(3))]
  await assert.rejects(tooMany, PoolBusy)
  assert.deepEqual([...(await running).bytes, ...(await waiting).bytes], [1, 2])
})

test('closing ends the children and fails what waits', async (t) => {
  const pool = openPool(t)
  const { pid } = await pool.run(echo())
  const [running, waiting] = [pool.run({ kind: 'hang' }), pool.run(echo())]
  const failed = Promise.all([assert.rejects(running, ChildFailed), assert.rejects(waiting, ChildFailed)])
  await pool.close()
  await failed
  assert.equal(isAlive(pid), false)
  await assert.rejects(pool.run(echo()), ChildFailed)
})

const parent = `
  const { openChildPool } = await import(${JSON.stringify(new URL('child-pool.ts', import.meta.url).href)})
  const pool = openChildPool({ script: new URL(${JSON.stringify(script.href)}), size: 1, cpuMs: 60000, maxTasks: 9, maxMemoryMb: 512, maxWaiting: 9 })
  const { pid } = await pool.run({ kind: 'echo', bytes: new Uint8Array() })
  process.stdout.write(String(pid))
  await pool.run({ kind: 'hang' })`

test('a child that hangs dies with the server that was killed', async () => {
  const server = spawn(process.execPath, ['--input-type=module', '-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(server.stdout, 'data')) as [Buffer]
  const pid = Number(said.toString())
  assert.ok(isAlive(pid))
  server.kill('SIGKILL')
  await eventually(() => !isAlive(pid) || undefined)
})
