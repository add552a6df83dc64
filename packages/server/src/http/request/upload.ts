import type { FileRule } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { FastifyRequest } from 'fastify'
import type { Ctx } from '../../context/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { cutText } from '../../platform/text/cut-text.ts'
import { BlobTooLarge } from '../../ports/blobs/blobs.ts'
import { ContentTooLarge, putEncrypted } from '../../ports/blobs/encrypted-blob.ts'
import { putBlob } from '../../ports/blobs/put-blob.ts'
import type { Upload, UploadRoom } from '../route.ts'
import { contentTypeOf, headBytes } from './content-type.ts'
import { isStorable } from './unstorable-text.ts'

/** What the fields and the frame of a form may add to its files. */
const formBytes = 1024 * 1024

/**
 * Takes the parts of a multipart body: files go straight to the blob store, encrypted where the call says so, fields into one object. More
 * files than there is room for are refused before one too many is stored.
 */
export const readUploads = async (request: FastifyRequest, rule: FileRule, ctx: Ctx, room?: UploadRoom) => {
  const missing = () => refuse('bad_input', { fields: { [rule.field]: say(fieldTexts.required, ctx.language) } })
  if (!request.isMultipart()) throw missing()
  if (Number(request.headers['content-length']) > rule.maxBytes * rule.maxCount + formBytes) throw refuse('too_large')
  const files: Upload[] = []
  const fields: Record<string, unknown> = {}
  for await (const part of request.parts({
    limits: { files: rule.maxCount, fileSize: rule.maxBytes + 1, fields: 50, fieldSize: 100_000 },
  })) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname !== rule.field) part.file.resume()
    else {
      if (room && files.length >= room.maxFiles) throw refuse(room.refusal)
      if (!isStorable(part.filename ?? ''))
        throw refuse('bad_input', { fields: { [rule.field]: say(fieldTexts.unstorable, ctx.language) } })
      files.push(await storePart(ctx, part.file, part.filename, rule))
    }
  }
  if (files.length === 0) throw missing()
  return { files, fields }
}

const storePart = async (ctx: Ctx, content: NodeJS.ReadableStream, name: string, rule: FileRule): Promise<Upload> => {
  const { head, whole } = await headBytes(content)
  const contentType = contentTypeOf(head)
  if (!contentType || !rule.kinds.includes(contentType)) {
    // A connection that breaks while the rest runs out is no error of anybody's.
    whole.on('error', () => {}).resume()
    throw refuse(rule.refusal ?? 'file_kind')
  }
  const about = { name: cutText(name, 200), contentType }
  try {
    if (rule.isEncrypted) return { ...about, ...(await putEncrypted(ctx.services, whole, rule.maxBytes)) }
    const { key, size } = await putBlob(ctx, whole, rule.maxBytes)
    return { ...about, blobKey: key, size }
  } catch (error) {
    if (error instanceof BlobTooLarge || error instanceof ContentTooLarge) throw refuse('too_large')
    throw error
  }
}
