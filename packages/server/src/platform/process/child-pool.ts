import { type Child, ChildFailed, type ChildRules, startChild } from './child.ts'

export interface ChildPoolOptions extends ChildRules {
  readonly size: number
  /** How many tasks may wait for a child that is free. */
  readonly maxWaiting: number
}

export interface ChildPool<Task, Answer> {
  run(task: Task): Promise<Answer>
  /** Ends every child; what is not answered fails. */
  close(): Promise<void>
}

/** More tasks wait than can be carried out in reasonable time. */
export class PoolBusy extends Error {}

interface Turn<Task, Answer> {
  readonly task: Task
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** Processes for work that blocks, leaks, crashes or hangs. They start when there is something to do, and are replaced when worn. */
export const openChildPool = <Task, Answer>(options: ChildPoolOptions): ChildPool<Task, Answer> => {
  const waiting: Turn<Task, Answer>[] = []
  const idle: Child<Task, Answer>[] = []
  const busy = new Set<Child<Task, Answer>>()
  const ending = new Set<Promise<void>>()
  let isClosed = false

  const dismiss = (child: Child<Task, Answer>) => {
    const gone: Promise<void> = child.end().finally(() => ending.delete(gone))
    ending.add(gone)
  }

  const run = async (child: Child<Task, Answer>, { task, resolve, reject }: Turn<Task, Answer>) => {
    busy.add(child)
    await child.run(task).then(resolve, reject)
    busy.delete(child)
    if (child.isWorn() || isClosed) dismiss(child)
    else idle.push(child)
    next()
  }

  const next = () => {
    if (isClosed || (idle.length === 0 && busy.size >= options.size)) return
    const turn = waiting.shift()
    if (turn) void run(idle.pop() ?? startChild<Task, Answer>(options), turn)
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new ChildFailed('the pool is closed'))
        if (waiting.length >= options.maxWaiting && busy.size >= options.size) return reject(new PoolBusy('too many tasks wait'))
        waiting.push({ task, resolve, reject })
        next()
      }),
    async close() {
      isClosed = true
      for (const turn of waiting.splice(0)) turn.reject(new ChildFailed('the pool is closed'))
      await Promise.all([...ending, ...[...idle, ...busy].map((child) => child.end())])
    },
  }
}
