import pg from 'pg'
import { breaks, type NewRow, type Sql } from '../../../platform/db/sql.ts'

type Content = Pick<NewRow<'animal_plan'>, 'window_id' | 'fund_id' | 'course' | 'students' | 'ethics_number' | 'purpose' | 'amount'>

export const insertDraft = (sql: Sql, row: Content & { school_id: string; person_id: string }, now: Date) =>
  sql
    .insertInto('animal_plan')
    .values({ ...row, created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateContent = (sql: Sql, id: string, content: Content, now: Date) =>
  sql
    .updateTable('animal_plan')
    .set({ ...content, changed_at: now })
    .where('id', '=', id)
    .execute()

type Texts = Pick<NewRow<'animal_plan'>, 'course' | 'students' | 'ethics_number' | 'purpose'>

export const updateTexts = (sql: Sql, id: string, texts: Texts, now: Date) =>
  sql
    .updateTable('animal_plan')
    .set({ ...texts, changed_at: now })
    .where('id', '=', id)
    .execute()

export const setSubmitted = (sql: Sql, id: string, now: Date) =>
  sql.updateTable('animal_plan').set({ state: 'submitted', submitted_at: now }).where('id', '=', id).execute()

export const setEnded = (sql: Sql, id: string, state: 'passed' | 'refused' | 'cancelled', now: Date) =>
  sql.updateTable('animal_plan').set({ state, ended_at: now }).where('id', '=', id).execute()

export const deleteDraft = (sql: Sql, id: string) =>
  sql.deleteFrom('animal_plan').where('id', '=', id).where('state', '=', 'draft').executeTakeFirst()

/** The drafts of somebody who leaves. */
export const deleteDraftsOf = (sql: Sql, personId: string) =>
  sql.deleteFrom('animal_plan').where('person_id', '=', personId).where('state', '=', 'draft').execute()

export const replaceLines = async (sql: Sql, planId: string, lines: readonly Omit<NewRow<'animal_plan_line'>, 'plan_id'>[]) => {
  await sql.deleteFrom('animal_plan_line').where('plan_id', '=', planId).execute()
  if (lines.length > 0)
    await sql
      .insertInto('animal_plan_line')
      .values(lines.map((line) => ({ ...line, plan_id: planId })))
      .execute()
}

/** The position of the line whose room is full, where the database refused a plan for that. */
export const lineWithoutCages = (error: unknown): number | undefined =>
  breaks(error, 'animal_plan_line__cages') && error instanceof pg.DatabaseError ? Number(error.detail) : undefined
