import type { instanceConcerns } from '@campus/contract/approval/console/instances.ts'
import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countUpTo } from '../../../platform/db/paging.ts'
import { type Column, containing, type Sql } from '../../../platform/db/sql.ts'
import { instanceColumns, openNodes } from '../tasks/instance-list.repository.ts'

export interface SchoolFilter {
  readonly schoolId: string
  readonly processId: string | undefined
  readonly state: Column<'approval_instance', 'state'> | undefined
  readonly concern: (typeof instanceConcerns)[number] | undefined
  readonly assigneeId: string | undefined
  readonly words: string | undefined
  readonly from: Date | undefined
  readonly before: Date | undefined
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

/** People of this name or number: looked for once, not for each instance. */
const peopleLike = (schoolId: string, like: string) => fragment`select id from person
  where school_id = ${schoolId} and (name ilike ${like} or name_pinyin ilike ${like} or number ilike ${like})`

/** Whether one of them asked, or is asked now. */
const hasPerson = (schoolId: string, like: string) => fragment<boolean>`(
  instance.starter_id in (${peopleLike(schoolId, like)})
  or instance.id in (select instance_id from approval_task where state = 'open' and assignee_id in (${peopleLike(schoolId, like)})))`

const instances = (sql: Sql, filter: SchoolFilter) => {
  const { schoolId, processId, state, concern, assigneeId, words, from, before, now } = filter
  let query = sql
    .selectFrom('approval_instance as instance')
    .where('instance.school_id', '=', schoolId)
    .where('instance.state', '<>', 'draft')
  if (processId) query = query.where('instance.process_id', '=', processId)
  if (state) query = query.where('instance.state', '=', state)
  if (concern) query = query.where('instance.state', '=', 'running').where(concern === 'stuck' ? isStuck : isOverdue(now))
  if (assigneeId) query = query.where('instance.state', '=', 'running').where(waitsFor(assigneeId))
  if (from) query = query.where('instance.started_at', '>=', from)
  if (before) query = query.where('instance.started_at', '<', before)
  if (!words) return query
  const like = containing(words)
  return query.where((row) =>
    row.or([
      row('instance.search_text', 'like', like.toLowerCase()),
      row(fragment<string>`instance.number::text`, 'like', like),
      hasPerson(schoolId, like),
    ]),
  )
}

export const countOfSchool = (sql: Sql, filter: SchoolFilter, max: number) => countUpTo(sql, instances(sql, filter), max)

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
