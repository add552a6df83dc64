import type { Ctx } from '../../../context/context.ts'
import { putEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { SheetFacts } from '../facts/document-facts.ts'
import { signDocument } from '../keys/keys.service.ts'
import type { MadeFile } from './make.repository.ts'
import { endOf } from './validity.rules.ts'

interface Pages {
  readonly facts: Pick<SheetFacts, 'title' | 'school' | 'serial' | 'validUntil'>
  readonly pdf: Uint8Array
  readonly pages: number
}

/** Signs pages and keeps the file encrypted. Should this process die before the document names its file, the file goes again. */
export const keepSigned = async (
  ctx: Ctx,
  schoolId: string,
  { facts, pdf, pages }: Pages,
): Promise<Omit<MadeFile, 'credentialEncrypted'>> => {
  const reason = `${facts.title.name} ${facts.serial}`
  const { bytes, signerId, signedAt } = await signDocument(ctx, schoolId, pdf, { name: facts.school.name, reason })
  const file = Buffer.from(bytes)
  const { blobKey, keyEncrypted, size, sha256 } = await putEncrypted(ctx.services, [file], file.length)
  await dropBlobLater(ctx, blobKey)
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  return {
    blobKey,
    keyEncrypted,
    size,
    pages,
    sha256,
    signerId,
    signedAt,
    issuedAt: signedAt,
    validUntil: endOf(facts.validUntil, timeZone),
  }
}
