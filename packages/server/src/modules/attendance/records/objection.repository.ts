import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

export const findObjection = (sql: Sql, lessonId: string, personId: string) =>
  sql
    .selectFrom('objection')
    .leftJoin('person', 'person.id', 'objection.decided_by')
    .where('lesson_id', '=', lessonId)
    .where('person_id', '=', personId)
    .select([
      'objection.id',
      'objection.state',
      'text',
      'notes',
      'objection.created_at',
      'person.name as decider_name',
      'person.name_pinyin as decider_pinyin',
    ])
    .orderBy('objection.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertObjection = (sql: Sql, row: NewRow<'objection'>) =>
  sql.insertInto('objection').values(row).returning('id').executeTakeFirstOrThrow()

export const lockObjection = (sql: Sql, id: string, schoolId: string) =>
  sql.selectFrom('objection').where('id', '=', id).where('school_id', '=', schoolId).selectAll().forUpdate().executeTakeFirst()

export const readObjection = (sql: Sql, id: string, schoolId: string) =>
  sql.selectFrom('objection').where('id', '=', id).where('school_id', '=', schoolId).selectAll().executeTakeFirst()

export const endObjection = (
  sql: Sql,
  id: string,
  end: { readonly state: Column<'objection', 'state'>; readonly notes: string; readonly decided_by: string; readonly decided_at: Date },
) => sql.updateTable('objection').set(end).where('id', '=', id).execute()

interface Deciding {
  readonly schoolId: string
  readonly deciderId: string
  readonly scope: Scope
}

/** Open ones about lessons that somebody taught, or about sections and students in their scope; never their own. */
const waiting = (sql: Sql, { schoolId, deciderId, scope }: Deciding) =>
  sql
    .selectFrom('objection')
    .innerJoin('attendance', (on) =>
      on.onRef('attendance.lesson_id', '=', 'objection.lesson_id').onRef('attendance.person_id', '=', 'objection.person_id'),
    )
    .innerJoin('section', 'section.id', 'attendance.section_id')
    .innerJoin('person', 'person.id', 'objection.person_id')
    .where('objection.school_id', '=', schoolId)
    .where('objection.state', '=', 'open')
    .where('objection.person_id', '<>', deciderId)
    .where((row) =>
      row.or([
        row.exists(
          row
            .selectFrom('lesson_teacher')
            .whereRef('lesson_teacher.lesson_id', '=', 'objection.lesson_id')
            .where('lesson_teacher.person_id', '=', deciderId)
            .select('lesson_teacher.lesson_id'),
        ),
        scope === 'school'
          ? fragment<boolean>`true`
          : fragment<boolean>`(section.unit_id = any(${scope as string[]}::uuid[]) or person.org_unit_id = any(${scope as string[]}::uuid[]))`,
      ]),
    )

export const listWaiting = (sql: Sql, among: Deciding, page: Page) =>
  onPage(
    waiting(sql, among)
      .select(['objection.id', 'objection.lesson_id', 'objection.person_id', 'objection.text', 'objection.created_at'])
      .orderBy('objection.id'),
    page,
  ).execute()

export const countWaiting = (sql: Sql, among: Deciding) => countRows(waiting(sql, among))

export const findWaiting = (sql: Sql, among: Deciding) => waitingRows(waiting(sql, among), 'objection.created_at')
