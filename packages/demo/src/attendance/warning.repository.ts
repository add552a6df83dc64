import type { SectionPlan, TakenThen } from '@campus/server/modules/attendance/warnings/past-warning.service.ts'
import { runText, type Sql } from '@campus/server/platform/db/sql.ts'

interface TakenBy extends TakenThen {
  readonly sectionId: string
  readonly personId: string
}

/** Every lesson taken by those who missed several of a section, in their order; a single absence warns nobody. */
export const listTakenOfAbsent = async (sql: Sql) =>
  (
    await runText(
      sql,
      `with absent as materialized (
         select section_id, person_id from attendance where state = 'absent' group by section_id, person_id having count(*) > 1)
       select attendance.section_id as "sectionId", attendance.person_id as "personId", attendance.state, attendance.leave_kind as "leaveKind",
         lesson.day::text, (lesson.to_period - lesson.from_period + 1)::int as hours, roll_call.closed_at as "closedAt"
       from absent join attendance using (section_id, person_id)
       join roll_call on roll_call.lesson_id = attendance.lesson_id join lesson on lesson.id = attendance.lesson_id
       order by attendance.section_id, attendance.person_id, lesson.starts_at`,
    )
  ).rows as unknown as TakenBy[]

/** When the sections whose rolls are called have their lessons, and all their hours. */
export const listSectionPlans = async (sql: Sql): Promise<ReadonlyMap<string, SectionPlan>> => {
  const { rows } = await runText(
    sql,
    `select section_id as id, sum(lesson.to_period - lesson.from_period + 1)::int as hours, array_agg(lesson.starts_at) as starts
     from lesson_section join lesson on lesson.id = lesson_id and lesson.state = 'planned'
     where section_id in (select section_id from attendance) group by section_id`,
  )
  return new Map((rows as unknown as (SectionPlan & { readonly id: string })[]).map((row) => [row.id, row]))
}
