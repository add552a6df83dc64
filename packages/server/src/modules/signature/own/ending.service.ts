import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { removeUnreferenced } from '../../files/unused-blob.service.ts'
import { removeOlder, retentionKind } from '../../retention.ts'
import { signatureNeeds } from '../needs.extension.ts'
import { deleteUsesOf } from '../uses/use.repository.ts'
import { deleteSignatures, endCurrent, listOthersOf, listOver, lockSignatureOf } from './signature.repository.ts'

interface Over {
  readonly id: string
  readonly file_id: string
}

/**
 * Deletes signatures with their pictures, except those that an application under way still needs. A picture that stands under a decision
 * or in a form belongs to that from then on, and goes with it. Answers how many.
 */
const dropUnneeded = async (ctx: Ctx, over: readonly Over[]): Promise<number> => {
  if (over.length === 0) return 0
  const needed = await signatureNeeds.of(ctx).neededPictures(
    ctx,
    over.map(({ file_id }) => file_id),
  )
  const unneeded = over.filter(({ file_id }) => !needed.has(file_id))
  if (unneeded.length === 0) return 0
  await deleteSignatures(
    ctx.sql,
    unneeded.map(({ id }) => id),
  )
  await removeUnreferenced(
    ctx,
    unneeded.map(({ file_id }) => file_id),
  )
  return unneeded.length
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

const batchSize = 500

export const signatureDrafts = retentionKind({
  kind: 'signature_draft',
  name: ['未保存或已更换的签名', 'Signatures that were not saved or were replaced', '未儲存或已更換的簽名'],
  keptFor: 86_400,
})

/** Photos that nobody kept go after a day, and what ended as soon as nothing needs it. */
export const sweepSignatures = (ctx: Ctx) =>
  removeOlder(ctx, signatureDrafts, (before) =>
    inTransaction(ctx, async (ctx) => dropUnneeded(ctx, await listOver(ctx.sql, { before, limit: batchSize }))),
  )
