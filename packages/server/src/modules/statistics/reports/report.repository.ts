import type { Phrase } from '@campus/contract/language.ts'
import type { ReportView } from '@campus/contract/statistics/reports.ts'
import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

interface Reader {
  readonly schoolId: string
  readonly personId: string
  readonly scope: Scope
}

/** One's own, and what others shared of the units that one may see. */
const readable = (sql: Sql, { schoolId, personId, scope }: Reader) =>
  sql
    .selectFrom('statistic_report as report')
    .where('report.school_id', '=', schoolId)
    .where((row) =>
      row.or([
        row('report.owner_id', '=', personId),
        row.and([
          row('report.is_shared', '=', true),
          scope === 'school'
            ? row.lit(true)
            : fragment<boolean>`(not report.view ? 'unitId' or report.view->>'unitId' = any(${scope}::text[]))`,
        ]),
      ]),
    )

const columns = [
  'report.id',
  'report.school_id',
  'report.owner_id',
  'report.name',
  fragment<ReportView>`report.view`.as('view'),
  'report.is_shared',
  'report.schedule',
  fragment<string>`report.mails_from::text`.as('mails_from'),
  'report.language',
  'report.state',
  fragment<Phrase | null>`report.problem`.as('problem'),
  'report.version',
  'report.changed_at',
] as const

export type ReportRow = NonNullable<Awaited<ReturnType<typeof lockReport>>>

export const listReports = (sql: Sql, reader: Reader, page: Page) =>
  onPage(
    readable(sql, reader)
      .select(columns)
      .orderBy((row) => row('report.owner_id', '=', reader.personId), 'desc')
      .orderBy('report.id', 'desc'),
    page,
  ).execute()

export const countReports = (sql: Sql, reader: Reader) => countRows(readable(sql, reader))

export const findReadable = (sql: Sql, reader: Reader, id: string) =>
  readable(sql, reader).where('report.id', '=', id).select(columns).executeTakeFirst()

const one = (sql: Sql, id: string) => sql.selectFrom('statistic_report as report').where('report.id', '=', id).select(columns)

export const findReport = (sql: Sql, id: string) => one(sql, id).executeTakeFirst()

export const lockReport = (sql: Sql, id: string) => one(sql, id).forUpdate().executeTakeFirst()

export const countOwn = (sql: Sql, personId: string) => countRows(sql.selectFrom('statistic_report').where('owner_id', '=', personId))

interface Kept {
  readonly name: string
  readonly isShared: boolean
  readonly schedule: Column<'statistic_report', 'schedule'>
  readonly mailsFrom: string
  readonly language: Column<'statistic_report', 'language'>
  readonly now: Date
}

const valuesOf = ({ name, isShared, schedule, mailsFrom, language, now }: Kept) => ({
  name,
  is_shared: isShared,
  schedule,
  mails_from: mailsFrom,
  language,
  changed_at: now,
})

export const insertReport = (
  sql: Sql,
  { schoolId, ownerId, view, ...kept }: Kept & { schoolId: string; ownerId: string; view: ReportView },
) =>
  sql
    .insertInto('statistic_report')
    .values({ school_id: schoolId, owner_id: ownerId, view: JSON.stringify(view), created_at: kept.now, ...valuesOf(kept) })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Who saves it has the right to it: it goes on. */
export const updateReport = (sql: Sql, id: string, kept: Kept) =>
  sql
    .updateTable('statistic_report')
    .set((row) => ({ ...valuesOf(kept), version: row('version', '+', 1), state: 'active', problem: null }))
    .where('id', '=', id)
    .execute()

export const updateStopped = (sql: Sql, id: string, problem: Phrase) =>
  sql
    .updateTable('statistic_report')
    .set({ state: 'stopped', problem: JSON.stringify(problem) })
    .where('id', '=', id)
    .execute()

export const deleteReportRow = (sql: Sql, id: string) => sql.deleteFrom('statistic_report').where('id', '=', id).execute()

/** Those that are mailed, in the order in which they are locked. */
export const listMailed = (sql: Sql) =>
  sql.selectFrom('statistic_report').where('state', '=', 'active').where('schedule', '!=', 'none').select('id').orderBy('id').execute()

export const listActiveOf = (sql: Sql, personId: string) =>
  sql.selectFrom('statistic_report').where('owner_id', '=', personId).where('state', '=', 'active').select('id').orderBy('id').execute()

/** All of somebody's reports, for the copy of their data. */
export const listAllOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('statistic_report')
    .where('owner_id', '=', personId)
    .select(['name', 'view', 'is_shared', 'schedule', 'state', 'created_at'])
    .orderBy('id')
    .execute()
