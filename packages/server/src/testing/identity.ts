import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import type { PhotoPurpose } from '@campus/contract/identity/photo-types.ts'
import type { Column, Sql } from '../platform/db/sql.ts'

const standard = {
  width: 480,
  height: 640,
  background: 'any',
  hairFromTop: { min: 50, max: 110 },
  eyesFromTop: { min: 200, max: 300 },
  faceWidth: { min: 180, max: 300 },
  headHeight: null,
  fileKilobytes: null,
}

interface TypeOptions {
  readonly purpose?: PhotoPurpose
  readonly reviewer?: 'nobody' | 'manager'
  readonly methods?: Column<'photo_type', 'methods'>
  readonly validDays?: number
  readonly isRequired?: boolean
  readonly allowsNewBackground?: boolean
}

/** A type of photo that a school collects. */
export const makePhotoType = async (sql: Sql, schoolId: string, options: TypeOptions = {}): Promise<string> => {
  const { purpose = 'recent', reviewer = 'nobody', methods = ['camera', 'album', 'counter', 'import'] } = options
  const { id } = await sql
    .insertInto('photo_type')
    .values({
      school_id: schoolId,
      purpose,
      name: '近照',
      name_en: 'Recent photo',
      name_tw: '近照',
      standard: JSON.stringify(standard),
      reviewer,
      methods,
      valid_days: options.validDays ?? 0,
      is_required: options.isRequired ?? false,
      allows_new_background: options.allowsNewBackground ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Somebody agreed to these uses of their face. */
export const giveFaceConsents = async (
  sql: Sql,
  who: { readonly schoolId: string; readonly person: { readonly id: string } },
  purposes: readonly FacePurpose[],
) => {
  for (const purpose of purposes)
    await sql
      .insertInto('face_consent')
      .values({
        school_id: who.schoolId,
        person_id: who.person.id,
        purpose,
        action: 'given',
        version: '1',
        given_by: 'self',
        created_at: new Date(),
      })
      .execute()
}
