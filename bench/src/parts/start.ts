import { readFileSync } from 'node:fs'
import { stopServer, withDemo } from '../demo-server.ts'
import { megabytes, printLine } from '../report.ts'

/** Resident memory in bytes, where the system reports it. */
const memoryOf = (pid: number) => {
  try {
    return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) * 1024
  } catch {
    return undefined
  }
}

export const reportStart = () =>
  withDemo(async ({ start }) => {
    const first = await start()
    await stopServer(first)
    const warm = await start()
    const memory = memoryOf(warm.server.pid)
    await stopServer(warm)
    printLine('first start', `${(first.startMs / 1000).toFixed(1)} s`, 'database made, migrated, school filled')
    printLine('warm start', `${(warm.startMs / 1000).toFixed(1)} s`)
    printLine('memory of the server', memory === undefined ? 'unknown' : megabytes(memory), 'resident, after the start')
  })
