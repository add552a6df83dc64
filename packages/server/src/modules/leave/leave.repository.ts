import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../platform/db/paging.ts'
import type { Column, NewRow, Sql } from '../../platform/db/sql.ts'
import type { Scope } from '../school/organisation/scope.service.ts'

/** Also the names that a reader sees beside a request. */
const requests = (sql: Sql) =>
  sql
    .selectFrom('leave_request')
    .innerJoin('person', 'person.id', 'leave_request.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .leftJoin('person as decider', 'decider.id', 'leave_request.decided_by')

const columns = [
  'leave_request.id',
  'leave_request.school_id',
  'leave_request.person_id',
  'leave_request.kind',
  'leave_request.starts_at',
  'leave_request.ends_at',
  'leave_request.reason',
  'leave_request.contact',
  'leave_request.state',
  'leave_request.notes',
  'leave_request.created_at',
  'leave_request.decided_at',
  'leave_request.deputy_id',
  'leave_request.returned_at',
  'person.name as person_name',
  'person.name_pinyin as person_pinyin',
  'person.number as person_number',
  'person.org_unit_id as unit_id',
  'org_unit.name as unit_name',
  'org_unit.name_en as unit_name_en',
  'org_unit.name_tw as unit_name_tw',
  'decider.name as decider_name',
  'decider.name_pinyin as decider_pinyin',
] as const

const imageIds = fragment<string[]>`array(select file_id from leave_request_image
  where leave_request_image.leave_request_id = leave_request.id order by position)`.as('image_ids')

export type LeaveRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

const requestOf = (sql: Sql, id: string) => requests(sql).where('leave_request.id', '=', id).select(columns).select(imageIds)

export const findRequest = (sql: Sql, id: string, schoolId: string) =>
  requestOf(sql, id).where('leave_request.school_id', '=', schoolId).executeTakeFirst()

/** For those who were handed the request by its process, which is of one school. */
export const findRow = (sql: Sql, id: string) => requestOf(sql, id).executeTakeFirst()

export const lockRequests = (sql: Sql, ids: readonly string[]) =>
  sql.selectFrom('leave_request').where('id', 'in', ids).select('id').orderBy('id').forUpdate().execute()

type Changed = Partial<NewRow<'leave_request'>>

/** The first caller wins; a second one finds nothing to end. */
export const endPending = (sql: Sql, id: string, end: Pick<Changed, 'state' | 'decided_by' | 'decided_how' | 'decided_at' | 'notes'>) =>
  sql.updateTable('leave_request').set(end).where('id', '=', id).where('state', '=', 'pending').returning('id').executeTakeFirst()

export const setReturned = (sql: Sql, id: string, at: Date) =>
  sql.updateTable('leave_request').set({ returned_at: at }).where('id', '=', id).execute()

export const updatePending = (sql: Sql, id: string, changed: Pick<Changed, 'kind' | 'reason' | 'contact'>) =>
  sql.updateTable('leave_request').set(changed).where('id', '=', id).where('state', '=', 'pending').execute()

export const insertRequest = (
  sql: Sql,
  row: {
    schoolId: string
    personId: string
    kind: Column<'leave_request', 'kind'>
    startsAt: Date
    endsAt: Date
    reason: string
    contact: string
    deputyId: string | null
    now: Date
  },
) =>
  sql
    .insertInto('leave_request')
    .values({
      school_id: row.schoolId,
      person_id: row.personId,
      kind: row.kind,
      starts_at: row.startsAt,
      ends_at: row.endsAt,
      reason: row.reason,
      contact: row.contact,
      deputy_id: row.deputyId,
      created_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const insertImages = (sql: Sql, requestId: string, schoolId: string, fileIds: readonly string[]) =>
  sql
    .insertInto('leave_request_image')
    .values(fileIds.map((fileId, index) => ({ leave_request_id: requestId, file_id: fileId, school_id: schoolId, position: index + 1 })))
    .execute()

const shown = (among: ReturnType<typeof requests>, page: Page) =>
  onPage(among.select(columns).select(imageIds).orderBy('leave_request.id', 'desc'), page)

export const listOwn = (sql: Sql, personId: string, page: Page) =>
  shown(requests(sql).where('leave_request.person_id', '=', personId), page).execute()

export const countOwn = (sql: Sql, personId: string) => countRows(sql.selectFrom('leave_request').where('person_id', '=', personId))

interface Deciding {
  readonly schoolId: string
  /** Who decides never sees their own requests among those to decide. */
  readonly deciderId: string
  readonly scope: Scope
  readonly states: readonly Column<'leave_request', 'state'>[]
}

const deciding = (sql: Sql, { schoolId, deciderId, scope, states }: Deciding) => {
  const within = requests(sql)
    .where('leave_request.school_id', '=', schoolId)
    .where('leave_request.person_id', '<>', deciderId)
    .where('leave_request.state', 'in', states)
  if (scope === 'school') return within
  return scope.length > 0 ? within.where('person.org_unit_id', 'in', scope) : within.where(fragment<boolean>`false`)
}

export const listToDecide = (sql: Sql, among: Deciding, page: Page) => shown(deciding(sql, among), page).execute()

export const countToDecide = (sql: Sql, among: Deciding) => countRows(deciding(sql, among))

/** A decision is due before the leave begins. */
export const findWaiting = (sql: Sql, among: Deciding) =>
  waitingRows(deciding(sql, among), 'leave_request.created_at', 'leave_request.starts_at')

/** Requests that no instance of a process decides about. */
export const listUnadopted = (sql: Sql, after: string | undefined, limit: number) =>
  sql
    .selectFrom('leave_request')
    .innerJoin('person', 'person.id', 'leave_request.person_id')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('approval_instance')
            .where('approval_instance.matter', '=', 'leave')
            .whereRef('approval_instance.matter_id', '=', 'leave_request.id')
            .select('approval_instance.id'),
        ),
      ),
    )
    .$if(after !== undefined, (rows) => rows.where('leave_request.id', '>', after ?? ''))
    .select(['leave_request.id', 'leave_request.school_id', 'leave_request.person_id', 'person.org_unit_id', 'leave_request.state'])
    .select(['leave_request.decided_by', 'leave_request.decided_at', 'leave_request.created_at'])
    .orderBy('leave_request.id')
    .limit(limit)
    .execute()

export const listAllOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('leave_request')
    .where('person_id', '=', personId)
    .select(['kind', 'starts_at', 'ends_at', 'reason', 'contact', 'state', 'notes', 'created_at', 'decided_at', 'returned_at'])
    .orderBy('id')
    .execute()
