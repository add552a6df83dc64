import type { FlowEvent } from '@campus/flow/engine/changes.ts'
import type { State } from '@campus/flow/engine/state.ts'
import { CompiledQuery, sql as fragment } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { hotRead, hotStatement, type NewRow, type Sql } from '../../../platform/db/sql.ts'
import { sendAhead } from '../../../platform/db/transaction.ts'
import { rowOfRun, rowOfTask, runColumns, type StateRows, taskColumns, timerColumns } from './state-rows.ts'

const lock = hotStatement((sql, topId: string) => sql.selectFrom('approval_instance').where('id', '=', topId).select('id').forUpdate())

/**
 * Locks a family of instances by its topmost one, so that one transaction at a time changes them. Sent ahead of what is read next, which
 * is then as it is once the family is locked.
 */
export const lockFamily = (sql: Sql, topId: string) => sendAhead(sql, lock(sql, topId))

const lockAll = hotStatement((sql, topIds: readonly string[]) =>
  sql.selectFrom('approval_instance').where(fragment<boolean>`id = any (${topIds}::uuid[])`).select('id').orderBy('id').forUpdate(),
)

/** The same for several, in one order for all. */
export const lockFamilies = (sql: Sql, topIds: readonly string[]) => sendAhead(sql, lockAll(sql, topIds))

const lockIfAlone = hotStatement((sql, id: string) =>
  sql
    .selectFrom('approval_instance')
    .where('id', '=', id)
    .where('matter', 'is', null)
    .where('parent_id', 'is', null)
    .select('id')
    .forUpdate(),
)

/** The same, if it is its own family and decides about no record: nothing has to be locked before it. That of others stays open. */
export const lockAlone = (sql: Sql, id: string) => sendAhead(sql, lockIfAlone(sql, id))

export const findInstance = hotRead((sql, id: string) => sql.selectFrom('approval_instance').where('id', '=', id).selectAll())

export type InstanceRow = StateRows['instance']

/** With what notices call it. */
export const findNamedInstance = hotRead((sql, id: string) =>
  sql
    .selectFrom('approval_instance as instance')
    .innerJoin('approval_process as process', 'process.id', 'instance.process_id')
    .innerJoin('person as starter', 'starter.id', 'instance.starter_id')
    .where('instance.id', '=', id)
    .selectAll('instance')
    .select(['process.name as process_name', 'process.name_en as process_name_en', 'process.name_tw as process_name_tw'])
    .select(['starter.name as starter_name', 'starter.name_pinyin as starter_pinyin']),
)

const findRows = hotRead((sql, instanceId: string) =>
  sql
    .selectFrom(fragment<{ id: string }>`(select ${instanceId}::uuid as id)`.as('asked'))
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom('approval_run')
          .whereRef('instance_id', '=', 'asked.id')
          .select(runColumns)
          .orderBy('opened_at')
          .orderBy('approval_run.id'),
      ).as('runs'),
      jsonArrayFrom(
        row
          .selectFrom('approval_task')
          .whereRef('instance_id', '=', 'asked.id')
          .select(taskColumns)
          .orderBy('opened_at')
          .orderBy('approval_task.id'),
      ).as('tasks'),
      jsonArrayFrom(
        row.selectFrom('approval_timer').whereRef('instance_id', '=', 'asked.id').select(timerColumns).orderBy('approval_timer.id'),
      ).as('timers'),
    ]),
)

/** Moments come as text in JSON. */
const withMoments = <Row extends { readonly opened_at: string; readonly closed_at: string | null }>(row: Row) => ({
  ...row,
  opened_at: new Date(row.opened_at),
  closed_at: row.closed_at === null ? null : new Date(row.closed_at),
})

/** In one statement: each of its own costs the way there and back more than the reading. */
export const loadRows = async (sql: Sql, instanceId: string): Promise<Omit<StateRows, 'instance'>> => {
  const { runs = [], tasks = [], timers = [] } = (await findRows(sql, instanceId)) ?? {}
  return { runs: runs.map(withMoments), tasks: tasks.map(withMoments), timers }
}

/** Those of `after` that are new or other than before. */
const changedOf = <Item extends { readonly id: string }>(before: readonly Item[], after: readonly Item[]) => {
  const known = new Map(before.map((item) => [item.id, item]))
  return after.filter((item) => known.get(item.id) !== item)
}

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

const rowOfEvent = (place: { instanceId: string; schoolId: string }, { seq, step, kind, by, at, ...data }: FlowEvent) => ({
  instance_id: place.instanceId,
  school_id: place.schoolId,
  seq,
  step,
  kind,
  actor_id: by,
  data,
  at,
})

const rowOfInstance = ({ versionId, before, after, card, searchText, now }: Saved) => {
  const isOver = after.status !== 'running' && after.status !== 'draft'
  return {
    id: after.instanceId,
    version_id: versionId,
    state: after.status,
    ended_how: after.how,
    unit_id: after.unit,
    form_values: after.values,
    picked: after.picked,
    returned_at_event: after.returnedStep,
    moved_at_event: after.movedStep,
    last_event: after.seq,
    card,
    search_text: searchText,
    started_at: before.status === 'draft' ? now : null,
    ended_at: isOver ? now : null,
  }
}

/** One statement for all that a step changes: it is sent and answered once, and its text is the same however many rows it writes. */
const writeStep = `
  with run as (
    insert into approval_run (id, school_id, instance_id, node_id, round, state, data, opened_at, closed_at)
    select id, school_id, instance_id, node_id, round, state, data, opened_at, closed_at
    from jsonb_populate_recordset(null::approval_run, $1)
    on conflict (id) do update set state = excluded.state, data = excluded.data, closed_at = excluded.closed_at
  ), task as (
    insert into approval_task (id, school_id, instance_id, run_id, node_id, kind, owner_id, assignee_id, state, result, decided_by,
      via_post_id, via_unit_id, data, opened_at, closed_at)
    select id, school_id, instance_id, run_id, node_id, kind, owner_id, assignee_id, state, result, decided_by,
      via_post_id, via_unit_id, data, opened_at, closed_at
    from jsonb_populate_recordset(null::approval_task, $2)
    on conflict (id) do update set state = excluded.state, result = excluded.result, owner_id = excluded.owner_id,
      assignee_id = excluded.assignee_id, decided_by = excluded.decided_by, via_post_id = excluded.via_post_id,
      via_unit_id = excluded.via_unit_id, data = excluded.data, closed_at = excluded.closed_at
  ), event as (
    insert into approval_event (instance_id, school_id, seq, step, kind, actor_id, data, at)
    select instance_id, school_id, seq, step, kind, actor_id, data, at from jsonb_populate_recordset(null::approval_event, $3) order by seq
  )
  update approval_instance as instance
  set version_id = given.version_id, state = given.state, ended_how = given.ended_how, unit_id = given.unit_id,
    form_values = given.form_values, picked = given.picked, returned_at_event = given.returned_at_event,
    moved_at_event = given.moved_at_event, last_event = given.last_event, card = given.card, search_text = given.search_text,
    started_at = coalesce(given.started_at, instance.started_at), ended_at = coalesce(instance.ended_at, given.ended_at)
  from jsonb_populate_record(null::approval_instance, $4) as given
  where instance.id = given.id`

/** Writes what a step changed; timers are written by those who know when they are due. Nobody reads the answer, so it travels with what is asked next. */
export const saveState = (sql: Sql, saved: Saved) => {
  const { schoolId, before, after, events } = saved
  const place = { instanceId: after.instanceId, schoolId }
  const runs = changedOf(before.runs, after.runs).map((run) => rowOfRun(place, run))
  const tasks = changedOf(before.tasks, after.tasks).map((task) => rowOfTask(place, task))
  const written = [runs, tasks, events.map((event) => rowOfEvent(place, event)), rowOfInstance(saved)]
  return sendAhead(
    sql,
    CompiledQuery.raw(
      writeStep,
      written.map((rows) => JSON.stringify(rows)),
    ),
  )
}

/** The first thing that happens by itself is when a task is due. */
export const setTaskDue = (sql: Sql, runId: string, dueAt: Date) =>
  sql.updateTable('approval_task').set({ due_at: dueAt }).where('run_id', '=', runId).where('state', 'in', ['waiting', 'open']).execute()

export const insertTimers = (sql: Sql, rows: readonly NewRow<'approval_timer'>[]) => sql.insertInto('approval_timer').values(rows).execute()

export const deleteTimers = (sql: Sql, ids: readonly string[]) => sql.deleteFrom('approval_timer').where('id', 'in', ids).execute()
