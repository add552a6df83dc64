import { readFileSync } from 'node:fs'
import { measureFill } from '../demo-fill.ts'
import { stopServer, withDemo } from '../demo-server.ts'
import { measureLivingYear } from '../living-year.ts'
import { judge, megabytes, printLine } from '../report.ts'

/** So many times as long as without the school day a first start may take. */
const maxStart = 1.5

/** Resident memory in bytes, where the system reports it. */
const memoryOf = (pid: number) => {
  try {
    return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) * 1024
  } catch {
    return undefined
  }
}

const longestYearMs = 2000

export const reportStart = async () => {
  await withDemo(async ({ start }) => {
    const first = await start()
    await stopServer(first)
    const warm = await start()
    const memory = memoryOf(warm.server.pid)
    await stopServer(warm)
    printLine('first start', `${(first.startMs / 1000).toFixed(1)} s`, 'database made, migrated, school filled')
    const { ms, ofDayMs } = await measureFill()
    const ratio = first.startMs / (first.startMs - ofDayMs)
    const parts = `${(ofDayMs / 1000).toFixed(1)} of ${(ms / 1000).toFixed(1)} s in which the school is filled`
    judge('first start / without school day', ratio.toFixed(2), ratio <= maxStart, `at most ${maxStart}`, parts)
    printLine('warm start', `${(warm.startMs / 1000).toFixed(1)} s`)
    printLine('memory of the server', memory === undefined ? 'unknown' : megabytes(memory), 'resident, after the start')
  })
  const { wholeMs, yearMs } = await measureLivingYear()
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const note = `of ${seconds(wholeMs)} that fill the school`
  judge('a year of logs and numbers', seconds(yearMs), yearMs <= longestYearMs, 'at most 2 s', note)
}
