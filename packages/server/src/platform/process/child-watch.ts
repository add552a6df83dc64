import { constants } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { cpuUsed } from './cpu-used.ts'

interface Watched {
  readonly maxMemoryMb: number
  readonly maxCpuMs: number
  /** How much had been used when the task began; not a number between tasks. */
  readonly cpuBefore: Float64Array
  readonly parent: number
}

/** Runs beside the work of a child, which may never return to its event loop: ends it when it takes too much or its parent is gone. */
const { maxMemoryMb, maxCpuMs, cpuBefore, parent } = workerData as Watched
/** The signal shows the server why; not every system has it. */
const outOfTime = 'SIGXCPU' in constants.signals ? 'SIGXCPU' : 'SIGKILL'

setInterval(() => {
  if (process.ppid !== parent || process.memoryUsage.rss() > maxMemoryMb * 2 ** 20) process.kill(process.pid, 'SIGKILL')
  if (cpuUsed() - (cpuBefore[0] ?? Number.NaN) > maxCpuMs) process.kill(process.pid, outOfTime)
}, 200)

parentPort?.postMessage('watching', [])
