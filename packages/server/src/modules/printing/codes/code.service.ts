import { randomBytes, randomInt } from 'node:crypto'
import type { InputOf } from '@campus/contract/call.ts'
import { pickupHours } from '@campus/contract/certificates/pick-up.ts'
import type { PrintKind, printItemCode } from '@campus/contract/printing/items.ts'
import { later } from '../../../platform/clock.ts'
import { type CallerCtx, type Ctx, inTransaction, type MachineCtx } from '../../../platform/context.ts'
import { sha256 } from '../../../platform/digest.ts'
import { refuse } from '../../../platform/refuse.ts'
import { lockRight } from '../items/right.service.ts'
import { cancelWaiting } from '../jobs/job.repository.ts'
import type { Printable, PrintingSeams } from '../printable.ts'
import { endCodes, findCode, findCodeById, insertCode, type Whose } from './code.repository.ts'
import { figureCount, readPickUpText } from './code-text.rules.ts'

const drawFigures = () => Array.from({ length: figureCount }, () => randomInt(10)).join('')

/** Figures are few enough to be tried out in a stolen table, so their digest needs a key. */
const digestTyped = (ctx: Ctx, figures: string) => ctx.world.keeper.fingerprint(figures, 'pickup.code')

/** Draws until no code that lives has the same figures. */
const keepCode = async (ctx: Ctx, row: Omit<Parameters<typeof insertCode>[1], 'digest' | 'typed_digest'>) => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const [secret, typed] = [randomBytes(16).toString('base64url'), drawFigures()]
    const digests = { digest: sha256(secret), typed_digest: digestTyped(ctx, typed) }
    if (await insertCode(ctx.sql, { ...row, ...digests })) return { secret, typed }
  }
  throw new Error('no figures for a pick-up code')
}

/** A code of the caller's own for what they can print, if it may still be printed; the one before ends. */
export const giveCode = (
  ctx: CallerCtx,
  printable: Printable,
  itemId: string,
): Promise<{ qrAddress: string; code: string; expiresAt: string }> =>
  inTransaction(ctx, async (ctx) => {
    const { personId } = ctx.caller
    const { item, entrustmentId } = await lockRight(ctx, itemId, personId)
    await printable.mayPrint(ctx, item.subject_id)
    const now = ctx.now()
    const expiresAt = later(now, pickupHours * 3600)
    await endCodes(ctx.sql, { itemId, personId }, now)
    const row = { item_id: itemId, entrustment_id: entrustmentId, given_to: personId, expires_at: expiresAt, created_at: now }
    const { secret, typed } = await keepCode(ctx, { school_id: item.school_id, ...row })
    await printable.noteDeed?.(ctx, item.subject_id, { schoolId: item.school_id, kind: 'code_given', actorId: personId })
    return { qrAddress: `${ctx.world.publicUrl}/#/pages/brige/brige?code=${secret}`, code: typed, expiresAt: expiresAt.toISOString() }
  })

/** The same for a thing of whichever kind. */
export const giveItemCode =
  ({ printables }: PrintingSeams) =>
  (ctx: CallerCtx, { itemId }: InputOf<typeof printItemCode>) =>
    inTransaction(ctx, async (ctx) => {
      const { item } = await lockRight(ctx, itemId, ctx.caller.personId)
      return giveCode(ctx, printables[item.kind as PrintKind], itemId)
    })

/** Codes of an item, or of one person for it, are dead at once, and what they queued is taken back before a printer begins it. */
export const endCodesOf = async (ctx: Ctx, whose: Whose) => {
  const now = ctx.now()
  await endCodes(ctx.sql, whose, now)
  await cancelWaiting(ctx.sql, whose, now)
}

type CodeRow = NonNullable<Awaited<ReturnType<typeof findCode>>>

const standingOf = (ctx: Ctx, code: CodeRow): 'alive' | 'used' | 'over' => {
  if (code.used_at !== null) return 'used'
  return code.ended_at !== null || code.expires_at <= ctx.now() ? 'over' : 'alive'
}

/** The pick-up code that somebody showed or typed at a terminal, of the school of that terminal; nothing where it looks like none. */
export const openCode = async (ctx: MachineCtx, text: string): Promise<CodeRow | undefined> => {
  const read = readPickUpText(text)
  if (!read) return undefined
  const by = 'secret' in read ? { digest: sha256(read.secret) } : { typed: digestTyped(ctx, read.figures) }
  const code = await findCode(ctx.sql, ctx.machine.schoolId, by)
  if (!code) throw refuse('pickup_code_wrong')
  if (standingOf(ctx, code) !== 'alive') throw refuse('pickup_code_expired')
  return code
}

/** How a code stands that was opened before. */
export const stateOfCode = async (ctx: Ctx, id: string) => {
  const code = await findCodeById(ctx.sql, id)
  if (!code) throw refuse('not_found')
  return { itemId: code.item_id, personId: code.given_to, state: standingOf(ctx, code) }
}
