import type { Ctx, MachineCtx } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { refuse } from '../../../platform/refuse.ts'
import { type CodeRow, endCodes, endLateCodes, findCode, findCodeById, type Whose } from '../queue/code.repository.ts'
import { cancelWaiting } from '../queue/job.repository.ts'
import { digestsTyped } from './code-secret.ts'
import { areFigures, readPickUpText } from './code-text.rules.ts'

/** Codes of an item, or of one person for it, are dead at once, and what they queued is taken back before a printer begins it. */
export const endCodesOf = async (ctx: Ctx, whose: Whose) => {
  const now = ctx.now()
  await endCodes(ctx.sql, whose, now)
  await cancelWaiting(ctx.sql, whose, now)
}

/** Every minute: what ran out is forgotten. */
export const sweepCodes = async (ctx: Ctx): Promise<void> => {
  await endLateCodes(ctx.sql, ctx.now())
}

const statusOf = (ctx: Ctx, code: CodeRow): 'alive' | 'used' | 'over' => {
  if (code.used_at !== null) return 'used'
  return code.ended_at !== null || code.expires_at <= ctx.now() ? 'over' : 'alive'
}

/** Whether what came is a code that people type, which others may guess. */
export const isTyped = (text: string): boolean => areFigures(text)

/** The pick-up code that somebody showed or typed at a terminal, of the school of that terminal; nothing where it looks like none. */
export const openCode = async (ctx: MachineCtx, text: string): Promise<CodeRow | undefined> => {
  const read = readPickUpText(text)
  if (!read) return undefined
  const by = 'secret' in read ? { digest: sha256(read.secret) } : { typed: digestsTyped(ctx.services.secretBox, read.figures) }
  const code = await findCode(ctx.sql, ctx.machine.schoolId, by)
  if (!code) throw refuse('pickup_code_wrong')
  if (statusOf(ctx, code) !== 'alive') throw refuse('pickup_code_expired')
  return code
}

/** The status of a code that was opened before. */
export const stateOfCode = async (ctx: Ctx, id: string) => {
  const code = await findCodeById(ctx.sql, id)
  if (!code) throw refuse('not_found')
  return { itemId: code.item_id, personId: code.given_to, state: statusOf(ctx, code) }
}
