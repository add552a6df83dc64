import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

export const findForMatter = (sql: Sql, id: string) =>
  sql
    .selectFrom('animal_plan')
    .leftJoin('animal_fund', 'animal_fund.id', 'animal_plan.fund_id')
    .leftJoin('animal_window', 'animal_window.id', 'animal_plan.window_id')
    .leftJoin('approval_instance', (join) =>
      join.onRef('approval_instance.matter_id', '=', 'animal_plan.id').on('approval_instance.matter', '=', 'animal_plan'),
    )
    .where('animal_plan.id', '=', id)
    .select([
      'animal_plan.school_id',
      'animal_plan.person_id',
      'animal_plan.course',
      'animal_plan.students',
      'animal_plan.ethics_number',
      'animal_plan.purpose',
      'animal_plan.amount',
      'animal_fund.name as fund_name',
      'animal_window.term',
      'approval_instance.id as instance_id',
      fragment<number>`coalesce((select sum(number) from animal_plan_line where plan_id = animal_plan.id), 0)`.as('animals'),
    ])
    .executeTakeFirst()

/** What the school holds about the plans of a person, for their own copy. */
export const listAllOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('animal_plan')
    .leftJoin('animal_window', 'animal_window.id', 'animal_plan.window_id')
    .where('person_id', '=', personId)
    .select([
      'animal_plan.course',
      'animal_window.term',
      'animal_plan.students',
      'animal_plan.ethics_number',
      'animal_plan.purpose',
      'animal_plan.state',
      'animal_plan.amount',
      'animal_plan.created_at',
      'animal_plan.submitted_at',
      'animal_plan.ended_at',
    ])
    .select(
      fragment<object[]>`(select coalesce(jsonb_agg(to_jsonb(line) - '{plan_id,school_id,is_held}'::text[] order by position), '[]')
        from animal_plan_line as line where line.plan_id = animal_plan.id)`.as('lines'),
    )
    .orderBy('animal_plan.id')
    .execute()
