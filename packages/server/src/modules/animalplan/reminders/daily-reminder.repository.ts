import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** The schools for which plans can be handed in, now or later. */
export const listSchoolsWithWindows = async (sql: Sql) =>
  (await sql.selectFrom('animal_window').select('school_id').distinct().orderBy('school_id').execute()).map(({ school_id }) => school_id)

/** True for the one who sends the reminders of a day; who comes second finds it taken. */
export const takeDay = async (sql: Sql, schoolId: string, day: string) =>
  (await sql
    .insertInto('animal_reminder')
    .values({ school_id: schoolId, reminded_on: day })
    .onConflict((conflict) =>
      conflict
        .column('school_id')
        .doUpdateSet({ reminded_on: day })
        .where(fragment<boolean>`animal_reminder.reminded_on < excluded.reminded_on`),
    )
    .returning('school_id')
    .executeTakeFirst()) !== undefined

const plansOfActive = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('animal_plan as plan')
    .innerJoin('person', 'person.id', 'plan.person_id')
    .where('plan.school_id', '=', schoolId)
    .where('person.state', '=', 'active')

const openReturn = fragment<boolean>`exists (select from approval_task as task
  join approval_instance as instance on instance.id = task.instance_id
  where instance.matter = 'animal_plan' and instance.matter_id = plan.id and task.kind = 'resubmit' and task.state = 'open')`

/** Drafts, and plans that came back, of these windows. */
export const listUnfinished = (sql: Sql, schoolId: string, windowIds: readonly string[]) =>
  plansOfActive(sql, schoolId)
    .where('plan.window_id', 'in', windowIds)
    .where((row) => row.or([row('plan.state', '=', 'draft'), row.and([row('plan.state', '=', 'submitted'), openReturn])]))
    .select(['plan.person_id', 'plan.course'])
    .select((row) => [row.ref('plan.window_id').$notNull().as('window_id'), fragment<boolean>`plan.state = 'submitted'`.as('is_returned')])
    .orderBy('plan.id')
    .execute()

export const listSubmitted = (sql: Sql, schoolId: string, windowIds: readonly string[]) =>
  plansOfActive(sql, schoolId)
    .where('plan.window_id', 'in', windowIds)
    .where('plan.state', 'in', ['submitted', 'passed'])
    .select('plan.person_id')
    .select((row) => row.ref('plan.window_id').$notNull().as('window_id'))
    .execute()

export const listAuthors = async (sql: Sql, schoolId: string) =>
  (await plansOfActive(sql, schoolId).select('plan.person_id').distinct().orderBy('plan.person_id').execute()).map(
    ({ person_id }) => person_id,
  )
