import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FaceSettings } from '@campus/contract/faces/console.ts'
import { checkPurposes, type FacePurpose } from '@campus/contract/faces/face-words.ts'
import type { Sql } from '../platform/db/sql.ts'

/** A face of nobody, for tests alone: one of 263, 256 points wide. */
export const readFace = (number: number): Promise<Uint8Array> =>
  readFile(fileURLToPath(new URL(`avatars/png/${number}.png`, import.meta.resolve('fake-avatars/package.json'))))

/** As if the school had decided to use faces. */
export const turnFacesOn = (sql: Sql, schoolId: string, changes: Partial<FaceSettings> = {}) => {
  const value: FaceSettings = { isOn: true, threshold: 0.78, attempts: 5, methods: [...checkPurposes], ...changes }
  return sql
    .insertInto('school_setting')
    .values({ school_id: schoolId, key: 'faces', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.columns(['school_id', 'key']).doUpdateSet({ value: JSON.stringify(value) }))
    .execute()
}

/** As if somebody had agreed to these uses of their face. */
export const agreeToFaces = async (sql: Sql, who: { schoolId: string; personId: string }, ...purposes: readonly FacePurpose[]) => {
  for (const purpose of purposes)
    await sql
      .insertInto('face_consent')
      .values({
        school_id: who.schoolId,
        person_id: who.personId,
        purpose,
        action: 'given',
        version: '1',
        given_by: 'self',
        created_at: new Date(),
      })
      .execute()
}
