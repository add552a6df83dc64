import type { PhotoPurpose, PhotoStandard } from '@campus/contract/identity/photo-types.ts'
import type { Column, Sql } from '../platform/db/sql.ts'
import { turnFacesOn } from './faces.ts'

const standard = {
  width: 480,
  height: 640,
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
  readonly background?: PhotoStandard['background']
  readonly allowsNewBackground?: boolean
  /** Whether the school lets a machine measure faces; it does unless said otherwise. */
  readonly usesFaces?: boolean
}

/** A type of photo that a school collects. */
export const makePhotoType = async (sql: Sql, schoolId: string, options: TypeOptions = {}): Promise<string> => {
  const { purpose = 'recent', reviewer = 'nobody', methods = ['camera', 'album', 'counter', 'import'] } = options
  if (options.usesFaces ?? true) await turnFacesOn(sql, schoolId)
  const { id } = await sql
    .insertInto('photo_type')
    .values({
      school_id: schoolId,
      purpose,
      name: '近照',
      name_en: 'Recent photo',
      name_tw: '近照',
      standard: JSON.stringify({ ...standard, background: options.background ?? 'any' }),
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
