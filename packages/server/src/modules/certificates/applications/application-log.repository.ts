import { sql as fragment } from 'kysely'
import { countRows } from '../../../platform/db/paging.ts'
import { containing, type Sql } from '../../../platform/db/sql.ts'
import type { LogWhere } from '../../logs/log-source.extension.ts'

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const among = (sql: Sql, where: LogWhere) => {
  const { schoolId, unitIds, from, before, cursor, personId, action, outcome, network, words, requestId, subjectId } = where
  let query = sql
    .selectFrom('application')
    .innerJoin('person', 'person.id', 'application.person_id')
    .innerJoin('document_template_version as version', 'version.id', 'application.version_id')
    .leftJoin('person as decider', 'decider.id', 'application.decided_by')
    .where('application.school_id', '=', schoolId)
  // An application keeps neither the network nor the request that it came by.
  if (network ?? requestId) query = query.where(fragment<boolean>`false`)
  if (unitIds) query = query.where(fragment<boolean>`person.org_unit_id = any(${unitIds}::uuid[])`)
  if (from) query = query.where('application.created_at', '>=', from)
  if (before) query = query.where('application.created_at', '<', before)
  if (cursor) query = query.where('application.id', '<', cursor)
  if (personId) query = query.where('application.person_id', '=', personId)
  if (action) query = query.where(fragment<boolean>`application.way = ${action}`)
  if (outcome) query = query.where(fragment<boolean>`application.state = ${outcome}`)
  if (subjectId) query = isUuid(subjectId) ? query.where('application.id', '=', subjectId) : query.where(fragment<boolean>`false`)
  if (!words) return query
  const like = containing(words)
  return query.where((row) =>
    row.or([
      row('person.number', 'ilike', like),
      row('person.name', 'ilike', like),
      row('version.name', 'ilike', like),
      row('version.name_en', 'ilike', like),
      row('version.name_tw', 'ilike', like),
    ]),
  )
}

export const listApplicationLog = (sql: Sql, where: LogWhere, limit: number) =>
  among(sql, where)
    .select(['application.id', 'application.created_at', 'application.person_id', 'person.org_unit_id', 'application.way'])
    .select([
      'application.copies',
      'application.state',
      'application.decided_at',
      'decider.name as decider_name',
      'decider.name_pinyin as decider_pinyin',
    ])
    .select(['version.name', 'version.name_en', 'version.name_tw'])
    .orderBy('application.id', 'desc')
    .limit(limit)
    .execute()

export const countApplicationLog = (sql: Sql, where: LogWhere, max: number) =>
  countRows(sql.selectFrom(among(sql, where).select('application.id').limit(max).as('counted')))
