import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

/** What a child is allowed, and the program that it runs. */
export interface ChildRules {
  readonly script: URL
  /** Processor time for one task, so that a busy machine fails nobody; starting has its own limit. */
  readonly cpuMs: number
  /** After so many tasks another child takes over, so that leaked memory is freed. */
  readonly maxTasks: number
  /** All of its memory: beyond it the child ends in the middle of its task. */
  readonly maxMemoryMb: number
  readonly environment?: Readonly<Record<string, string>>
}

/** What a child says: that it is ready, or the answer to the task it was given and how much memory it has taken by now. */
export type ChildMessage<Answer> = { readonly ready: true } | { readonly answer: Answer; readonly memoryMb: number }

/** The child died, took too long or too much memory: this task has no answer, others are not touched. */
export class ChildFailed extends Error {}

/** Its time was over. Asked again, the same task would most likely take as long. */
export class ChildTimedOut extends ChildFailed {}

/** Loading its libraries takes a busy machine a while. */
const startMs = 300_000
/** By the clock a task has this many times its processor time: for one that waits for what never comes. */
const clockFactor = 10
const maxComplaint = 500

/** Nothing of the server's own environment, which holds secrets; only what a system needs to start a program, and to start it quickly. */
const bareEnvironment = () =>
  Object.fromEntries(
    ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'NODE_COMPILE_CACHE'].flatMap((name) =>
      process.env[name] ? [[name, process.env[name]]] : [],
    ),
  )

const startProcess = ({ script, maxMemoryMb, cpuMs, environment }: ChildRules): ChildProcess =>
  fork(fileURLToPath(script), [String(maxMemoryMb), String(cpuMs)], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${maxMemoryMb}`, '--disable-warning=ExperimentalWarning'],
    env: { ...bareEnvironment(), ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })

export interface Child<Task, Answer> {
  run(task: Task): Promise<Answer>
  /** Whether it has done its share. One that failed has. */
  isWorn(): boolean
  end(): Promise<void>
}

/** One process that carries out one task at a time. */
export const startChild = <Task, Answer>(rules: ChildRules): Child<Task, Answer> => {
  const process = startProcess(rules)
  const ended = once(process, 'exit')
  let [tasks, memoryMb, isOver, complaint] = [0, 0, false, '']
  process.stderr?.on('data', (said: Buffer) => {
    complaint = (complaint + said.toString()).slice(-maxComplaint)
  })

  const hold = (isBusy: boolean) => {
    // An idle child does not keep the server from ending.
    if (isBusy) process.ref()
    else process.unref()
    if (isBusy) process.channel?.ref()
    else process.channel?.unref()
    const complaints = process.stderr as Socket | null
    if (isBusy) complaints?.ref()
    else complaints?.unref()
  }

  const end = async () => {
    isOver = true
    hold(true)
    if (process.exitCode === null && process.signalCode === null) process.kill('SIGKILL')
    await ended
  }

  /** Waits for the next word of the child, for its end or for the end of its time, whichever comes first. */
  const listen = (milliseconds: number) =>
    new Promise<ChildMessage<Answer>>((resolve, reject) => {
      const finish = (action: () => void) => {
        clearTimeout(late)
        process.off('message', onMessage).off('exit', onExit)
        action()
      }
      const fail = (error: ChildFailed) =>
        finish(() => {
          isOver = true
          reject(error)
        })
      const onMessage = (message: unknown) => finish(() => resolve(message as ChildMessage<Answer>))
      const onExit = (code: number | null, signal: string | null) =>
        fail(
          signal === 'SIGXCPU'
            ? new ChildTimedOut(`the child used more than ${rules.cpuMs} ms of processor time`)
            : new ChildFailed(`the child ended (${signal ?? code}): ${complaint}`),
        )
      const late = setTimeout(() => {
        process.kill('SIGKILL')
        fail(new ChildTimedOut(`the child took longer than ${milliseconds} ms`))
      }, milliseconds)
      process.on('message', onMessage).on('exit', onExit)
    })

  const ready = listen(startMs)
  // Reported to the caller of its first task.
  ready.catch(() => {})

  const ask = async (task: Task): Promise<Answer> => {
    await ready
    tasks += 1
    const heard = listen(rules.cpuMs * clockFactor)
    process.send({ task }, () => {})
    const message = await heard
    if (!('answer' in message)) throw new ChildFailed('the child said something else')
    memoryMb = message.memoryMb
    return message.answer
  }

  return {
    async run(task) {
      hold(true)
      try {
        return await ask(task)
      } finally {
        hold(false)
      }
    },
    isWorn: () => isOver || tasks >= rules.maxTasks || memoryMb > rules.maxMemoryMb * 0.7,
    end,
  }
}
