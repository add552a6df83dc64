import type { Ctx } from '../../../context/context.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { dueAt } from './due.rules.ts'
import { deleteTimers, insertTimers, setTaskDue } from './state.repository.ts'
import { rowOfTimer } from './state-rows.ts'
import type { Stepped } from './stepped.ts'

/** Timers are rows: those that the action set are written with the moment at which they are due, those that it cleared go. */
export const keepTimers = async (ctx: Ctx, { instance, before, changes }: Stepped) => {
  const { state } = changes
  const kept = new Set(state.timers.map(({ id }) => id))
  const gone = before.timers.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) await deleteTimers(ctx.sql, gone)
  const known = new Set(before.timers.map(({ id }) => id))
  const set = state.timers.filter(({ id }) => !known.has(id))
  if (set.length === 0) return
  const calendar = await readSettings(ctx.sql, instance.school_id)
  const place = { instanceId: instance.id, schoolId: instance.school_id }
  const rows = set.map((timer) => rowOfTimer(place, timer, dueAt(timer.wait, ctx.now(), calendar)))
  await insertTimers(ctx.sql, rows)
  for (const [at, { runId, stage, purpose }] of set.entries()) {
    const due = rows[at]?.due_at
    if (stage === 0 && purpose !== 'delay' && due instanceof Date) await setTaskDue(ctx.sql, runId, due)
  }
}
