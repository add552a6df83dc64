import { minLogDays } from '@campus/contract/school/console/settings.ts'
import type { Ctx } from '../../../context/context.ts'
import { removeOlderOfSchools } from '../../school/retention/retention-run.service.ts'
import type { SchoolSettings } from '../../school/school/school-settings.ts'
import { monthAfter } from './months.service.ts'
import { countBefore, deleteSome, dropMonth, listMonths, type PassingLog } from './retention.repository.ts'
import { passingLogs } from './retention-kinds.ts'

const batchSize = 5000

/** For how many days a school keeps these logs. */
export const logDays = ({ retention }: Pick<SchoolSettings, 'retention'>) => Math.max(minLogDays, retention.loginLog)

/** In batches, so that nobody who logs in waits for it. */
const deleteBefore = async (ctx: Ctx, kind: PassingLog, schoolId: string, before: Date): Promise<number> => {
  let rows = 0
  for (;;) {
    const deleted = await deleteSome(ctx.sql, kind, schoolId, before, batchSize)
    rows += deleted
    if (deleted < batchSize) return rows
  }
}

/** When a month is over: its partition is named like `login_log_2026_03`. */
const endOf = (name: string): Date => {
  const [year = 0, month = 1] = name.split('_').slice(-2).map(Number)
  return new Date(`${monthAfter(new Date(Date.UTC(year, month - 1, 1)), 1)}T00:00:00Z`)
}

/** Drops the months that no school wants any more: far quicker than deleting their rows. Answers how many rows of each school went with them. */
const dropMonths = async (ctx: Ctx, kind: PassingLog, wanted: Date): Promise<ReadonlyMap<string, number>> => {
  const gone = new Map<string, number>()
  for (const month of (await listMonths(ctx.sql, kind)).filter((month) => endOf(month) <= wanted)) {
    for (const { school_id, rows } of await countBefore(ctx.sql, kind, endOf(month))) gone.set(school_id, (gone.get(school_id) ?? 0) + rows)
    await dropMonth(ctx.sql, kind, month)
  }
  return gone
}

/** Logins, face calls and events of photos go after the time that their school set. The audit log is evidence and stays. */
export const sweepLogs = async (ctx: Ctx): Promise<void> => {
  for (const log of passingLogs)
    await removeOlderOfSchools(ctx, log, {
      removeBefore: (oldest) => dropMonths(ctx, log.kind, oldest),
      removeOf: (schoolId, before) => deleteBefore(ctx, log.kind, schoolId, before),
    })
}
