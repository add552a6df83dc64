import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../platform/db/cursor.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { countRows, countUpTo } from '../../platform/db/paging.ts'
import { beginningWith, type Column, containing, type Sql } from '../../platform/db/sql.ts'
import type { Scope } from '../school/organisation/scope.service.ts'

export const insertVerification = (
  sql: Sql,
  row: {
    id: string
    schoolId: string | null
    documentId: string | null
    shareId: string | null
    way: Column<'verification', 'way'>
    verdict: Column<'verification', 'verdict'>
    integrity: Column<'verification', 'integrity'>
    signedBy: Column<'verification', 'signed_by'>
    outcome: string
    byPersonId: string | null
    network: string
    checkedAt: Date
  },
) =>
  sql
    .insertInto('verification')
    .values({
      id: row.id,
      school_id: row.schoolId,
      document_id: row.documentId,
      share_id: row.shareId,
      way: row.way,
      verdict: row.verdict,
      integrity: row.integrity,
      signed_by: row.signedBy,
      outcome: row.outcome,
      by_person_id: row.byPersonId,
      network: row.network,
      checked_at: row.checkedAt,
    })
    .execute()

export const findOutcome = (sql: Sql, id: string, since: Date) =>
  sql.selectFrom('verification').where('id', '=', id).where('checked_at', '>=', since).select('outcome').executeTakeFirst()

/** Whose entries: those about somebody's documents, those somebody made, or those of a school. */
export type LogOwner = { readonly holderId: string } | { readonly byPersonId: string } | { readonly schoolId: string }

export interface LogFilter {
  readonly documentId?: string | undefined
  readonly verdict?: Column<'verification', 'verdict'> | undefined
  readonly way?: Column<'verification', 'way'> | undefined
  readonly network?: string | undefined
  readonly words?: string | undefined
  /** The holder of the document. */
  readonly personId?: string | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
  /** By the unit of the holder. */
  readonly scope?: Scope | undefined
}

const entries = (sql: Sql) =>
  sql
    .selectFrom('verification')
    .leftJoin('issued_document as document', 'document.id', 'verification.document_id')
    .leftJoin('document_template_version as version', 'version.id', 'document.template_version_id')
    .leftJoin('document_share as share', 'share.id', 'verification.share_id')

type Entries = ReturnType<typeof entries>

/** Of which documents, by what is known about them. */
const aboutDocuments = (query: Entries, { words, personId, scope = 'school' }: LogFilter): Entries => {
  let found = personId ? query.where('document.holder_id', '=', personId) : query
  if (scope !== 'school')
    found = found.where('document.holder_id', 'in', (row) =>
      row
        .selectFrom('person')
        .where('person.org_unit_id', 'in', scope.length > 0 ? scope : [null])
        .select('person.id'),
    )
  if (!words) return found
  const like = containing(words)
  return found.where((row) => row.or([row('document.serial', 'ilike', like), row('share.note', 'ilike', like)]))
}

const entriesOf = (sql: Sql, owner: LogOwner, filter: LogFilter): Entries => {
  const { documentId, verdict, way, network, from, before } = filter
  let query = entries(sql)
  if ('holderId' in owner) query = query.where('document.holder_id', '=', owner.holderId)
  if ('byPersonId' in owner) query = query.where('verification.by_person_id', '=', owner.byPersonId)
  if ('schoolId' in owner) query = query.where('verification.school_id', '=', owner.schoolId)
  if (documentId) query = query.where('verification.document_id', '=', documentId)
  if (verdict) query = query.where('verification.verdict', '=', verdict)
  if (way) query = query.where('verification.way', '=', way)
  if (network) query = query.where('verification.network', 'ilike', beginningWith(network))
  if (from) query = query.where('verification.checked_at', '>=', from)
  if (before) query = query.where('verification.checked_at', '<', before)
  return aboutDocuments(query, filter)
}

export type LogRow = Awaited<ReturnType<typeof listEntries>>[number]

export const listEntries = (sql: Sql, owner: LogOwner, filter: LogFilter, from: FromCursor) => {
  const found = entriesOf(sql, owner, filter).select([
    'verification.id',
    'verification.checked_at',
    'verification.way',
    'verification.verdict',
    'verification.integrity',
    'verification.signed_by',
    'verification.network',
    'document.serial',
    fragment<string | null>`coalesce(version.name, document.name)`.as('name'),
    fragment<string | null>`coalesce(version.name_en, document.name_en)`.as('name_en'),
    fragment<string | null>`coalesce(version.name_tw, document.name_tw)`.as('name_tw'),
    'share.note as share_note',
  ])
  return newestFirst(found, { table: 'verification', as: 'verification', time: 'checked_at' }, from).execute()
}

export const countEntries = (sql: Sql, owner: LogOwner, filter: LogFilter, max: number) =>
  countUpTo(sql, entriesOf(sql, owner, filter), max)

export const countByDay = (sql: Sql, schoolId: string, since: Date, timeZone: string) =>
  sql
    .selectFrom('verification')
    .where('school_id', '=', schoolId)
    .where('checked_at', '>=', since)
    .select([
      fragment<string>`to_char(checked_at at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day'),
      fragment<number>`count(*) filter (where verdict = 'valid')`.as('valid'),
      fragment<number>`count(*) filter (where verdict <> 'valid')`.as('other'),
    ])
    .groupBy('day')
    .orderBy('day')
    .execute()

/** How often a document was checked, looks at its shares included. */
export const countChecksOf = (sql: Sql, documentId: string) =>
  countRows(sql.selectFrom('verification').where('document_id', '=', documentId))

export const listChecks = (sql: Sql, documentIds: readonly string[], limit: number) =>
  sql
    .selectFrom('verification')
    .where('document_id', 'in', documentIds)
    .select(['id', 'checked_at', 'way', 'verdict'])
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
