import { buffer } from 'node:stream/consumers'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type addCaseFile, type caseFiles, maxCaseFiles, type removeCaseFile } from '@campus/contract/registration/files.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { type EncryptedUpload, type UploadRoom, uploadRoom } from '../../../http/route.ts'
import { countAttempt, takeBackAttempt } from '../../../platform/db/throttle.ts'
import { networkOf } from '../../../platform/network.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { getEncrypted, putEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import { PicturesBusy } from '../../../ports/pictures/pictures.ts'
import { dropBlobLater, dropBlobsLater } from '../../files/unused-blob.service.ts'
import { type CaseRow, lockCase } from '../cases/case.repository.ts'
import { caseLife } from '../cases/case-state.rules.ts'
import { deleteCases } from '../cases/counted-case.repository.ts'
import { requireCase } from '../cases/require-case.service.ts'
import { type CaseFileRow, deleteFile, deleteFilesOf, insertFile, listFiles } from './case-file.repository.ts'

type Asked = InputOf<typeof addCaseFile>
type Shown = OutputOf<typeof caseFiles>[number]

/** Enough to read a scanned page. */
const longestSide = 4096
const maxBytes = 10 * 1024 * 1024
/** What a process took that was killed meanwhile is free again after this time. */
const longestUploadSeconds = 300
const maxUploads = { count: 300, windowSeconds: 3600 } as const

const present = (row: CaseFileRow): Shown => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  size: row.size,
  addedAt: row.created_at.toISOString(),
})

/** Files are added before the case is handed in, and when material is asked for. */
export const mayAddFiles = (row: CaseRow) => row.handed_in_at === null || row.state === 'supplement'

const requireOpen = (row: CaseRow) => {
  if (!mayAddFiles(row)) throw refuse('registration_reviewed')
}

export const listCaseFiles = async (ctx: Ctx, { id }: { id: string }): Promise<Shown[]> => {
  await requireCase(ctx, id)
  return (await listFiles(ctx.sql, id)).map(present)
}

/** Uploads that arrive at once each take a place beforehand, so that no more is stored than there is room for. */
const takePlaces = async (ctx: Ctx, id: string): Promise<UploadRoom> => {
  const key = `registration:uploading:${id}`
  const { count } = await countAttempt(ctx, key, longestUploadSeconds)
  const release = () => takeBackAttempt(ctx, key)
  const others = count - 1
  const maxFiles = maxCaseFiles - (await listFiles(ctx.sql, id)).length - others
  const refusal = 'registration_files_full'
  if (maxFiles > 0) return uploadRoom({ maxFiles, refusal, release })
  await release()
  throw refuse(refusal)
}

/** Asked before the bytes of an upload are read. What is refused for its case takes nothing from others of the same network. */
export const requireRoom = async (ctx: Ctx, { id }: Asked): Promise<UploadRoom> => {
  requireOpen(await requireCase(ctx, id))
  const room = await takePlaces(ctx, id)
  const { count, secondsLeft } = await countAttempt(ctx, `registration:upload:${networkOf(ctx)}`, maxUploads.windowSeconds)
  if (count <= maxUploads.count) return room
  await room.release()
  throw refuse('try_later', { facts: { seconds: secondsLeft } })
}

/** As the server draws it: upright, without hidden data or anything that is no picture. The original is dropped. */
const drawAnew = async (ctx: Ctx, caseId: string, upload: EncryptedUpload) => {
  const original = await getEncrypted(ctx.services, upload)
  await dropBlobLater(ctx, upload.blobKey)
  if (!original) throw refuse('picture_broken')
  const work = { kind: 'upright', max: longestSide } as const
  try {
    const drawn = await ctx.services.pictures.draw({ bytes: await buffer(original), work }, `registration ${caseId}`)
    if ('refused' in drawn) throw refuse('picture_broken')
    return await putEncrypted(ctx.services, [drawn.picture], maxBytes)
  } catch (error) {
    throw error instanceof PicturesBusy ? refuse('try_later') : error
  }
}

const keep = async (ctx: Ctx, { id, kind }: Asked, upload: EncryptedUpload): Promise<Shown> => {
  const { blobKey, keyEncrypted, size } = await drawAnew(ctx, id, upload)
  try {
    return await inTransaction(ctx, async (ctx) => {
      const row = await lockCase(ctx.sql, id)
      if (!row) throw refuse('not_found')
      requireOpen(row)
      const taken = new Set((await listFiles(ctx.sql, id)).map(({ place }) => place))
      const place = Array.from({ length: maxCaseFiles }, (_none, at) => at + 1).find((free) => !taken.has(free))
      if (place === undefined) throw refuse('registration_files_full')
      const name = `${upload.name.replace(/\.\w{1,5}$/, '')}.jpg`
      const about = { case_id: id, school_id: row.school_id, kind, name, place, created_at: ctx.now() }
      return present(await insertFile(ctx.sql, { ...about, size, blob_key: blobKey, key_encrypted: keyEncrypted }))
    })
  } catch (error) {
    await dropBlobLater(ctx, blobKey)
    throw error
  }
}

/** One after the other: of one that cannot be opened those before it stay. */
export const keepFiles = async (
  ctx: Ctx,
  { files, ...asked }: Asked & { readonly files: readonly EncryptedUpload[] },
): Promise<Shown[]> => {
  const kept: Shown[] = []
  try {
    for (const upload of files) kept.push(await keep(ctx, asked, upload))
  } catch (error) {
    await dropBlobsLater(
      ctx,
      files.slice(kept.length + 1).map(({ blobKey }) => blobKey),
    )
    throw error
  }
  return kept
}

export const keepFile = async (ctx: Ctx, given: Asked & { readonly files: readonly EncryptedUpload[] }): Promise<Shown> => {
  const [kept] = await keepFiles(ctx, given)
  if (!kept) throw refuse('bad_input')
  return kept
}

export const removeFile = (ctx: Ctx, { id, fileId }: InputOf<typeof removeCaseFile>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await lockCase(ctx.sql, id)
    if (!row) throw refuse('not_found')
    requireOpen(row)
    const gone = await deleteFile(ctx.sql, id, fileId)
    await dropBlobsLater(
      ctx,
      gone.map(({ blob_key }) => blob_key),
    )
    return (await listFiles(ctx.sql, id)).map(present)
  })

/** Photos and scans go with the decision, and those that came before a moment by their age; gives the cases that had some. */
export const removeFilesOf = async (ctx: Ctx, caseIds: readonly string[], before?: Date): Promise<ReadonlySet<string>> => {
  if (caseIds.length === 0) return new Set()
  const gone = await deleteFilesOf(ctx.sql, caseIds, before)
  await dropBlobsLater(
    ctx,
    gone.map(({ blob_key }) => blob_key),
  )
  return new Set(gone.map(({ case_id }) => case_id))
}

/** Cases with all that belongs to them. That they were there stays counted. */
export const removeCases = async (ctx: Ctx, ids: readonly string[]) => {
  if (ids.length === 0) return
  await removeFilesOf(ctx, ids)
  await deleteCases(ctx.sql, ids, later(ctx.now(), -caseLife.closedSeconds))
}
