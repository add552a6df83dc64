import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const listFunds = (sql: Sql, schoolId: string) =>
  sql.selectFrom('animal_fund').where('school_id', '=', schoolId).selectAll().orderBy('year', 'desc').orderBy('code').execute()

export const listPlaces = (sql: Sql, schoolId: string) =>
  sql.selectFrom('animal_place').where('school_id', '=', schoolId).selectAll().orderBy('code').execute()

export const listTypes = (sql: Sql, schoolId: string) =>
  sql.selectFrom('animal_type').where('school_id', '=', schoolId).selectAll().orderBy('code').execute()

export const listSpecifications = (sql: Sql, schoolId: string) =>
  sql.selectFrom('animal_specification').where('school_id', '=', schoolId).selectAll().orderBy('code').execute()

type Entry = 'animal_fund' | 'animal_place' | 'animal_type' | 'animal_specification' | 'animal_window'

/** Whether an entry is one of the school. */
export const isOfSchool = async (sql: Sql, table: Entry, schoolId: string, id: string) =>
  (await sql.selectFrom(table).where('school_id', '=', schoolId).where('id', '=', id).select('id').executeTakeFirst()) !== undefined

const insert = (sql: Sql, table: Entry, row: NewRow<Entry>) => sql.insertInto(table).values(row).returning('id').executeTakeFirstOrThrow()

const update = (sql: Sql, table: Entry, schoolId: string, id: string, row: Partial<NewRow<Entry>>) =>
  sql.updateTable(table).set(row).where('school_id', '=', schoolId).where('id', '=', id).returning('id').executeTakeFirst()

/** Adds an entry, or changes the one with this id; undefined where the school has none. */
export const keepEntry = <Table extends Entry>(
  sql: Sql,
  table: Table,
  { schoolId, id, now }: { readonly schoolId: string; readonly id: string | undefined; readonly now: Date },
  row: Omit<NewRow<Table>, 'school_id' | 'created_at'>,
): Promise<{ id: string } | undefined> =>
  id === undefined ? insert(sql, table, { ...row, school_id: schoolId, created_at: now }) : update(sql, table, schoolId, id, row)

export const insertCharge = (sql: Sql, row: NewRow<'animal_charge'>) =>
  sql.insertInto('animal_charge').values(row).returning('id').executeTakeFirstOrThrow()

/** What counts without an end ends the day before new prices begin. */
export const endOpenCharge = (sql: Sql, specificationId: string, startsOn: string) =>
  sql
    .updateTable('animal_charge')
    .set({ ends_on: fragment`${startsOn}::date - 1` })
    .where('specification_id', '=', specificationId)
    .where('ends_on', 'is', null)
    .where(fragment<boolean>`starts_on < ${startsOn}::date`)
    .execute()

export const setChargeEnd = (sql: Sql, schoolId: string, id: string, endsOn: string) =>
  sql
    .updateTable('animal_charge')
    .set({ ends_on: endsOn })
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .where(fragment<boolean>`starts_on <= ${endsOn}::date`)
    .returning('id')
    .executeTakeFirst()
