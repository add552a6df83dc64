import { sql as fragment } from 'kysely'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'

export type ShareKind = Column<'share', 'kinds'>[number]

const shares = (sql: Sql) =>
  sql
    .selectFrom('share')
    .innerJoin('person as student', 'student.id', 'share.student_id')
    .leftJoin('person as family', 'family.id', 'share.person_id')
    .where('share.ended_at', 'is', null)
    .select(['share.id', 'share.student_id', 'share.person_id', 'share.kinds', 'share.expires_at', 'share.accepted_at', 'share.created_at'])
    .select([
      'student.name as student_name',
      'student.name_pinyin as student_pinyin',
      'family.name as family_name',
      'family.name_pinyin as family_pinyin',
    ])

/** Codes that nobody entered in time are no shares any more. */
export const listOwn = (sql: Sql, personId: string, now: Date) =>
  shares(sql)
    .where((row) => row.or([row('share.student_id', '=', personId), row('share.person_id', '=', personId)]))
    .where((row) => row.or([row('share.accepted_at', 'is not', null), row('share.expires_at', '>', now)]))
    .orderBy('share.id', 'desc')
    .execute()

export const insertShare = (sql: Sql, row: NewRow<'share'>) => sql.insertInto('share').values(row).returning('id').executeTakeFirstOrThrow()

/** A code works once and until its time is over. */
export const lockByCode = (sql: Sql, schoolId: string, codeHash: Buffer, now: Date) =>
  sql
    .selectFrom('share')
    .where('school_id', '=', schoolId)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .select(['id', 'student_id', 'kinds'])
    .forUpdate()
    .executeTakeFirst()

/** A new code for somebody who sees something already takes the place of what they saw. */
export const endPair = (sql: Sql, studentId: string, personId: string, now: Date) =>
  sql
    .updateTable('share')
    .set({ ended_at: now })
    .where('student_id', '=', studentId)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute()

export const acceptShare = (sql: Sql, id: string, personId: string, now: Date) =>
  sql
    .updateTable('share')
    .set((row) => ({ person_id: personId, accepted_at: now, code_hash: null, used_code_hash: row.ref('code_hash') }))
    .where('id', '=', id)
    .execute()

/** What somebody accepted with this code, as long as it is not ended. */
export const findAccepted = (sql: Sql, personId: string, codeHash: Buffer) =>
  sql
    .selectFrom('share')
    .where('used_code_hash', '=', codeHash)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .select('id')
    .executeTakeFirst()

/** Either side ends it; ending it again changes nothing. */
export const endShare = (sql: Sql, id: string, personId: string, now: Date) =>
  sql
    .updateTable('share')
    .set((row) => ({ ended_at: row.fn.coalesce('ended_at', row.val(now)), code_hash: null }))
    .where('id', '=', id)
    .where((row) => row.or([row('student_id', '=', personId), row('person_id', '=', personId)]))
    .returning(['id', 'student_id', 'person_id'])
    .executeTakeFirst()

/** By the student who gave them. */
export const endGiven = (sql: Sql, studentId: string, ids: readonly string[], now: Date) =>
  sql
    .updateTable('share')
    .set({ ended_at: now, code_hash: null })
    .where('student_id', '=', studentId)
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute()

export const isShared = async (sql: Sql, given: { readonly studentId: string; readonly personId: string; readonly kind: ShareKind }) =>
  (await sql
    .selectFrom('share')
    .where('student_id', '=', given.studentId)
    .where('person_id', '=', given.personId)
    .where('ended_at', 'is', null)
    .where(fragment<boolean>`${given.kind} = any(kinds)`)
    .select('id')
    .executeTakeFirst()) !== undefined

export const listAllOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('share')
    .where((row) => row.or([row('student_id', '=', personId), row('person_id', '=', personId)]))
    .select(['kinds', 'student_id', 'person_id', 'created_at', 'accepted_at', 'ended_at'])
    .orderBy('id')
    .execute()

export const endAllOf = (sql: Sql, personId: string, now: Date) =>
  sql
    .updateTable('share')
    .set({ ended_at: now, code_hash: null })
    .where((row) => row.or([row('student_id', '=', personId), row('person_id', '=', personId)]))
    .where('ended_at', 'is', null)
    .execute()

/** Codes that nobody entered. */
export const deleteUnused = (sql: Sql, before: Date) =>
  sql.deleteFrom('share').where('accepted_at', 'is', null).where('expires_at', '<', before).execute()
