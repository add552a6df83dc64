import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'

export const photos = (sql: Sql) =>
  sql
    .selectFrom('photo')
    .innerJoin('photo_type', 'photo_type.id', 'photo.type_id')
    .select([
      'photo.id',
      'photo.school_id',
      'photo.person_id',
      'photo.type_id',
      'photo.state',
      'photo.method',
      'photo.background',
      'photo.original_file_id',
      'photo.file_id',
      'photo.is_judged',
      'photo.checks',
      'photo.comparison',
      'photo.reason',
      'photo.is_overruled',
      'photo.decided_by',
      'photo.decided_at',
      'photo.created_at',
      'photo_type.purpose',
      'photo_type.reviewer',
      'photo_type.valid_days',
      'photo_type.standard',
    ])

export type PhotoRow = NonNullable<Awaited<ReturnType<typeof findPhoto>>>

export const findPhoto = (sql: Sql, id: string) => photos(sql).where('photo.id', '=', id).executeTakeFirst()

export const listPhotosOf = (sql: Sql, personId: string) =>
  photos(sql).where('photo.person_id', '=', personId).orderBy('photo.id').execute()

export const lockPhoto = (sql: Sql, id: string) => photos(sql).where('photo.id', '=', id).forNoKeyUpdate('photo').executeTakeFirst()

/** Held until the transaction ends: the photos of one person change one after the other. */
export const lockPhotosOf = (sql: Sql, personId: string) =>
  fragment`select pg_advisory_xact_lock(hashtextextended(${`photos:${personId}`}, 0))`.execute(sql)

export const findOpenPhoto = (sql: Sql, personId: string, typeId: string) =>
  photos(sql)
    .where('photo.person_id', '=', personId)
    .where('photo.type_id', '=', typeId)
    .where('photo.state', '<>', 'passed')
    .executeTakeFirst()

export const findPassedPhoto = (sql: Sql, personId: string, typeId: string) =>
  photos(sql)
    .where('photo.person_id', '=', personId)
    .where('photo.type_id', '=', typeId)
    .where('photo.state', '=', 'passed')
    .executeTakeFirst()

interface NewPhoto {
  readonly schoolId: string
  readonly personId: string
  readonly typeId: string
  readonly method: Column<'photo', 'method'>
  readonly originalFileId: string
  readonly fileId: string | null
  readonly checks: readonly object[]
  readonly isJudged: boolean
  readonly now: Date
}

export const insertPhoto = (sql: Sql, photo: NewPhoto) =>
  sql
    .insertInto('photo')
    .values({
      school_id: photo.schoolId,
      person_id: photo.personId,
      type_id: photo.typeId,
      method: photo.method,
      original_file_id: photo.originalFileId,
      file_id: photo.fileId,
      checks: JSON.stringify(photo.checks),
      is_judged: photo.isJudged,
      created_at: photo.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** What the machine found, and the picture cut by it. */
export const updateFindings = (
  sql: Sql,
  id: string,
  found: { fileId: string | null; checks: readonly object[]; isMeasured: boolean; comparison: Column<'photo', 'comparison'> },
) =>
  sql
    .updateTable('photo')
    .set({ file_id: found.fileId, checks: JSON.stringify(found.checks), comparison: found.comparison, is_judged: found.isMeasured })
    .where('id', '=', id)
    .execute()

/** A draft drawn once more, with what the machine found. */
export const updateDrawing = (
  sql: Sql,
  id: string,
  drawn: { fileId: string; checks: readonly object[]; background: Column<'photo', 'background'> },
) =>
  sql
    .updateTable('photo')
    .set({ file_id: drawn.fileId, checks: JSON.stringify(drawn.checks), is_judged: true, background: drawn.background })
    .where('id', '=', id)
    .execute()

export interface Decision {
  readonly state: Column<'photo', 'state'>
  readonly reason?: string
  readonly isOverruled?: boolean
  readonly by?: string
  /** Of what is decided; left out while it is not. */
  readonly at?: Date
}

export const moveState = (sql: Sql, id: string, { state, reason = '', isOverruled = false, by, at }: Decision) =>
  sql
    .updateTable('photo')
    .set({ state, reason, is_overruled: isOverruled, decided_by: by ?? null, decided_at: at ?? null })
    .where('id', '=', id)
    .execute()

export const updateFile = (sql: Sql, id: string, fileId: string) =>
  sql.updateTable('photo').set({ file_id: fileId }).where('id', '=', id).execute()

export const deletePhotos = (sql: Sql, ids: readonly string[]) =>
  sql
    .deleteFrom('photo')
    .where('id', 'in', ids)
    .returning(['id', 'school_id', 'person_id', 'type_id', 'original_file_id', 'file_id'])
    .execute()

export const listOldDrafts = (sql: Sql, before: Date, limit: number) =>
  sql.selectFrom('photo').where('state', '=', 'draft').where('created_at', '<', before).select(['id', 'person_id']).limit(limit).execute()

/** Whether there is a paper or a portrait that a new photo could be compared with. */
export const hasReference = async (sql: Sql, personId: string): Promise<boolean> => {
  const { rows } = await fragment<{ has: boolean }>`
    select exists (select from identity_paper where person_id = ${personId} and front_file_id is not null)
      or exists (select from person where id = ${personId} and portrait_file_id is not null) as has`.execute(sql)
  return rows[0]?.has ?? false
}
