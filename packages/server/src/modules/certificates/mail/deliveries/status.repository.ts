import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../../platform/db/cursor.ts'
import { newestFirst } from '../../../../platform/db/newest-first.ts'
import { countUpTo, onPage, type Page } from '../../../../platform/db/paging.ts'
import { type Column, containing, type Sql } from '../../../../platform/db/sql.ts'
import type { Narrowed } from '../../../logs/lists/list-filter.service.ts'

const mails = (sql: Sql) => sql.selectFrom('mail_delivery as mail').innerJoin('person', 'person.id', 'mail.person_id')

const columns = [
  'mail.id',
  'mail.document_ids',
  'mail.recipient',
  'mail.cc',
  'mail.refused_cc',
  'mail.state',
  'mail.via',
  'mail.reason',
  'mail.server_said',
  'mail.attempts',
  'mail.queued_at',
  'mail.sent_at',
  'mail.person_id',
  'person.name as person_name',
  'person.name_pinyin as person_pinyin',
  'person.number as person_number',
] as const

export type StatusRow = Awaited<ReturnType<typeof listOfApplication>>[number]

const maxShown = 50

const ofPerson = (sql: Sql, personId: string) =>
  mails(sql).where('mail.person_id', '=', personId).select(columns).orderBy('mail.id', 'desc').limit(maxShown)

/** Those of the application itself, whatever document it had then, and those of its order that bring its document. */
export const listOfApplication = (sql: Sql, personId: string, { id, documentId }: { id: string; documentId: string }) =>
  ofPerson(sql, personId)
    .where((row) => row.or([row('mail.application_id', '=', id), fragment<boolean>`mail.document_ids @> array[${documentId}]::uuid[]`]))
    .execute()

export const listOfOrder = (sql: Sql, personId: string, orderId: string) =>
  ofPerson(sql, personId).where('mail.order_id', '=', orderId).execute()

export const findMail = (sql: Sql, id: string) => mails(sql).where('mail.id', '=', id).select(columns).executeTakeFirstOrThrow()

interface SchoolFilter extends Narrowed {
  readonly state?: Column<'mail_delivery', 'state'> | undefined
  readonly via?: Column<'mail_delivery', 'via'> | undefined
  readonly words?: string | undefined
  readonly personId?: string | undefined
}

const ofSchool = (sql: Sql, { schoolId, scope, state, via, words, personId, from, before }: SchoolFilter) => {
  let query = mails(sql).where('mail.school_id', '=', schoolId)
  if (state) query = query.where('mail.state', '=', state)
  if (personId) query = query.where('mail.person_id', '=', personId)
  if (via) query = query.where('mail.via', '=', via)
  if (from) query = query.where('mail.queued_at', '>=', from)
  if (before) query = query.where('mail.queued_at', '<', before)
  if (scope !== 'school') query = scope.length > 0 ? query.where('person.org_unit_id', 'in', scope) : query.where(fragment<boolean>`false`)
  if (!words) return query
  const like = containing(words)
  return query.where((row) =>
    row.or((['person.name', 'person.name_pinyin', 'person.number'] as const).map((column) => row(column, 'ilike', like))),
  )
}

export const listOfSchool = (sql: Sql, filter: SchoolFilter, page: Page, order: 'asc' | 'desc') =>
  onPage(ofSchool(sql, filter).select(columns).orderBy('mail.queued_at', order).orderBy('mail.id', order), page).execute()

export const listOfSchoolAfter = (sql: Sql, filter: SchoolFilter, from: FromCursor) =>
  newestFirst(ofSchool(sql, filter).select(columns), { table: 'mail_delivery', as: 'mail', time: 'queued_at' }, from).execute()

export const countOfSchool = (sql: Sql, filter: SchoolFilter, max: number) => countUpTo(sql, ofSchool(sql, filter), max)

/** What the documents of mails are called. */
export const listTitles = (sql: Sql, documentIds: readonly string[]) =>
  sql
    .selectFrom('issued_document as document')
    .innerJoin('document_template_version as version', 'version.id', 'document.template_version_id')
    .leftJoin('application', 'application.document_id', 'document.id')
    .where('document.id', 'in', documentIds)
    .select(['document.id', 'document.serial', 'version.name', 'version.name_en', 'version.name_tw'])
    .select(['application.title_zh', 'application.title_en'])
    .execute()
