import type { CheckPurpose } from '@campus/contract/faces/face-words.ts'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertChallenge = (sql: Sql, row: NewRow<'face_challenge'>) =>
  sql.insertInto('face_challenge').values(row).returning('id').executeTakeFirstOrThrow()

interface Answering {
  readonly id: string
  readonly purpose: CheckPurpose
  readonly subjectId: string
  readonly now: Date
}

/** One statement: of two who answer at once, only one gets the row. */
export const takeChallenge = (sql: Sql, { id, purpose, subjectId, now }: Answering) =>
  sql
    .updateTable('face_challenge')
    .set({ answered_at: now })
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'school_id', 'prompts', 'created_at'])
    .executeTakeFirst()

/** Nothing was measured: it may be answered again while its time lasts. */
export const giveBackChallenge = (sql: Sql, id: string) =>
  sql.updateTable('face_challenge').set({ answered_at: null }).where('id', '=', id).execute()

export const deleteChallengesBefore = (sql: Sql, before: Date) =>
  sql.deleteFrom('face_challenge').where('expires_at', '<', before).execute()
