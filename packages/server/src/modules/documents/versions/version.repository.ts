import { sql as fragment } from 'kysely'
import { hotRead, type Sql } from '../../../platform/db/sql.ts'
import { ruleColumns } from './version-columns.ts'

const versions = (sql: Sql) =>
  sql
    .selectFrom('document_template_version as version')
    .innerJoin('document_template as template', 'template.id', 'version.template_id')
    .select(ruleColumns.map((column) => `version.${column}` as const))
    .select([
      'version.id',
      'version.template_id',
      'version.school_id',
      'version.version',
      'version.state',
      'template.code',
      'template.state as template_state',
    ])

export type VersionRow = Awaited<ReturnType<typeof listOffered>>[number]

export const findVersion = hotRead((sql, id: string) => versions(sql).select('version.source').where('version.id', '=', id))

/** The published versions of several certificates of a school. */
export const listPublished = (sql: Sql, schoolId: string, templateIds: readonly string[]) =>
  versions(sql)
    .select('version.source')
    .where('version.template_id', 'in', templateIds)
    .where('version.school_id', '=', schoolId)
    .where('version.state', '=', 'published')
    .execute()

export const findInState = (sql: Sql, templateId: string, schoolId: string, state: 'draft' | 'published') =>
  versions(sql)
    .select('version.source')
    .where('version.template_id', '=', templateId)
    .where('version.school_id', '=', schoolId)
    .where('version.state', '=', state)
    .executeTakeFirst()

/** What a school offers at present, in the order in which people see it; a list needs no sources. */
export const listOffered = (sql: Sql, schoolId: string) =>
  versions(sql)
    .where('version.school_id', '=', schoolId)
    .where('version.state', '=', 'published')
    .where('template.state', '=', 'published')
    .orderBy('template.position')
    .orderBy('template.code')
    .execute()

/** Whether a school has certificates for people of these roles, or this person holds one. */
export const hasCertificates = async (
  sql: Sql,
  { schoolId, personId, roles }: { schoolId: string; personId: string; roles: readonly string[] },
) =>
  (
    await sql
      .selectNoFrom((query) => {
        const offered = query
          .selectFrom('document_template_version as version')
          .innerJoin('document_template as template', 'template.id', 'version.template_id')
          .where('version.school_id', '=', schoolId)
          .where('version.state', '=', 'published')
          .where('template.state', '=', 'published')
          .where(fragment<boolean>`version.user_types && ${roles as string[]}::text[]`)
          .select('version.id')
        const held = query.selectFrom('issued_document').where('holder_id', '=', personId).select('issued_document.id')
        return query.or([query.exists(offered), query.exists(held)]).as('has')
      })
      .executeTakeFirstOrThrow()
  ).has === true

/** What certificates of a school are called: by their newest version. */
export const listTemplateNames = (sql: Sql, schoolId: string, templateIds: readonly string[]) =>
  sql
    .selectFrom('document_template_version')
    .where('school_id', '=', schoolId)
    .where('template_id', 'in', templateIds)
    .distinctOn('template_id')
    .select(['template_id as id', 'name', 'name_en', 'name_tw'])
    .orderBy('template_id')
    .orderBy('version', 'desc')
    .execute()
