import type { DocumentState } from '@campus/contract/documents/own-documents.ts'
import { sql as fragment, type SelectQueryBuilder } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { newestFirst } from '../../../platform/db/newest-first.ts'
import { countUpTo, onPage, type Page } from '../../../platform/db/paging.ts'
import { beginningWith, containing, type Sql } from '../../../platform/db/sql.ts'
import type { DB } from '../../../platform/db/table-types.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

/** Whose documents, and which of them. */
export interface DocumentFilter {
  readonly schoolId: string
  readonly holderId?: string | undefined
  /** The scope of the reader, by the unit of the holder. */
  readonly scope: Scope
  readonly words?: string | undefined
  readonly state?: DocumentState | undefined
  readonly templateId?: string | undefined
  /** Its kind, as the template says. */
  readonly type?: string | undefined
  /** When it was applied for. */
  readonly from?: Date | undefined
  readonly before?: Date | undefined
  readonly now: Date
}

/** Certificates: what other kinds of documents are about is listed where it belongs. */
const documents = (sql: Sql) =>
  sql
    .selectFrom('issued_document as document')
    .innerJoin('document_template_version as version', 'version.id', 'document.template_version_id')
    .innerJoin('person as holder', 'holder.id', 'document.holder_id')

type Documents = ReturnType<typeof documents>
type Tables = Documents extends SelectQueryBuilder<infer Known, infer Names, object> ? [Known, Names] : [DB, keyof DB]
type Query = SelectQueryBuilder<Tables[0], Extract<Tables[1], keyof Tables[0]>, object>

const withinScope = (query: Query, scope: Scope): Query => {
  if (scope === 'school') return query
  return scope.length > 0 ? query.where('holder.org_unit_id', 'in', scope) : query.where(fragment<boolean>`false`)
}

const inState = (query: Query, state: DocumentState, now: Date): Query => {
  if (state === 'expired') return query.where('document.state', '=', 'issued').where('document.valid_until', '<=', now)
  if (state !== 'valid') return query.where('document.state', '=', state)
  return query
    .where('document.state', '=', 'issued')
    .where((row) => row.or([row('document.valid_until', 'is', null), row('document.valid_until', '>', now)]))
}

const matching = (query: Query, words: string): Query =>
  query.where((row) =>
    row.or([
      row('document.serial', 'ilike', containing(words)),
      row('holder.name', 'ilike', containing(words)),
      row('holder.name_pinyin', 'ilike', containing(words)),
      row('holder.number', 'ilike', containing(words)),
    ]),
  )

const filtered = (sql: Sql, { schoolId, holderId, scope, words, state, templateId, type, from, before, now }: DocumentFilter) => {
  let query: Query = withinScope(documents(sql).where('document.school_id', '=', schoolId), scope)
  if (holderId) query = query.where('document.holder_id', '=', holderId)
  if (templateId) query = query.where('document.template_id', '=', templateId)
  if (type) query = query.where('version.type', '=', type)
  if (from) query = query.where('document.created_at', '>=', from)
  if (before) query = query.where('document.created_at', '<', before)
  if (state) query = inState(query, state, now)
  return words ? matching(query, words) : query
}

const columns = [
  'document.id',
  'document.serial',
  'document.state',
  'document.handed_as',
  'document.reason',
  'document.issued_at',
  'document.valid_until',
  'document.created_at',
  'document.holder_id',
  'version.type',
  'version.name',
  'version.name_en',
  'version.name_tw',
  'holder.name as holder_name',
  'holder.name_pinyin as holder_pinyin',
  'holder.number as holder_number',
] as const

export const findBySerial = (sql: Sql, filter: DocumentFilter, begin: string, limit: number) =>
  filtered(sql, filter)
    .where('document.serial', 'like', beginningWith(begin))
    .select(columns)
    .orderBy('document.serial')
    .limit(limit)
    .execute()

export const listDocuments = (sql: Sql, filter: DocumentFilter, page: Page, order: 'asc' | 'desc' = 'desc') =>
  onPage(filtered(sql, filter).select(columns).orderBy('document.created_at', order).orderBy('document.id', order), page).execute()

export type ListedDocument = Awaited<ReturnType<typeof listDocuments>>[number]

export const listDocumentsAfter = (sql: Sql, filter: DocumentFilter, from: FromCursor) =>
  newestFirst(filtered(sql, filter).select(columns), { table: 'issued_document', as: 'document', time: 'created_at' }, from).execute()

export const countDocuments = (sql: Sql, filter: DocumentFilter, max: number) => countUpTo(sql, filtered(sql, filter), max)

/** One document with all that its holder or an administrator reads of it; nothing where it lies outside the filter. */
export const findDocument = (sql: Sql, id: string, filter: DocumentFilter) =>
  filtered(sql, filter)
    .where('document.id', '=', id)
    .select(columns)
    .select([
      'document.school_id',
      'version.template_id',
      'version.id as template_version_id',
      'document.record_id',
      'document.choices',
      'document.blob_key',
      'document.key_encrypted',
      'document.size',
      'document.pages',
      'document.attempts',
      'document.signed_at',
      'document.qr_text',
      'document.anti_forgery_code',
      'document.replaced_by',
      'version.version',
    ])
    .select((row) => [
      fragment<string>`coalesce(encode(document.sha256, 'hex'), '')`.as('sha256'),
      row.selectFrom('signing_key').whereRef('signing_key.id', '=', 'document.signer_id').select('subject').as('signed_by'),
      row.selectFrom('person as maker').whereRef('maker.id', '=', 'document.made_by').select('maker.name').as('made_by_name'),
      row.selectFrom('person as maker').whereRef('maker.id', '=', 'document.made_by').select('maker.name_pinyin').as('made_by_pinyin'),
    ])
    .executeTakeFirst()

export type FoundDocument = NonNullable<Awaited<ReturnType<typeof findDocument>>>

export const listAllOf = (sql: Sql, holderId: string) =>
  sql
    .selectFrom('issued_document as document')
    .leftJoin('document_template_version as version', 'version.id', 'document.template_version_id')
    .where('document.holder_id', '=', holderId)
    .select([
      fragment<string>`coalesce(version.name, document.name)`.as('title'),
      'document.serial',
      'document.state',
      'document.reason',
      'document.issued_at',
      'document.valid_until',
      'document.ended_at',
      'document.created_at',
    ])
    .orderBy('document.id')
    .execute()
