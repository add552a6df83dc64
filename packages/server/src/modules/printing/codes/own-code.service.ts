import type { InputOf } from '@campus/contract/call.ts'
import { pickupHours } from '@campus/contract/certificates/pick-up.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import type { PickUpCode, PrintItem, printItemCode } from '@campus/contract/printing/items.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { itemFor, presentItems } from '../items/item.service.ts'
import { lockRight } from '../items/right.service.ts'
import type { Printable } from '../printable.ts'
import { printables } from '../printing.extension.ts'
import { type CodeRow, endCodes, insertCode, listLiving } from '../queue/code.repository.ts'
import { drawSecret, openSecret } from './code-secret.ts'

/** With the time that it really has: a code fetches nothing that is over before it. */
const present = (ctx: Ctx, code: CodeRow, item: PrintItem): PickUpCode => {
  const { secret, figures } = openSecret(ctx, code)
  const codeEnd = code.expires_at.toISOString()
  return {
    id: code.id,
    itemId: item.id,
    subjectId: item.subjectId,
    name: item.name,
    nameEn: item.nameEn,
    nameTw: item.nameTw,
    ownerName: item.ownerName,
    copies: Math.ceil(item.pagesLeft / item.pagesPerCopy),
    qrAddress: `${ctx.services.publicUrl}/#${shellPaths.bridge.address}?code=${secret}`,
    code: figures,
    expiresAt: item.expiresAt !== null && item.expiresAt < codeEnd ? item.expiresAt : codeEnd,
  }
}

/** Draws until no code that lives has the same figures. */
const keepCode = async (ctx: Ctx, row: Omit<Parameters<typeof insertCode>[1], keyof ReturnType<typeof drawSecret>>): Promise<CodeRow> => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const kept = await insertCode(ctx.sql, { ...row, ...drawSecret(ctx, row) })
    if (kept) return kept
  }
  throw new Error('no figures for a pick-up code')
}

type Right = Awaited<ReturnType<typeof lockRight>>

/** Another code for what is held; the one before ends. */
const drawCode = async (ctx: CallerCtx, printable: Printable, { item, entrustmentId }: Right): Promise<CodeRow> => {
  const { personId } = ctx.caller
  const now = ctx.now()
  await endCodes(ctx.sql, { itemId: item.id, personId }, now)
  const code = await keepCode(ctx, {
    school_id: item.school_id,
    item_id: item.id,
    entrustment_id: entrustmentId,
    given_to: personId,
    expires_at: later(now, pickupHours * 3600),
    created_at: now,
  })
  await printable.noteAction?.(ctx, item.subject_id, { schoolId: item.school_id, kind: 'code_given', actorId: personId })
  return code
}

interface Wanted {
  readonly itemId: string
  /** The one that is to end. */
  readonly insteadOf?: string | undefined
}

/** The caller's own code for what they can print, if it may still be printed: the one that lives, or another. */
export const giveCode = (ctx: CallerCtx, printable: Printable, { itemId, insteadOf }: Wanted): Promise<PickUpCode> =>
  inTransaction(ctx, async (ctx) => {
    const { personId } = ctx.caller
    const right = await lockRight(ctx, itemId, personId)
    await printable.mayPrint(ctx, right.item.subject_id)
    const [living] = await listLiving(ctx.sql, { personId, itemId }, ctx.now())
    const code = living && living.id !== insteadOf ? living : await drawCode(ctx, printable, right)
    return present(ctx, code, await itemFor(ctx, personId, itemId))
  })

/** The same for a thing of whichever kind. */
export const giveItemCode = (ctx: CallerCtx, wanted: InputOf<typeof printItemCode>) =>
  inTransaction(ctx, async (ctx) => {
    const { item } = await lockRight(ctx, wanted.itemId, ctx.caller.personId)
    return giveCode(ctx, printables.of(ctx)[item.kind], wanted)
  })

const maxItems = 100

export const listOwnCodes = async (ctx: CallerCtx): Promise<PickUpCode[]> => {
  const { personId } = ctx.caller
  const codes = await listLiving(ctx.sql, { personId }, ctx.now())
  if (codes.length === 0) return []
  const { rows } = await presentItems(ctx, personId, { pageNum: 1, pageSize: maxItems })
  return codes.flatMap((code) => rows.filter(({ id }) => id === code.item_id).map((item) => present(ctx, code, item)))
}
