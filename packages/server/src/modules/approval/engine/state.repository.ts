import type { FlowEvent } from '@campus/flow/engine/changes.ts'
import type { State } from '@campus/flow/engine/state.ts'
import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'
import { sendAhead } from '../../../platform/db/transaction.ts'
import { rowOfRun, rowOfTask, type StateRows } from './state-rows.ts'

/** Locks a family of instances by its topmost one, so that one transaction at a time changes them. */
export const lockFamily = (sql: Sql, topId: string) =>
  sql.selectFrom('approval_instance').where('id', '=', topId).select('id').forUpdate().executeTakeFirst()

export const findInstance = (sql: Sql, id: string) =>
  sql.selectFrom('approval_instance').where('id', '=', id).selectAll().executeTakeFirst()

export type InstanceRow = StateRows['instance']

/** Sent together: none needs the answer of another. */
export const loadRows = async (sql: Sql, instanceId: string): Promise<Omit<StateRows, 'instance'>> => {
  const [runs, tasks, timers] = await Promise.all([
    sql.selectFrom('approval_run').where('instance_id', '=', instanceId).selectAll().orderBy('opened_at').orderBy('id').execute(),
    sql.selectFrom('approval_task').where('instance_id', '=', instanceId).selectAll().orderBy('opened_at').orderBy('id').execute(),
    sql.selectFrom('approval_timer').where('instance_id', '=', instanceId).selectAll().orderBy('id').execute(),
  ])
  return { runs, tasks, timers }
}

/** Those of `after` that are new or other than before. */
const changedOf = <Item extends { readonly id: string }>(before: readonly Item[], after: readonly Item[]) => {
  const known = new Map(before.map((item) => [item.id, item]))
  return after.filter((item) => known.get(item.id) !== item)
}

const saveRuns = (sql: Sql, rows: readonly NewRow<'approval_run'>[]) =>
  sql
    .insertInto('approval_run')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        state: row.ref('excluded.state'),
        data: row.ref('excluded.data'),
        closed_at: row.ref('excluded.closed_at'),
      })),
    )
    .compile()

const saveTasks = (sql: Sql, rows: readonly NewRow<'approval_task'>[]) =>
  sql
    .insertInto('approval_task')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        state: row.ref('excluded.state'),
        result: row.ref('excluded.result'),
        owner_id: row.ref('excluded.owner_id'),
        assignee_id: row.ref('excluded.assignee_id'),
        decided_by: row.ref('excluded.decided_by'),
        via_post_id: row.ref('excluded.via_post_id'),
        via_unit_id: row.ref('excluded.via_unit_id'),
        data: row.ref('excluded.data'),
        closed_at: row.ref('excluded.closed_at'),
      })),
    )
    .compile()

const insertEvents = (sql: Sql, place: { instanceId: string; schoolId: string }, events: readonly FlowEvent[]) =>
  sql
    .insertInto('approval_event')
    .values(
      events.map(({ seq, step, kind, by, at, ...fact }) => ({
        instance_id: place.instanceId,
        school_id: place.schoolId,
        seq,
        step,
        kind,
        actor_id: by,
        data: JSON.stringify(fact),
        at: new Date(at),
      })),
    )
    .compile()

interface Saved {
  readonly schoolId: string
  readonly versionId: string
  readonly before: State
  readonly after: State
  readonly events: readonly FlowEvent[]
  readonly card: unknown
  readonly searchText: string
  readonly now: Date
}

const updateInstance = (sql: Sql, { versionId, before, after, card, searchText, now }: Saved) => {
  const isOver = after.status !== 'running' && after.status !== 'draft'
  return sql
    .updateTable('approval_instance')
    .set({
      version_id: versionId,
      state: after.status,
      ended_how: after.how,
      unit_id: after.unit,
      form_values: JSON.stringify(after.values),
      picked: JSON.stringify(after.picked),
      returned_at_event: after.returnedStep,
      moved_at_event: after.movedStep,
      last_event: after.seq,
      card: JSON.stringify(card),
      search_text: searchText,
      ...(before.status === 'draft' ? { started_at: now } : {}),
      ...(isOver ? { ended_at: fragment<Date>`coalesce(ended_at, ${now})` } : {}),
    })
    .where('id', '=', after.instanceId)
    .compile()
}

/**
 * Writes what a step changed. Runs come before their tasks; timers are written by those who know when they are due. Nobody reads the
 * answers, so it travels with what is asked next.
 */
export const saveState = async (sql: Sql, saved: Saved) => {
  const { schoolId, before, after, events } = saved
  const place = { instanceId: after.instanceId, schoolId }
  const runs = changedOf(before.runs, after.runs).map((run) => rowOfRun(place, run))
  const tasks = changedOf(before.tasks, after.tasks).map((task) => rowOfTask(place, task))
  if (runs.length > 0) await sendAhead(sql, saveRuns(sql, runs))
  if (tasks.length > 0) await sendAhead(sql, saveTasks(sql, tasks))
  if (events.length > 0) await sendAhead(sql, insertEvents(sql, place, events))
  await sendAhead(sql, updateInstance(sql, saved))
}

/** The first thing that happens by itself is when a task is due. */
export const setTaskDue = (sql: Sql, runId: string, dueAt: Date) =>
  sql.updateTable('approval_task').set({ due_at: dueAt }).where('run_id', '=', runId).where('state', 'in', ['waiting', 'open']).execute()

export const insertTimers = (sql: Sql, rows: readonly NewRow<'approval_timer'>[]) => sql.insertInto('approval_timer').values(rows).execute()

export const deleteTimers = (sql: Sql, ids: readonly string[]) => sql.deleteFrom('approval_timer').where('id', 'in', ids).execute()
