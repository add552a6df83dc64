import { Worker } from 'node:worker_threads'
import type { ChildMessage } from './child.ts'
import { cpuUsed } from './cpu-used.ts'

/**
 * The other side of a pool: what the program of a child calls, once, with what it does for each task. It is given what the pool was
 * given and nothing else, so it names the type of its tasks itself. An error ends the child.
 */
export const runTasks = <Answer>(run: (task: never) => Answer | Promise<Answer>) => {
  const say = (message: ChildMessage<Answer>) => void process.send?.(message)
  // Where the watch sees how much processor time had been used when the task began; nothing while there is none.
  const cpuBefore = new Float64Array(new SharedArrayBuffer(8)).fill(Number.NaN)
  const answer = async (task: unknown) => {
    cpuBefore[0] = cpuUsed()
    const made = await run(task as never)
    cpuBefore[0] = Number.NaN
    say({ answer: made, memoryMb: process.memoryUsage.rss() / 2 ** 20 })
  }
  // A key stroke reaches every process of a terminal; the server lets its children finish and then lets them go.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  process.on('message', ({ task }: { task: unknown }) => void answer(task))
  const watch = new Worker(new URL('./child-watch.ts', import.meta.url), {
    workerData: { maxMemoryMb: Number(process.argv[2]), maxCpuMs: Number(process.argv[3]), cpuBefore, parent: process.ppid },
  })
  watch.unref()
  watch.once('message', () => say({ ready: true }))
}
