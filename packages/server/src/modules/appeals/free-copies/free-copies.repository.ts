import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/sql.ts'
import { appellantColumns, nowhere, type Page, type Reviewing } from '../appellants.ts'

/** With the names that readers see: of who asks, of who reviewed, of the certificate as it is offered now. */
const requests = (sql: Sql) =>
  sql
    .selectFrom('free_copies_request')
    .innerJoin('person', 'person.id', 'free_copies_request.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .leftJoin('person as reviewer', 'reviewer.id', 'free_copies_request.auditor')
    .innerJoin('document_template_version as version', (join) =>
      join.onRef('version.template_id', '=', 'free_copies_request.template_id').on('version.state', '=', 'published'),
    )

const columns = [
  'free_copies_request.id',
  'free_copies_request.school_id',
  'free_copies_request.person_id',
  'free_copies_request.template_id',
  'free_copies_request.copies',
  'free_copies_request.granted',
  'free_copies_request.reason',
  'free_copies_request.state',
  'free_copies_request.notes',
  'free_copies_request.audited_at',
  'free_copies_request.created_at',
  'reviewer.name as auditor_name',
  'version.id as version_id',
  'version.name',
  'version.name_en',
  'version.name_tw',
  ...appellantColumns,
] as const

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

export const findRequest = (sql: Sql, id: string, schoolId: string) =>
  requests(sql)
    .where('free_copies_request.id', '=', id)
    .where('free_copies_request.school_id', '=', schoolId)
    .select(columns)
    .executeTakeFirst()

export const insertRequest = (
  sql: Sql,
  row: { schoolId: string; personId: string; templateId: string; copies: number; reason: string; now: Date },
) =>
  sql
    .insertInto('free_copies_request')
    .values({
      school_id: row.schoolId,
      person_id: row.personId,
      template_id: row.templateId,
      copies: row.copies,
      reason: row.reason,
      created_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const ownRequests = (sql: Sql, personId: string, state: string | undefined) => {
  const mine = requests(sql).where('free_copies_request.person_id', '=', personId)
  return state === undefined ? mine : mine.where('free_copies_request.state', '=', state)
}

export const listOwn = (sql: Sql, personId: string, state: string | undefined, { pageNum, pageSize }: Page) =>
  ownRequests(sql, personId, state)
    .select(columns)
    .orderBy('free_copies_request.id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()

export const countOwn = async (sql: Sql, personId: string, state: string | undefined) =>
  (
    await ownRequests(sql, personId, state)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

const toReview = (sql: Sql, { schoolId, reviewerId, scope, state, words }: Reviewing) => {
  let found = requests(sql)
    .where('free_copies_request.school_id', '=', schoolId)
    .where('free_copies_request.person_id', '<>', reviewerId)
    .where('free_copies_request.state', '<>', 'withdrawn')
  if (scope !== 'school') found = found.where('person.org_unit_id', 'in', scope.length > 0 ? scope : [nowhere])
  if (state !== undefined) found = found.where('free_copies_request.state', '=', state)
  if (words) found = found.where((row) => row.or([row('person.name', 'ilike', `%${words}%`), row('person.number', '=', words)]))
  return found
}

export const listToReview = (sql: Sql, among: Reviewing, { pageNum, pageSize }: Page) =>
  toReview(sql, among)
    .select(columns)
    .orderBy(fragment`free_copies_request.state = 'pending'`, 'desc')
    .orderBy('free_copies_request.id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()

export const countToReview = async (sql: Sql, among: Reviewing) =>
  (
    await toReview(sql, among)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

type End =
  | { readonly state: 'withdrawn' }
  | { readonly state: 'passed' | 'refused'; readonly granted: number; readonly by: string; readonly notes: string; readonly now: Date }

/** Ends the waiting. Whoever comes first does it; the other finds nothing to end. */
export const endRequest = (sql: Sql, id: string, end: End) =>
  sql
    .updateTable('free_copies_request')
    .set(
      end.state === 'withdrawn'
        ? { state: end.state }
        : { state: end.state, granted: end.granted, auditor: end.by, notes: end.notes, audited_at: end.now },
    )
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst()

export const listAllOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('free_copies_request')
    .where('person_id', '=', personId)
    .select(['copies', 'granted', 'reason', 'state', 'notes', 'audited_at', 'created_at'])
    .orderBy('id')
    .execute()
