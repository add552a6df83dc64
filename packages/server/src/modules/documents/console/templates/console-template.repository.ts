import type { InputOf } from '@campus/contract/call.ts'
import type { consoleTemplates } from '@campus/contract/documents/console/templates.ts'
import { sql as fragment } from 'kysely'
import { onPage, type Page } from '../../../../platform/db/paging.ts'
import { inOrder } from '../../../../platform/db/sorting.ts'
import { type Column, containing, type Sql } from '../../../../platform/db/sql.ts'
import { ruleColumns } from '../../versions/version-columns.ts'

interface Filter {
  readonly schoolId: string
  readonly words: string | undefined
  readonly state: Column<'document_template', 'state'> | undefined
  readonly type: string | undefined
}

/** Each template with the version that people know: the published one, or the draft of one that never was. */
const filtered = (sql: Sql, { schoolId, words, state, type }: Filter) => {
  let query = sql
    .selectFrom('document_template as template')
    .innerJoinLateral(
      (nested) =>
        nested
          .selectFrom('document_template_version')
          .whereRef('template_id', '=', 'template.id')
          .where('state', 'in', ['published', 'draft'])
          .select([...ruleColumns, 'version', 'state'])
          .orderBy(fragment`state = 'published'`, 'desc')
          .limit(1)
          .as('shown'),
      (join) => join.onTrue(),
    )
    .where('template.school_id', '=', schoolId)
  if (state) query = query.where('template.state', '=', state)
  if (type) query = query.where('shown.type', '=', type)
  if (words) {
    const text = fragment<string>`concat_ws(' ', shown.name, shown.name_en, shown.name_tw, template.code)`
    query = query.where(text, 'ilike', containing(words))
  }
  return query
}

const issuedOf = (column: 'template_id' | 'template_version_id', id: string) =>
  fragment<number>`(select count(*)::int from issued_document
    where ${fragment.ref(`issued_document.${column}`)} = ${fragment.ref(id)} and issued_at is not null)`.as('issued')

type Sort = InputOf<typeof consoleTemplates>['sort']

const sortColumns = { name: 'shown.name', issued: 'issued', changedAt: 'template.changed_at' }

export const listTemplates = (sql: Sql, filter: Filter, page: Page, sort: Sort) => {
  const found = filtered(sql, filter)
    .select(['template.id', 'template.code', 'template.state', 'template.changed_at'])
    .select([
      'shown.name',
      'shown.name_en',
      'shown.name_tw',
      'shown.type',
      'shown.needs_approval',
      'shown.charge',
      'shown.price',
      'shown.ways',
    ])
    .select(['shown.version as shown_version', 'shown.state as shown_state', issuedOf('template_id', 'template.id')])
    .select(
      fragment<boolean>`exists (select from document_template_version where template_id = template.id and state = 'draft')`.as('has_draft'),
    )
  return onPage(
    inOrder(found, sort, sortColumns, { column: 'template.position', direction: 'asc' }).orderBy('template.code'),
    page,
  ).execute()
}

export const countTemplates = async (sql: Sql, filter: Filter) =>
  (await filtered(sql, filter).select(fragment<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count

const templates = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('document_template')
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .select(['id', 'code', 'state', 'disabled_reason', 'position', 'revision'])

export const findTemplate = (sql: Sql, schoolId: string, id: string) => templates(sql, schoolId, id).executeTakeFirst()

/** Held while a template is changed, so that of two who change it at once the second sees what the first did. */
export const lockTemplate = (sql: Sql, schoolId: string, id: string) => templates(sql, schoolId, id).forUpdate().executeTakeFirst()

/** The version asked for; else the draft, else the published one. */
export const findVersionOf = (sql: Sql, templateId: string, version: number | undefined) => {
  const versions = sql
    .selectFrom('document_template_version')
    .where('template_id', '=', templateId)
    .select([...ruleColumns, 'version', 'state', 'source'])
  const asked = version === undefined ? versions.where('state', 'in', ['draft', 'published']) : versions.where('version', '=', version)
  return asked.orderBy('version', 'desc').executeTakeFirst()
}

export const listVersions = (sql: Sql, templateId: string) =>
  sql
    .selectFrom('document_template_version as version')
    .leftJoin('person', 'person.id', 'version.published_by')
    .where('version.template_id', '=', templateId)
    .select([
      'version.version',
      'version.state',
      'version.published_at',
      'person.name as published_by',
      'person.name_pinyin as published_by_pinyin',
    ])
    .select(issuedOf('template_version_id', 'version.id'))
    .orderBy('version.version', 'desc')
    .execute()

/** Each template of the school with its draft, or else its published version. */
export const listNewest = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('document_template as template')
    .innerJoin('document_template_version as version', 'version.template_id', 'template.id')
    .where('template.school_id', '=', schoolId)
    .where('version.state', 'in', ['draft', 'published'])
    .distinctOn('template.code')
    .select(['template.id', 'template.code', 'template.position', 'template.revision', 'version.source'])
    .select(ruleColumns.map((column) => `version.${column}` as const))
    .orderBy('template.code')
    .orderBy('version.version', 'desc')
    .execute()
