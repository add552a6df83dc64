import { sql as fragment } from 'kysely'
import { countUpTo } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import type { PlanIds } from './plan.repository.ts'

const lines = (sql: Sql) =>
  sql
    .selectFrom('animal_plan_line')
    .innerJoin('animal_specification as specification', 'specification.id', 'animal_plan_line.specification_id')
    .innerJoin('animal_type', 'animal_type.id', 'specification.type_id')
    .leftJoin('animal_place as room', 'room.id', 'animal_plan_line.room_id')
    .select([
      'animal_plan_line.plan_id',
      'animal_plan_line.position',
      'animal_plan_line.specification_id',
      'animal_plan_line.sex',
      'animal_plan_line.number',
      fragment<string>`animal_plan_line.arrives_on::text`.as('arrives_on'),
      'animal_plan_line.room_id',
      'animal_plan_line.days',
      'animal_plan_line.cages',
      'animal_plan_line.price',
      'animal_plan_line.housing',
      'specification.name',
      'specification.name_en',
      'specification.name_tw',
      'animal_type.id as type_id',
      'animal_type.name as type_name',
      'animal_type.name_en as type_name_en',
      'animal_type.name_tw as type_name_tw',
      'room.name as room_name',
      'room.name_en as room_name_en',
      'room.name_tw as room_name_tw',
    ])

export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

export const listLines = (sql: Sql, planIds: readonly string[]) =>
  lines(sql).where('animal_plan_line.plan_id', 'in', planIds).orderBy('animal_plan_line.plan_id').orderBy('position').execute()

interface PlanAndPosition {
  readonly planId: string
  readonly position: number
}

/** Lines of these plans, those of the newest plan first, after the line of the cursor. */
export const listLinesAfter = (
  sql: Sql,
  planIds: PlanIds,
  { after, limit }: { readonly after: PlanAndPosition | undefined; readonly limit: number },
) => {
  const among = lines(sql).where('animal_plan_line.plan_id', 'in', planIds)
  return (
    after === undefined
      ? among
      : among.where((row) =>
          row.or([
            row('animal_plan_line.plan_id', '<', after.planId),
            row.and([row('animal_plan_line.plan_id', '=', after.planId), row('animal_plan_line.position', '>', after.position)]),
          ]),
        )
  )
    .orderBy('animal_plan_line.plan_id', 'desc')
    .orderBy('animal_plan_line.position')
    .limit(limit)
    .execute()
}

export const countLines = (sql: Sql, planIds: PlanIds, max: number) =>
  countUpTo(sql, sql.selectFrom('animal_plan_line').where('plan_id', 'in', planIds), max)

/** Animals of approved plans that arrive between two days, for who planned them. */
export const listArrivals = (sql: Sql, personId: string, from: string, until: string) =>
  lines(sql)
    .innerJoin('animal_plan', 'animal_plan.id', 'animal_plan_line.plan_id')
    .where('animal_plan.person_id', '=', personId)
    .where('animal_plan.state', '=', 'passed')
    .where(fragment<boolean>`arrives_on between ${from}::date and ${until}::date`)
    .select('animal_plan.course')
    .orderBy('arrives_on')
    .orderBy('animal_plan_line.plan_id')
    .orderBy('position')
    .execute()
