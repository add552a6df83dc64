import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

export const listFundsOfYear = (sql: Sql, schoolId: string, year: number) =>
  sql
    .selectFrom('animal_fund')
    .where('school_id', '=', schoolId)
    .where('year', '=', year)
    .where('is_closed', '=', false)
    .selectAll()
    .orderBy('code')
    .execute()

export const findOpenFund = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('animal_fund')
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .where('is_closed', '=', false)
    .select(['id', 'year', 'tariff', 'budget', 'held', 'spent'])
    .executeTakeFirst()

export const listOpenPlaces = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('animal_place')
    .where('school_id', '=', schoolId)
    .where('is_closed', '=', false)
    .selectAll()
    .orderBy('position')
    .orderBy('code')
    .execute()

/** How many cages of each open room are taken on the fullest of some days. */
export const listTaken = (sql: Sql, schoolId: string, from: string, days: number) =>
  sql
    .selectFrom('animal_place')
    .where('school_id', '=', schoolId)
    .where('kind', '=', 'room')
    .where('is_closed', '=', false)
    .select(['id', fragment<number>`animal_cages_taken(id, daterange(${from}::date, ${from}::date + ${days}::int))`.as('taken')])
    .execute()

export const listOpenTypes = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('animal_type')
    .where('school_id', '=', schoolId)
    .where('is_closed', '=', false)
    .select(['id', 'code', 'name', 'name_en', 'name_tw'])
    .orderBy('code')
    .execute()

/** Only what can be planned: both the specification and its type are open. */
export const listOpenSpecifications = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('animal_specification')
    .innerJoin('animal_type', 'animal_type.id', 'animal_specification.type_id')
    .where('animal_specification.school_id', '=', schoolId)
    .where('animal_specification.is_closed', '=', false)
    .where('animal_type.is_closed', '=', false)
    .selectAll('animal_specification')
    .select(['animal_type.name as type_name', 'animal_type.name_en as type_name_en', 'animal_type.name_tw as type_name_tw'])
    .orderBy('animal_type.code')
    .orderBy('animal_specification.code')
    .execute()

export const listWindows = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('animal_window')
    .where('school_id', '=', schoolId)
    .select([
      'id',
      'term',
      fragment<string>`opens_on::text`.as('opens_on'),
      fragment<string>`closes_on::text`.as('closes_on'),
      fragment<string>`arrivals_from::text`.as('arrivals_from'),
      fragment<string>`arrivals_until::text`.as('arrivals_until'),
    ])
    .orderBy('closes_on')
    .execute()
