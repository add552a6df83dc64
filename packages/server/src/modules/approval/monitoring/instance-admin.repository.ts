import type { instanceConcerns } from '@campus/contract/approval/console/instances.ts'
import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { type Column, containing, type Sql } from '../../../platform/db/sql.ts'
import { instanceColumns, openNodes } from '../tasks/instance-list.repository.ts'

export interface SchoolFilter {
  readonly schoolId: string
  readonly processId: string | undefined
  readonly state: Column<'approval_instance', 'state'> | undefined
  readonly concern: (typeof instanceConcerns)[number] | undefined
  readonly assigneeId: string | undefined
  readonly words: string | undefined
  readonly now: Date
}

/** Nobody can go on by themselves: a failure waits for administrators, or somebody was asked who is not active any more. */
const isStuck = fragment<boolean>`exists (select from approval_task
  join person on person.id = approval_task.assignee_id
  where approval_task.instance_id = instance.id and approval_task.state = 'open'
    and (approval_task.kind = 'failure' or person.state <> 'active'))`

const isOverdue = (now: Date) => fragment<boolean>`exists (select from approval_task
  where approval_task.instance_id = instance.id and approval_task.state = 'open' and approval_task.due_at < ${now})`

const waitsFor = (personId: string) => fragment<boolean>`exists (select from approval_task
  where approval_task.instance_id = instance.id and approval_task.state = 'open' and approval_task.assignee_id = ${personId})`

/** Whether somebody of this name or number asked, or is asked now. */
const hasPerson = (like: string) => fragment<boolean>`exists (select from person
  where (person.name ilike ${like} or person.name_pinyin ilike ${like} or person.number ilike ${like})
    and (person.id = instance.starter_id or exists (select from approval_task
      where approval_task.instance_id = instance.id and approval_task.state = 'open' and approval_task.assignee_id = person.id)))`

const instances = (sql: Sql, { schoolId, processId, state, concern, assigneeId, words, now }: SchoolFilter) => {
  let query = sql
    .selectFrom('approval_instance as instance')
    .where('instance.school_id', '=', schoolId)
    .where('instance.state', '<>', 'draft')
  if (processId) query = query.where('instance.process_id', '=', processId)
  if (state) query = query.where('instance.state', '=', state)
  if (concern) query = query.where('instance.state', '=', 'running').where(concern === 'stuck' ? isStuck : isOverdue(now))
  if (assigneeId) query = query.where('instance.state', '=', 'running').where(waitsFor(assigneeId))
  if (!words) return query
  const like = containing(words)
  return query.where((row) =>
    row.or([
      row('instance.search_text', 'like', like.toLowerCase()),
      row(fragment<string>`instance.number::text`, 'like', like),
      hasPerson(like),
    ]),
  )
}

export const countOfSchool = async (sql: Sql, filter: SchoolFilter) =>
  (
    await instances(sql, filter)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

const listed = (sql: Sql, filter: SchoolFilter, { cursor, limit }: FromCursor) => {
  const among = instances(sql, filter)
  return (cursor === undefined ? among : among.where('instance.id', '<', cursor))
    .innerJoin('approval_version as version', 'version.id', 'instance.version_id')
    .innerJoin('approval_process as process', 'process.id', 'instance.process_id')
    .select(instanceColumns)
    .select(openNodes)
    .select([
      fragment<string[]>`array(select distinct assignee_id from approval_task
        where approval_task.instance_id = instance.id and approval_task.state = 'open')`.as('waiting_for'),
      fragment<Date | null>`(select min(due_at) from approval_task
        where approval_task.instance_id = instance.id and approval_task.state = 'open')`.as('due_at'),
    ])
    .orderBy('instance.id', 'desc')
    .limit(limit)
}

export const listOfSchool = (sql: Sql, filter: SchoolFilter, from: FromCursor) => listed(sql, filter, from).execute()

/** With what was filled in, and the versions by which it is read. */
export const listFilledIn = (sql: Sql, filter: SchoolFilter, from: FromCursor) =>
  listed(sql, filter, from).select(['instance.form_values', 'instance.earlier_version_ids']).execute()
