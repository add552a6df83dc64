import { minLogDays } from '@campus/contract/school/console/settings.ts'
import type { Ctx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { noteRetentionRun } from '../../school/retention/retention-run.service.ts'
import { readSettings, type SchoolSettings } from '../../school/school/school-settings.ts'
import { monthAfter } from './months.service.ts'
import { deleteSome, dropMonth, listMonths, listSchoolIds, type PassingLog } from './retention.repository.ts'

const batchSize = 5000
const day = 24 * 3600

/** For how many days a school keeps these logs. */
export const logDays = ({ retention }: Pick<SchoolSettings, 'retention'>) => Math.max(minLogDays, retention.loginLog)

const kinds: readonly PassingLog[] = ['login_log', 'face_call', 'photo_event']

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

/** Drops the months that no school wants any more: far quicker than deleting their rows. */
const dropMonths = async (ctx: Ctx, kind: PassingLog, wanted: Date) => {
  for (const month of await listMonths(ctx.sql, kind)) if (endOf(month) <= wanted) await dropMonth(ctx.sql, kind, month)
}

/** Logins, face calls and events of photos go after the time that their school set. The audit log is evidence and stays. */
export const sweepLogs = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now()
  const schools: { readonly id: string; readonly before: Date }[] = []
  for (const id of await listSchoolIds(ctx.sql)) {
    const days = logDays(await readSettings(ctx.sql, id))
    schools.push({ id, before: later(now, -days * day) })
  }
  const longest = schools.map(({ before }) => before).toSorted((one, other) => one.getTime() - other.getTime())[0]
  for (const kind of kinds) {
    if (longest) await dropMonths(ctx, kind, longest)
    for (const { id: schoolId, before } of schools)
      await noteRetentionRun(ctx, { schoolId, kind, rows: await deleteBefore(ctx, kind, schoolId, before) })
  }
}
