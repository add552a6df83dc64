import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { BaseContext, Ctx } from '../../../context/context.ts'
import type { ProcessReporting } from '../../../http/server.extension.ts'
import { poolState } from '../../../platform/db/sql.ts'
import { takeOutsideCalls } from '../../../platform/http-client/outside-calls.ts'
import { childPoolStates } from '../../../platform/process/child-pool.ts'
import { addOutsideCalls, deleteProcess, deleteSilentProcesses, saveProcess } from './process-report.repository.ts'

const reportEveryMs = 10_000
const nanosecondsInMs = 1e6

/** Writes what has become of calls outside since the last time. */
export const reportOutsideCalls = async (ctx: Pick<Ctx, 'sql'>) => {
  // In one order, so that two processes never wait for each other.
  for (const [provider, calls] of [...takeOutsideCalls()].toSorted(([one], [other]) => one.localeCompare(other)))
    await addOutsideCalls(ctx.sql, provider, calls)
}

/** Every process says how it is, every few seconds and not within any request; one that stops says goodbye. */
export const openProcessReporting = ({ sql, services }: BaseContext): ProcessReporting => {
  const [id, startedAt] = [randomUUID(), new Date(Date.now() - process.uptime() * 1000)]
  const delay = monitorEventLoopDelay({ resolution: 50 })
  let [timer, running]: [NodeJS.Timeout | undefined, Promise<void>] = [undefined, Promise.resolve()]

  const report = async () => {
    const { used, waiting } = poolState(sql)
    const delayMs = delay.max / nanosecondsInMs
    delay.reset()
    await saveProcess(sql, {
      id,
      host: hostname(),
      pid: process.pid,
      version: services.config.PRODUCT_VERSION,
      startedAt,
      memoryBytes: process.memoryUsage.rss(),
      delayMs: Number.isFinite(delayMs) ? Math.max(0, delayMs) : 0,
      connectionsUsed: used,
      connectionsWaiting: waiting,
      children: childPoolStates(),
    })
    await reportOutsideCalls({ sql })
  }
  /** While the database is away there is nobody to report to, and `/readyz` says so. */
  const reportQuietly = () =>
    report().catch((error: unknown) => services.log.debug({ err: error }, 'A report of the process was not written'))

  return {
    async start() {
      delay.enable()
      await deleteSilentProcesses(sql)
      await report()
      timer = setInterval(() => {
        running = reportQuietly()
      }, reportEveryMs)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      delay.disable()
      await running
      await deleteProcess(sql, id).catch(() => undefined)
    },
  }
}
