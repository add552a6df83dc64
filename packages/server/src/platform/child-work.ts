import { Worker } from 'node:worker_threads'
import type { ChildWord } from './child.ts'

/**
 * The other side of a pool: what the program of a child calls, once, with what it does for each task. It is given what the pool was
 * given and nothing else, so it names the type of its tasks itself. An error ends the child.
 */
export const carryOutTasks = <Answer>(carryOut: (task: never) => Answer | Promise<Answer>) => {
  const say = (word: ChildWord<Answer>) => void process.send?.(word)
  const answer = async (task: unknown) => say({ answer: await carryOut(task as never), memoryMb: process.memoryUsage.rss() / 2 ** 20 })
  // A key stroke reaches every process of a terminal; the server lets its children finish and then lets them go.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  process.on('message', ({ task }: { task: unknown }) => void answer(task))
  const watch = new Worker(new URL('./child-watch.ts', import.meta.url), {
    workerData: { maxMemoryMb: Number(process.argv[2]), parent: process.ppid },
  })
  watch.unref()
  watch.once('message', () => say({ ready: true }))
}
