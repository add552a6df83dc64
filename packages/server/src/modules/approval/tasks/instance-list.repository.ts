import { sql as fragment } from 'kysely'
import { countRows, countUpTo } from '../../../platform/db/paging.ts'
import { type Column, containing, type Sql } from '../../../platform/db/sql.ts'
import type { ListPage } from './task-list.repository.ts'

/** How far somebody looks after applications. */
export interface Reach {
  readonly schoolId: string
  readonly isAdministrator: boolean
  /** The units that they manage, or the whole school. */
  readonly scope: 'school' | readonly string[]
}

export interface InstanceFilter {
  readonly personId: string
  /** What the person has to do with them. */
  readonly as: 'starter' | 'copied' | 'unread_copied' | 'deputy' | 'any' | Reach
  readonly processId: string | undefined
  readonly state: Column<'approval_instance', 'state'> | undefined
  readonly keyword: string | undefined
  /** When it was started. */
  readonly from: Date | undefined
  readonly before: Date | undefined
}

/** Each part is found by an index of the person's own rows: what others applied for meanwhile is never read. */
const tookPart = (personId: string) => fragment<string>`(
  select id from approval_instance where starter_id = ${personId}
  union select instance_id from approval_copy where person_id = ${personId}
  union select instance_id from approval_task where assignee_id = ${personId} and state = 'open'
  union select instance_id from approval_task where assignee_id = ${personId} and state = 'done'
  union select instance_id from approval_task where assignee_id = ${personId} and state = 'cancelled'
  union select instance_id from approval_task where owner_id = ${personId} and owner_id <> assignee_id and state <> 'waiting'
  union select instance_id from approval_event where data ->> 'from' = ${personId}::text and kind = 'task_given' and actor_id is not null
)`

/** Those whom a process names look after it, else the administrators of the school: as who may act on an instance is found. */
const administered = (personId: string, { isAdministrator }: Reach) => fragment<boolean>`case
  when exists (select from approval_process_admin as named join person on person.id = named.person_id
    where named.process_id = instance.process_id and person.state = 'active')
  then exists (select from approval_process_admin as named where named.process_id = instance.process_id and named.person_id = ${personId})
  else ${isAdministrator} end`

/** Where a process says that managers see what the people of their scope applied for. */
const overseen = ({ scope }: Reach) => {
  const unit = fragment`coalesce(case when instance.matter is null then instance.unit_id end,
    (select org_unit_id from person where person.id = instance.starter_id))`
  const inScope = scope === 'school' ? fragment`true` : fragment`${unit} = any(${scope}::uuid[])`
  return fragment<boolean>`(${inScope} and exists (select from approval_version as version
    where version.id = instance.version_id and (version.settings ->> 'managersSee')::boolean))`
}

const isOfReach = (as: InstanceFilter['as']): as is Reach => typeof as === 'object'

const instances = (sql: Sql, filter: InstanceFilter) => {
  const { personId, as } = filter
  let query = sql.selectFrom('approval_instance as instance').where('instance.state', '<>', 'draft')
  if (filter.as === 'starter') query = query.where('instance.starter_id', '=', personId)
  if (filter.as === 'copied' || filter.as === 'unread_copied')
    query = query.where('instance.id', 'in', (row) => {
      const copies = row.selectFrom('approval_copy').where('person_id', '=', personId).select('instance_id')
      return filter.as === 'copied' ? copies : copies.where('read_at', 'is', null)
    })
  if (filter.as === 'deputy')
    query = query.where('instance.id', 'in', (row) =>
      row
        .selectFrom('approval_task')
        .where('assignee_id', '=', personId)
        .where('owner_id', '<>', personId)
        .where('state', '=', 'open')
        .select('instance_id'),
    )
  if (filter.as === 'any') query = query.where('instance.id', 'in', tookPart(personId))
  if (isOfReach(as))
    query = query
      .where('instance.school_id', '=', as.schoolId)
      .where('instance.starter_id', '<>', personId)
      .where((row) => row.or([administered(personId, as), overseen(as)]))
  if (filter.processId) query = query.where('instance.process_id', '=', filter.processId)
  if (filter.state) query = query.where('instance.state', '=', filter.state)
  if (filter.from) query = query.where('instance.started_at', '>=', filter.from)
  if (filter.before) query = query.where('instance.started_at', '<', filter.before)
  if (filter.keyword) {
    const words = containing(filter.keyword.toLowerCase())
    query = query.where((row) =>
      row.or([row('instance.search_text', 'like', words), row(fragment<string>`instance.number::text`, 'like', words)]),
    )
  }
  return query
}

/** Each process is asked whether it has one: what stands in the list is not read as a whole. */
export const listProcessesOf = (sql: Sql, schoolId: string, filter: InstanceFilter) =>
  sql
    .selectFrom('approval_process as process')
    .where('process.school_id', '=', schoolId)
    .where((row) =>
      row.exists(instances(sql, filter).whereRef('instance.process_id', '=', fragment.ref('process.id')).select('instance.id')),
    )
    .select(['process.id', 'process.name', 'process.name_en', 'process.name_tw'])
    .orderBy('process.id')
    .execute()

/** Of a whole school nobody needs to know more exactly. */
const maxCounted = 1000

export const countInstances = (sql: Sql, filter: InstanceFilter) =>
  isOfReach(filter.as) ? countUpTo(sql, instances(sql, filter), maxCounted) : countRows(instances(sql, filter))

/** What every list of instances reads; the version and the process are joined to it. */
export const instanceColumns = [
  'instance.id',
  'instance.number',
  'instance.process_id',
  'instance.version_id',
  'instance.parent_id',
  'instance.starter_id',
  'instance.unit_id',
  'instance.state',
  'instance.card',
  'instance.started_at',
  'instance.ended_at',
  'version.number as version_number',
  'process.name as process_name',
  'process.name_en as process_name_en',
  'process.name_tw as process_name_tw',
] as const

export const openNodes = fragment<string[]>`array(select distinct node_id from approval_task
  where approval_task.instance_id = instance.id and approval_task.state = 'open')`.as('open_nodes')

export type InstanceListRow = Awaited<ReturnType<typeof listInstances>>[number]

export const listInstances = (sql: Sql, filter: InstanceFilter, { cursor, limit, skip }: ListPage) => {
  const among = instances(sql, filter)
  const after = cursor === undefined ? among : among.where('instance.id', '<', cursor)
  const skipped = skip === 0 ? after : after.offset(skip)
  return skipped
    .innerJoin('approval_version as version', 'version.id', 'instance.version_id')
    .innerJoin('approval_process as process', 'process.id', 'instance.process_id')
    .leftJoin('approval_copy as copy', (join) =>
      join.onRef('copy.instance_id', '=', 'instance.id').on('copy.person_id', '=', filter.personId),
    )
    .select(instanceColumns)
    .select(['copy.read_at', 'copy.created_at as copied_at'])
    .select(openNodes)
    .orderBy('instance.id', 'desc')
    .limit(limit)
    .execute()
}
