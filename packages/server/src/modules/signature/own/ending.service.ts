import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { removeFiles } from '../../files/unused-blob.service.ts'
import { signatureNeeds } from '../needs.extension.ts'
import { deleteUsesOf } from '../uses/use.repository.ts'
import { deleteSignatures, endCurrent, listOthersOf, listOver, lockSignatureOf } from './signature.repository.ts'

interface Over {
  readonly id: string
  readonly file_id: string
}

/** Deletes signatures with their pictures, except those that an application under way still needs. */
const dropUnneeded = async (ctx: Ctx, over: readonly Over[]) => {
  if (over.length === 0) return
  const needed = await signatureNeeds.of(ctx).neededPictures(
    ctx,
    over.map(({ file_id }) => file_id),
  )
  const unneeded = over.filter(({ file_id }) => !needed.has(file_id))
  if (unneeded.length === 0) return
  await deleteSignatures(
    ctx.sql,
    unneeded.map(({ id }) => id),
  )
  await removeFiles(
    ctx,
    unneeded.map(({ file_id }) => file_id),
  )
}

export const dropDraft = async (ctx: Ctx, personId: string) => dropUnneeded(ctx, await listOthersOf(ctx.sql, personId, 'draft'))

/** The current signature is over; it goes at once, or as soon as nothing needs it any more. */
export const endSignature = async (ctx: Ctx, personId: string) => {
  await endCurrent(ctx.sql, personId)
  await dropUnneeded(ctx, await listOthersOf(ctx.sql, personId, 'ended'))
}

export const removeOwn = (ctx: CallerCtx): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { personId } = ctx.caller
    await lockSignatureOf(ctx.sql, personId)
    await dropDraft(ctx, personId)
    await endSignature(ctx, personId)
    return null
  })

/** For who leaves, or has their data deleted. */
export const forgetSignature = async (ctx: Ctx, personId: string) => {
  await lockSignatureOf(ctx.sql, personId)
  await dropDraft(ctx, personId)
  await endSignature(ctx, personId)
  await deleteUsesOf(ctx.sql, personId)
}

const draftSeconds = 86_400
const batchSize = 500

/** Photos that nobody kept go after a day, and what ended as soon as nothing needs it. */
export const sweepSignatures = (ctx: Ctx) =>
  inTransaction(ctx, async (ctx) =>
    dropUnneeded(ctx, await listOver(ctx.sql, { before: later(ctx.now(), -draftSeconds), limit: batchSize })),
  )
