import { buffer } from 'node:stream/consumers'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type PaperFault, type PaperSide, sidesOf, type uploadPaper } from '@campus/contract/identity/papers.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { EncryptedUpload } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { getEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import { PapersBusy, type ReadPaper } from '../../../ports/papers/paper-port.ts'
import { fileAddress } from '../../files/file.service.ts'
import { keepMade } from '../../files/made-file.service.ts'
import { drawFrom } from '../../files/picture.service.ts'
import { dropBlobLater, removeFiles } from '../../files/unused-blob.service.ts'
import { deletePaper, findOpenPaper, insertPaper, lockPapersOf, type PaperRow, updateSide } from './paper.repository.ts'
import { encryptFields, openFields } from './paper-fields.ts'
import { draftSeconds } from './paper-state.rules.ts'

const longestSide = 2400

type Given = InputOf<typeof uploadPaper> & { readonly files: readonly EncryptedUpload[] }
type Shown = OutputOf<typeof uploadPaper>

const drawPaper = async (ctx: CallerCtx, [upload]: Given['files']): Promise<Uint8Array> => {
  if (!upload) throw refuse('bad_input')
  await dropBlobLater(ctx, upload.blobKey)
  const content = await getEncrypted(ctx.services, upload)
  if (!content) throw refuse('picture_broken')
  return (await drawFrom(ctx, await buffer(content), { kind: 'upright', max: longestSide })).picture
}

/** What cannot be read now is filled in by hand and looked at by a person. */
const read = async (ctx: CallerCtx, picture: Uint8Array, { kind, side }: Given): Promise<ReadPaper> => {
  try {
    const found = await ctx.services.papers.read(picture, kind, ctx.caller.personId)
    const isOther = found.side !== undefined && found.side !== side
    return isOther ? { ...found, fields: [], faults: [...found.faults, 'wrong_side'] } : found
  } catch (error) {
    if (error instanceof PapersBusy) return { fields: [], side: undefined, faults: ['not_read'] }
    throw error
  }
}

export const filesOfPaper = ({ front_file_id, back_file_id }: Pick<PaperRow, 'front_file_id' | 'back_file_id'>) =>
  [front_file_id, back_file_id].filter((id) => id !== null)

/** The draft that this side belongs to; one of another kind goes. */
const takeDraft = async (ctx: CallerCtx, kind: Given['kind']): Promise<PaperRow> => {
  const { schoolId, personId } = ctx.caller
  await lockPapersOf(ctx.sql, personId)
  const open = await findOpenPaper(ctx.sql, personId)
  if (open?.state === 'reviewing') throw refuse('paper_under_review')
  if (open?.kind === kind) return open
  if (open) {
    await deletePaper(ctx.sql, open.id)
    await removeFiles(ctx, filesOfPaper(open))
  }
  return insertPaper(ctx.sql, { schoolId, personId, kind, deletesAt: later(ctx.now(), draftSeconds), now: ctx.now() })
}

const fileOf = (paper: PaperRow, side: PaperSide) => paper[`${side}_file_id`]

export const presentSides = (ctx: CallerCtx, paper: PaperRow) =>
  (['front', 'back'] as const).flatMap((side) => {
    const fileId = fileOf(paper, side)
    const faults: PaperFault[] = paper[`${side}_faults`]
    return fileId ? [{ side, url: fileAddress(ctx, fileId, ctx.caller.personId), faults }] : []
  })

const present = (ctx: CallerCtx, paper: PaperRow): Shown => {
  const known = openFields(ctx.services.secretBox, paper.fields_encrypted)
  return {
    id: paper.id,
    kind: paper.kind,
    sides: presentSides(ctx, paper).map((shown) => ({ ...shown, fields: [...known[shown.side]] })),
    missing: sidesOf[paper.kind].filter((side) => !fileOf(paper, side)),
  }
}

/** Keeps one side of a paper, encrypted, and gives back what was read. */
export const keepSide = async (ctx: CallerCtx, given: Given): Promise<Shown> => {
  const { kind, side, files } = given
  const picture = await drawPaper(ctx, files)
  const found = await read(ctx, picture, given)
  return inTransaction(ctx, async (ctx) => {
    const paper = await takeDraft(ctx, kind)
    const before = fileOf(paper, side)
    const file = { content: picture, name: `${side}.jpg`, contentType: 'image/jpeg', use: 'paper' } as const
    const { id: fileId } = await keepMade(ctx, file)
    const known = { ...openFields(ctx.services.secretBox, paper.fields_encrypted), [side]: found.fields, confirmed: {} }
    await updateSide(ctx.sql, paper.id, side, { fileId, faults: [...found.faults], fields: encryptFields(ctx.services.secretBox, known) })
    await removeFiles(ctx, before ? [before] : [])
    const kept = await findOpenPaper(ctx.sql, ctx.caller.personId)
    if (!kept) throw new Error('a paper that was just kept is gone')
    return present(ctx, kept)
  })
}
