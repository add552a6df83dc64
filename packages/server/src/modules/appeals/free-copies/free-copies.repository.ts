import type { Updateable } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import type { FreeCopiesRequest } from '../../../platform/db/table-types.ts'
import { ofAuthor, type Reviewing, toReview, waits } from '../appeal-filters.ts'
import { appellantColumns } from '../appellants.ts'

/** With the names that readers see: of who asks, of who reviewed, of the certificate as it is offered now. */
const requests = (sql: Sql) =>
  sql
    .selectFrom('free_copies_request')
    .innerJoin('person', 'person.id', 'free_copies_request.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .leftJoin('person as reviewer', 'reviewer.id', 'free_copies_request.auditor')
    .innerJoin('document_template as template', 'template.id', 'free_copies_request.template_id')
    .innerJoin('document_template_version as version', (join) =>
      join.onRef('version.template_id', '=', 'free_copies_request.template_id').on('version.state', '=', 'published'),
    )

const columns = [
  'free_copies_request.id',
  'free_copies_request.school_id',
  'free_copies_request.person_id',
  'free_copies_request.template_id',
  'free_copies_request.copies',
  'free_copies_request.offered',
  'free_copies_request.granted',
  'free_copies_request.reason',
  'free_copies_request.state',
  'free_copies_request.notes',
  'free_copies_request.audited_at',
  'free_copies_request.created_at',
  'reviewer.name as auditor_name',
  'reviewer.name_pinyin as auditor_pinyin',
  'template.code',
  'version.id as version_id',
  'version.name',
  'version.name_en',
  'version.name_tw',
  ...appellantColumns,
] as const

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

export const findRequest = (sql: Sql, id: string) =>
  requests(sql).where('free_copies_request.id', '=', id).select(columns).executeTakeFirst()

export const findOfSchool = async (sql: Sql, id: string, schoolId: string) => {
  const row = await findRequest(sql, id)
  return row?.school_id === schoolId ? row : undefined
}

/** One after the other in their order, as everybody does who locks several. */
export const lockRequests = (sql: Sql, ids: readonly string[]) =>
  sql.selectFrom('free_copies_request').where('id', 'in', ids).select('id').orderBy('id').forUpdate().execute()

export const changeCopies = (sql: Sql, id: string, changes: Pick<Updateable<FreeCopiesRequest>, 'copies' | 'offered'>) =>
  sql.updateTable('free_copies_request').set(changes).where('id', '=', id).where('state', '=', 'pending').execute()

export const insertRequest = (
  sql: Sql,
  row: { schoolId: string; personId: string; templateId: string; copies: number; reason: string; subjectKey: string; now: Date },
) =>
  sql
    .insertInto('free_copies_request')
    .values({
      school_id: row.schoolId,
      person_id: row.personId,
      template_id: row.templateId,
      copies: row.copies,
      reason: row.reason,
      subject_key: row.subjectKey,
      created_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

interface Asked {
  readonly personId: string
  readonly templateId: string
  /** When the period began in which the free copies of the certificate count; undefined where they count in total. */
  readonly since: Date | undefined
}

/** A request for the same certificate in the same period; one that was withdrawn does not count. */
export const findSame = (sql: Sql, { personId, templateId, since }: Asked) =>
  sql
    .selectFrom('free_copies_request')
    .where('person_id', '=', personId)
    .where('template_id', '=', templateId)
    .where('state', '<>', 'withdrawn')
    .$if(since !== undefined, (rows) => rows.where('created_at', '>=', since ?? null))
    .select('state')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const newestFirst = ['free_copies_request.id', 'desc'] as const

const ofPerson = (sql: Sql, personId: string, state: string | undefined) =>
  requests(sql).where(ofAuthor('free_copies_request', personId, state))

export const listOwn = (sql: Sql, personId: string, state: string | undefined, page: Page) =>
  onPage(
    ofPerson(sql, personId, state)
      .select(columns)
      .orderBy(...newestFirst),
    page,
  ).execute()

export const countOwn = (sql: Sql, personId: string, state: string | undefined) => countRows(ofPerson(sql, personId, state))

const forReviewer = (sql: Sql, among: Reviewing) => requests(sql).where(toReview('free_copies_request', among))

export const listToReview = (sql: Sql, among: Reviewing, page: Page) =>
  onPage(
    forReviewer(sql, among)
      .select(columns)
      .orderBy(waits('free_copies_request'), 'desc')
      .orderBy(...newestFirst),
    page,
  ).execute()

export const countToReview = (sql: Sql, among: Reviewing) => countRows(forReviewer(sql, among))

export const findWaiting = (sql: Sql, among: Reviewing) =>
  waitingRows(forReviewer(sql, among).where(waits('free_copies_request')), 'free_copies_request.created_at')

type End =
  | { readonly state: 'withdrawn' }
  | {
      readonly state: 'passed' | 'refused'
      readonly granted: number
      readonly by: string | null
      readonly how: Column<'free_copies_request', 'audited_how'>
      readonly notes: string
      readonly now: Date
    }

/** Ends the pending state. The first caller wins; a second one finds nothing to end. */
export const endRequest = (sql: Sql, id: string, end: End) =>
  sql
    .updateTable('free_copies_request')
    .set(
      end.state === 'withdrawn'
        ? { state: end.state }
        : { state: end.state, granted: end.granted, auditor: end.by, audited_how: end.how, notes: end.notes, audited_at: end.now },
    )
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst()

/** Requests that no instance of a process decides about. */
export const listUnadopted = (sql: Sql, after: string | undefined, limit: number) =>
  requests(sql)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('approval_instance')
            .where('approval_instance.matter', '=', 'free_copies')
            .whereRef('approval_instance.matter_id', '=', 'free_copies_request.id')
            .select('approval_instance.id'),
        ),
      ),
    )
    .$if(after !== undefined, (rows) => rows.where('free_copies_request.id', '>', after ?? ''))
    .select([...columns, 'free_copies_request.auditor'])
    .orderBy('free_copies_request.id')
    .limit(limit)
    .execute()

export const listAllOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('free_copies_request')
    .where('person_id', '=', personId)
    .select(['copies', 'granted', 'reason', 'state', 'notes', 'audited_at', 'created_at'])
    .orderBy('id')
    .execute()
