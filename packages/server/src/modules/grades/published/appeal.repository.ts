import type { AppealState } from '@campus/contract/grades/grades.ts'
import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import { containing, type NewRow, type Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

const appeals = (sql: Sql) =>
  sql
    .selectFrom('grade_appeal as appeal')
    .innerJoin('section', 'section.id', 'appeal.section_id')
    .innerJoin('term', 'term.id', 'section.term_id')
    .innerJoin('course', 'course.id', 'section.course_id')
    .innerJoin('person', 'person.id', 'appeal.person_id')

const shown = (among: ReturnType<typeof appeals>) =>
  among
    .selectAll('appeal')
    .select([
      'section.code as section_code',
      'section.unit_id',
      'term.academic_year',
      'term.semester',
      'course.code as course_code',
      'course.name as course_name',
      'course.name_en as course_name_en',
      'course.name_tw as course_name_tw',
      'person.name as person_name',
      'person.name_pinyin as person_pinyin',
      'person.number as person_number',
      fragment<string | null>`(select name from person where person.id = appeal.proposed_by)`.as('proposed_by_name'),
      fragment<string | null>`(select name_pinyin from person where person.id = appeal.proposed_by)`.as('proposed_by_pinyin'),
      fragment<string | null>`(select name from person where person.id = appeal.decided_by)`.as('decided_by_name'),
      fragment<string | null>`(select name_pinyin from person where person.id = appeal.decided_by)`.as('decided_by_pinyin'),
    ])

export type AppealRow = NonNullable<Awaited<ReturnType<typeof findAppeal>>>

export const findAppeal = (sql: Sql, schoolId: string, id: string) =>
  shown(appeals(sql).where('appeal.school_id', '=', schoolId).where('appeal.id', '=', id)).executeTakeFirst()

export const findOfScore = (sql: Sql, scoreId: string) =>
  sql.selectFrom('grade_appeal').where('score_id', '=', scoreId).selectAll().executeTakeFirst()

export const lockAppeal = (sql: Sql, id: string) =>
  sql.selectFrom('grade_appeal').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

export interface AppealFilter {
  readonly schoolId: string
  readonly scope: Scope
  readonly states?: readonly AppealState[] | undefined
  readonly words: string
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

const filtered = (sql: Sql, { schoolId, scope, states, words, from, before }: AppealFilter) => {
  let among = appeals(sql).where('appeal.school_id', '=', schoolId)
  if (scope !== 'school') among = among.where('section.unit_id', 'in', fragment<string>`(select unnest(${scope}::uuid[]))`)
  if (states) among = among.where('appeal.state', 'in', states)
  if (from) among = among.where('appeal.created_at', '>=', from)
  if (before) among = among.where('appeal.created_at', '<', before)
  if (words === '') return among
  const like = containing(words)
  return among.where((row) =>
    row.or((['person.name', 'person.name_pinyin', 'person.number', 'course.name'] as const).map((column) => row(column, 'ilike', like))),
  )
}

/** Those that wait first, then the newest. */
export const listFiltered = (sql: Sql, filter: AppealFilter, page: Page) =>
  onPage(
    shown(filtered(sql, filter)).orderBy(fragment<boolean>`appeal.state in ('open', 'proposed')`, 'desc').orderBy('appeal.id', 'desc'),
    page,
  ).execute()

export const countFiltered = (sql: Sql, filter: AppealFilter) => countRows(filtered(sql, filter))

export const insertAppeal = (sql: Sql, row: NewRow<'grade_appeal'>) =>
  sql.insertInto('grade_appeal').values(row).returning('id').executeTakeFirstOrThrow()

interface Proposal {
  readonly proposal: 'uphold' | 'change'
  readonly marks: Readonly<Record<string, number>> | null
  readonly notes: string
  readonly personId: string
  readonly now: Date
}

export const setProposed = (sql: Sql, id: string, { proposal, marks, notes, personId, now }: Proposal) =>
  sql
    .updateTable('grade_appeal')
    .set({
      state: 'proposed',
      proposal,
      proposed_marks: marks && JSON.stringify(marks),
      proposed_notes: notes,
      proposed_by: personId,
      proposed_at: now,
      decided_notes: '',
    })
    .where('id', '=', id)
    .execute()

/** What the second person said stays, for who proposes next. */
export const setOpenAgain = (sql: Sql, id: string, notes: string) =>
  sql
    .updateTable('grade_appeal')
    .set({ state: 'open', proposal: null, proposed_marks: null, proposed_by: null, proposed_at: null, decided_notes: notes })
    .where('id', '=', id)
    .execute()

export const setDecided = (
  sql: Sql,
  id: string,
  { state, notes, personId, now }: { state: 'upheld' | 'changed'; notes: string; personId: string; now: Date },
) =>
  sql.updateTable('grade_appeal').set({ state, decided_notes: notes, decided_by: personId, decided_at: now }).where('id', '=', id).execute()

export const listAllOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('grade_appeal as appeal')
    .innerJoin('section', 'section.id', 'appeal.section_id')
    .innerJoin('course', 'course.id', 'section.course_id')
    .leftJoin('score_change as change', 'change.appeal_id', 'appeal.id')
    .where('appeal.person_id', '=', personId)
    .select([
      'course.name as course',
      'appeal.reason',
      'appeal.state',
      'appeal.created_at',
      'appeal.decided_at',
      'change.mark_before',
      'change.mark_after',
    ])
    .orderBy('appeal.id')
    .execute()

/** Those that somebody may decide: not their own, not what they proposed, nor of a section that they teach. */
export const measureFiltered = (sql: Sql, filter: AppealFilter, personId: string) =>
  waitingRows(
    filtered(sql, filter)
      .where('appeal.person_id', '<>', personId)
      .where(fragment<boolean>`appeal.proposed_by is distinct from ${personId}`)
      .where('appeal.section_id', 'not in', (from) =>
        from.selectFrom('section_teacher').where('person_id', '=', personId).select('section_id'),
      ),
    'appeal.created_at',
  )
