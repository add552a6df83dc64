import { Readable } from 'node:stream'
import type { OutputOf } from '@campus/contract/call.ts'
import type { uploadTemplateFile } from '@campus/contract/documents/making.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { Upload } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { putBlob } from '../../../ports/blobs/put-blob.ts'
import { insertOwnFile } from '../../files/own-file.service.ts'
import { drawUpload } from '../../files/picture.service.ts'

/** Keeps a picture of the caller that stands on documents, on transparent paper. */
export const keepDrawn = async (ctx: CallerCtx, [upload]: readonly Upload[], kind: 'strokes' | 'seal') => {
  if (!upload) throw refuse('bad_input')
  const content = await drawUpload(ctx, upload, { kind })
  const { key, size } = await putBlob(ctx, Readable.from([content]), content.length)
  const about = { name: `${upload.name.replace(/\.\w{1,5}$/, '')}.png`, contentType: 'image/png', size }
  const { id } = await insertOwnFile(ctx, { ...about, blobKey: key, use: 'signature' })
  return { id, ...about }
}

export const keepSignature = (ctx: CallerCtx, { files }: { files: readonly Upload[] }): Promise<OutputOf<typeof uploadTemplateFile>> =>
  keepDrawn(ctx, files, 'strokes')
