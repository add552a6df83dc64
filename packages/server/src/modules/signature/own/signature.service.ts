import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type {
  previewTypedSignature,
  uploadSignature,
  uploadSignatureInfo,
  userSignatureInfo,
} from '@campus/contract/signature/own-signature.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import type { EncryptedUpload, RawAnswer } from '../../../http/route.ts'
import type { NewRow } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { putEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import { fileAddress, sendFile } from '../../files/file.service.ts'
import { keepStored } from '../../files/made-file.service.ts'
import { requireRoomToUpload } from '../../files/own-file.service.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { listOwnUses } from '../uses/use.service.ts'
import { drawPen, drawPhoto, drawTyped } from './drawing.service.ts'
import { encryptStrokes, openStrokes } from './encrypted-strokes.ts'
import { dropDraft, endSignature } from './ending.service.ts'
import * as repository from './signature.repository.ts'

const present = (ctx: CallerCtx, { id, file_id, method, made_at }: repository.SignatureRow): OutputOf<typeof uploadSignatureInfo> => ({
  id,
  method,
  madeAt: made_at.toISOString(),
  fileId: file_id,
  picture: fileAddress(ctx, file_id, ctx.caller.personId),
})

type Made = Pick<NewRow<'signature'>, 'method' | 'state' | 'strokes_encrypted'>

/** Stores a picture with its signature; `takePlace` clears the place for it in the same transaction. */
const store = async (
  ctx: CallerCtx,
  picture: Uint8Array,
  made: Made,
  takePlace: (ctx: CallerCtx, personId: string) => Promise<unknown>,
) => {
  const { personId, schoolId } = ctx.caller
  const stored = await putEncrypted(ctx.services, [picture], picture.length)
  try {
    return await inTransaction(ctx, async (ctx) => {
      await repository.lockSignatureOf(ctx.sql, personId)
      await takePlace(ctx, personId)
      const file = await keepStored(ctx, { ...stored, name: 'signature.png', contentType: 'image/png', use: 'signature' })
      const row = { ...made, school_id: schoolId, person_id: personId, file_id: file.id, made_at: ctx.now() }
      return present(ctx, await repository.insertSignature(ctx.sql, row))
    })
  } catch (error) {
    await dropBlobLater(ctx, stored.blobKey)
    throw error
  }
}

const keepPhoto = (ctx: CallerCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { personId } = ctx.caller
    await repository.lockSignatureOf(ctx.sql, personId)
    await endSignature(ctx, personId)
    const kept = await repository.keepDraft(ctx.sql, { id, personId, now: ctx.now() })
    if (!kept) throw refuse('not_found')
    return present(ctx, kept)
  })

export const keep = async (
  ctx: CallerCtx,
  { made }: InputOf<typeof uploadSignatureInfo>,
): Promise<OutputOf<typeof uploadSignatureInfo>> => {
  if (made.method === 'photo') return keepPhoto(ctx, made.id)
  await requireRoomToUpload(ctx)
  if (made.method === 'typed') return store(ctx, await drawTyped(ctx, made.name), { method: 'typed', state: 'current' }, endSignature)
  const strokes_encrypted = encryptStrokes(ctx.services.secretBox, made.strokes)
  return store(ctx, await drawPen(ctx, made.strokes), { method: 'drawn', state: 'current', strokes_encrypted }, endSignature)
}

/** A photo waits until its owner has seen what became of it. */
export const takePhoto = async (
  ctx: CallerCtx,
  { files: [upload] }: { readonly files: readonly EncryptedUpload[] },
): Promise<OutputOf<typeof uploadSignature>> => {
  if (!upload) throw refuse('bad_input')
  return store(ctx, await drawPhoto(ctx, upload), { method: 'photo', state: 'draft' }, dropDraft)
}

export const previewTyped = async (
  ctx: CallerCtx,
  { name }: InputOf<typeof previewTypedSignature>,
): Promise<OutputOf<typeof previewTypedSignature>> => ({
  picture: `data:image/png;base64,${Buffer.from(await drawTyped(ctx, name)).toString('base64')}`,
})

export const sendPicture = async (ctx: CallerCtx): Promise<RawAnswer> => {
  const current = await repository.findCurrent(ctx.sql, ctx.caller.personId)
  if (!current) throw refuse('signature_missing')
  return sendFile(ctx, { id: current.file_id })
}

export const readInfo = async (ctx: CallerCtx, page: InputOf<typeof userSignatureInfo>): Promise<OutputOf<typeof userSignatureInfo>> => {
  const current = await repository.findCurrent(ctx.sql, ctx.caller.personId)
  return { signature: current ? present(ctx, current) : null, uses: await listOwnUses(ctx, page, current?.id) }
}

export const hasSignature = async (ctx: Ctx, personId: string) => (await repository.findCurrent(ctx.sql, personId)) !== undefined

/** The picture is among the files of the copy. */
export const exportSignature = async (ctx: Ctx, personId: string) => {
  const current = await repository.findCurrent(ctx.sql, personId)
  if (!current) return null
  const { strokes_encrypted } = (await repository.findStrokes(ctx.sql, personId)) ?? {}
  const strokes = strokes_encrypted ? openStrokes(ctx.services.secretBox, strokes_encrypted) : null
  return { method: current.method, made_at: current.made_at, strokes }
}
