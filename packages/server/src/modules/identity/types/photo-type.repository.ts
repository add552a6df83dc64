import type { Column, Sql } from '../../../platform/db/sql.ts'

const columns = [
  'photo_type.id',
  'photo_type.school_id',
  'photo_type.purpose',
  'photo_type.name',
  'photo_type.name_en',
  'photo_type.name_tw',
  'photo_type.standard',
  'photo_type.reviewer',
  'photo_type.methods',
  'photo_type.valid_days',
  'photo_type.is_required',
  'photo_type.allows_new_background',
  'photo_type.is_open',
] as const

const types = (sql: Sql, schoolId: string) => sql.selectFrom('photo_type').where('photo_type.school_id', '=', schoolId).select(columns)

export type PhotoTypeRow = NonNullable<Awaited<ReturnType<typeof findType>>>

export const findType = (sql: Sql, schoolId: string, id: string) => types(sql, schoolId).where('photo_type.id', '=', id).executeTakeFirst()

export const findOpenType = (sql: Sql, schoolId: string, purpose: Column<'photo_type', 'purpose'>) =>
  types(sql, schoolId).where('purpose', '=', purpose).where('is_open', '=', true).executeTakeFirst()

/** In the order in which schools think of them: from admission to what is certified. */
const purposes = ['admission', 'academic_record', 'degree', 'recent', 'certified']

export const listOpenTypes = async (sql: Sql, schoolId: string) =>
  (await types(sql, schoolId).where('is_open', '=', true).execute()).toSorted(
    (one, other) => purposes.indexOf(one.purpose) - purposes.indexOf(other.purpose),
  )

export const listTypes = (sql: Sql, schoolId: string) =>
  types(sql, schoolId)
    .select((row) =>
      row
        .selectFrom('photo')
        .whereRef('photo.type_id', '=', 'photo_type.id')
        .where('photo.state', '<>', 'draft')
        .select((photo) => photo.fn.countAll<number>().as('photos'))
        .as('photos'),
    )
    .orderBy('is_open', 'desc')
    .orderBy('id')
    .execute()

export interface WrittenType {
  readonly purpose: Column<'photo_type', 'purpose'>
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
  readonly standard: string
  readonly reviewer: Column<'photo_type', 'reviewer'>
  readonly methods: Column<'photo_type', 'methods'>
  readonly valid_days: number
  readonly is_required: boolean
  readonly allows_new_background: boolean
  readonly is_open: boolean
}

export const insertType = (sql: Sql, schoolId: string, type: WrittenType) =>
  sql
    .insertInto('photo_type')
    .values({ ...type, school_id: schoolId })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateType = (sql: Sql, schoolId: string, id: string, type: WrittenType) =>
  sql.updateTable('photo_type').set(type).where('id', '=', id).where('school_id', '=', schoolId).returning('id').executeTakeFirst()

export const lockType = (sql: Sql, schoolId: string, id: string) =>
  types(sql, schoolId).where('photo_type.id', '=', id).forNoKeyUpdate().executeTakeFirst()
