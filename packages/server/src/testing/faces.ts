import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FaceSettings } from '@campus/contract/faces/console.ts'
import { checkPurposes, type FacePurpose } from '@campus/contract/faces/face-words.ts'
import type { Sql } from '../platform/db/sql.ts'
import { putEncrypted } from '../ports/blobs/encrypted-blob.ts'
import type { TestCampus } from './test-campus.ts'

/** A face of nobody, for tests alone: one of 263, 256 points wide. */
export const readFace = (number: number): Promise<Uint8Array> =>
  readFile(fileURLToPath(new URL(`avatars/png/${number}.png`, import.meta.resolve('fake-avatars/package.json'))))

/** As if the school had decided to use faces. */
export const turnFacesOn = (sql: Sql, schoolId: string, changes: Partial<FaceSettings> = {}) => {
  const value: FaceSettings = { isOn: true, threshold: 0.8, attempts: 5, methods: [...checkPurposes], ...changes }
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

/** Somebody with a portrait that shows them. */
export const givePortrait = async (campus: Pick<TestCampus, 'base'>, who: { schoolId: string; personId: string }, photo: Uint8Array) => {
  const { sql, services } = campus.base
  const { blobKey, keyEncrypted, size } = await putEncrypted(services, [photo], photo.length)
  const { id } = await sql
    .insertInto('file')
    .values({
      school_id: who.schoolId,
      owner_id: who.personId,
      blob_key: blobKey,
      key_encrypted: keyEncrypted,
      size,
      content_type: 'image/jpeg',
      name: 'portrait.jpg',
      use: 'portrait',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql.updateTable('person').set({ portrait_file_id: id }).where('id', '=', who.personId).execute()
  return id
}
