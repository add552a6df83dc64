import { buffer } from 'node:stream/consumers'
import type { Ctx } from '../../../context/context.ts'
import { getEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import { setFirstPortrait } from '../../people/profile/photo.service.ts'
import type { CaseRow } from '../cases/case.repository.ts'
import { findFile } from '../files/case-file.repository.ts'
import type { RecordRow } from '../matching/record.repository.ts'

/** The photo that a reviewer approved becomes the portrait of a record that has none. */
export const givePortrait = async (ctx: Ctx, row: CaseRow, { id: personId, school_id: schoolId, portrait_file_id }: RecordRow) => {
  if (!row.approved_file_id || portrait_file_id) return
  const file = await findFile(ctx.sql, row.approved_file_id)
  const content = file && (await getEncrypted(ctx.services, { blobKey: file.blob_key, keyEncrypted: file.key_encrypted }))
  if (content) await setFirstPortrait(ctx, { schoolId, personId }, await buffer(content))
}
