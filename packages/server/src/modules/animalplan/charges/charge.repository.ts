import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

const charges = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('animal_charge')
    .where('school_id', '=', schoolId)
    .select([
      'id',
      'specification_id as specificationId',
      fragment<string>`starts_on::text`.as('startsOn'),
      fragment<string | null>`ends_on::text`.as('endsOn'),
      'price_inside as priceInside',
      'price_outside as priceOutside',
      'housing_by as housingBy',
      'housing_inside as housingInside',
      'housing_outside as housingOutside',
    ])

export const listCharges = (sql: Sql, schoolId: string) =>
  charges(sql, schoolId).orderBy('specification_id').orderBy('starts_on', 'desc').execute()

export const listChargesOf = (sql: Sql, schoolId: string, specificationIds: readonly string[]) =>
  charges(sql, schoolId).where('specification_id', 'in', specificationIds).execute()
