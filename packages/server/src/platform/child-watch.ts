import { parentPort, workerData } from 'node:worker_threads'

/** Runs beside the work of a child, which may never come back to hear anything: ends it when it takes too much or its parent is gone. */
const { maxMemoryMb, parent } = workerData as { readonly maxMemoryMb: number; readonly parent: number }

setInterval(() => {
  if (process.ppid !== parent || process.memoryUsage.rss() > maxMemoryMb * 2 ** 20) process.kill(process.pid, 'SIGKILL')
}, 200)

parentPort?.postMessage('watching', [])
