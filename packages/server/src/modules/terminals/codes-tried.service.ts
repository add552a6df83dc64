import { type Ctx, inTransaction } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { attemptsSoFar, countAttempt } from '../../platform/throttle.ts'
import { tellOfGuessing } from './faults/fault-messages.ts'
import { findTerminal } from './terminal.repository.ts'
import { noteTerminalEvent } from './terminal.service.ts'

const wrongCodes = { most: 10, windowSeconds: 600 }

const keyOf = (terminalId: string) => `terminal:codes:${terminalId}`

/** Asked before a code is looked at: where too many were wrong, the right one opens nothing either. */
export const requireCodesOpen = async (ctx: Ctx, terminalId: string) => {
  if ((await attemptsSoFar(ctx, keyOf(terminalId))) > wrongCodes.most)
    throw refuse('try_later', { facts: { seconds: wrongCodes.windowSeconds } })
}

/** A code was wrong. Not to be asked inside a transaction: it must stay counted when the answer is a refusal. */
export const countWrongCode = async (ctx: Ctx, terminalId: string) => {
  const { count, secondsLeft } = await countAttempt(ctx, keyOf(terminalId), wrongCodes.windowSeconds)
  if (count <= wrongCodes.most) return
  if (count === wrongCodes.most + 1)
    await inTransaction(ctx, async (ctx) => {
      const terminal = await findTerminal(ctx.sql, terminalId)
      await noteTerminalEvent(ctx, { terminalId, kind: 'codes_tried' })
      if (terminal) await tellOfGuessing(ctx, terminal)
    })
  throw refuse('try_later', { facts: { seconds: secondsLeft } })
}
