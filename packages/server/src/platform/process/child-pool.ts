import { basename } from 'node:path'
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

/** What the status page and the metrics tell about the children of one kind. */
export interface ChildPoolState {
  readonly kind: string
  readonly size: number
  readonly busy: number
  readonly waiting: number
  readonly failures: number
  readonly lastFailure: string
  readonly lastFailureAt: string | null
}

const openPools = new Set<() => ChildPoolState>()

/** Those of this process. */
export const childPoolStates = (): ChildPoolState[] => [...openPools].map((stateOf) => stateOf())

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
  let [failures, lastFailure, lastFailureAt] = [0, '', null as string | null]
  const kind = basename(options.script.pathname, '-child.ts')
  const stateOf = () => ({ kind, size: options.size, busy: busy.size, waiting: waiting.length, failures, lastFailure, lastFailureAt })
  openPools.add(stateOf)

  const dismiss = (child: Child<Task, Answer>) => {
    const gone: Promise<void> = child.end().finally(() => ending.delete(gone))
    ending.add(gone)
  }

  const run = async (child: Child<Task, Answer>, { task, resolve, reject }: Turn<Task, Answer>) => {
    busy.add(child)
    await child.run(task).then(resolve, (error: unknown) => {
      if (error instanceof ChildFailed && !isClosed)
        [failures, lastFailure, lastFailureAt] = [failures + 1, error.message.slice(0, 200), new Date().toISOString()]
      reject(error)
    })
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
      openPools.delete(stateOf)
      for (const turn of waiting.splice(0)) turn.reject(new ChildFailed('the pool is closed'))
      await Promise.all([...ending, ...[...idle, ...busy].map((child) => child.end())])
    },
  }
}
