import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** As its template calls it; a document without one carries its names itself. */
const titleColumns = [
  fragment<string>`coalesce(version.name, document.name)`.as('name'),
  fragment<string>`coalesce(version.name_en, document.name_en)`.as('name_en'),
  fragment<string>`coalesce(version.name_tw, document.name_tw)`.as('name_tw'),
] as const

const documents = (sql: Sql) =>
  sql
    .selectFrom('issued_document as document')
    .leftJoin('document_template_version as version', 'version.id', 'document.template_version_id')
    .innerJoin('person as holder', 'holder.id', 'document.holder_id')
    .innerJoin('school', 'school.id', 'document.school_id')
    .select([
      'document.id',
      'document.school_id',
      'document.holder_id',
      'document.serial',
      'document.handed_as',
      'document.state',
      'document.reason',
      'document.issued_at',
      'document.valid_until',
      'document.ended_at',
      'document.created_at',
      'document.blob_key',
      'document.key_encrypted',
      'document.size',
      'document.pages',
      fragment<string>`encode(document.facts_sha256, 'hex')`.as('facts_sha256'),
      ...titleColumns,
      'holder.name as holder_name',
      'school.name as school_name',
      'school.name_en as school_name_en',
      'school.name_tw as school_name_tw',
    ])

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findById>>>

export const findById = (sql: Sql, id: string) => documents(sql).where('document.id', '=', id).executeTakeFirst()

export const listByIds = (sql: Sql, ids: readonly string[]) => documents(sql).where('document.id', 'in', ids).execute()

export const findBySha = (sql: Sql, sha256: Buffer) => documents(sql).where('document.sha256', '=', sha256).executeTakeFirst()

export const findByCode = (sql: Sql, code: string) => documents(sql).where('document.anti_forgery_code', '=', code).executeTakeFirst()

export const findBySerial = (sql: Sql, schoolId: string, serial: string) =>
  documents(sql).where('document.school_id', '=', schoolId).where('document.serial', '=', serial).executeTakeFirst()

export const findFacts = (sql: Sql, id: string) =>
  sql.selectFrom('issued_document').where('id', '=', id).select('facts_encrypted').executeTakeFirst()

export const findCredential = (sql: Sql, id: string) =>
  sql.selectFrom('issued_document').where('id', '=', id).select('credential_encrypted').executeTakeFirst()

/** Certificates of a record that are made or in force, with what they say. */
export const listWithFacts = (sql: Sql, holderId: string, recordId: string, before: Date) =>
  documents(sql)
    .where('document.holder_id', '=', holderId)
    .where('document.record_id', '=', recordId)
    .where('document.template_id', 'is not', null)
    .where('document.state', 'in', ['making', 'issued'])
    .where('document.created_at', '<', before)
    .select('document.facts_encrypted')
    .orderBy('document.id', 'desc')
    .execute()
