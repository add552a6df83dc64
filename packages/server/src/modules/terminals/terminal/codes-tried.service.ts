import { type Ctx, inTransaction } from '../../../context/context.ts'
import { countAttempt, readAttempts } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { notifyAboutGuessing } from './fault-messages.ts'
import { findTerminal } from './terminal.repository.ts'
import { noteTerminalEvent } from './terminal.service.ts'

const wrongFigures = { max: 10, windowSeconds: 600 }

const keyOf = (terminalId: string) => `terminal:codes:${terminalId}`

/**
 * Called before typed digits are checked: after too many wrong ones, the right ones are refused too. What a QR holds cannot be
 * guessed, so it is neither counted nor blocked.
 */
export const requireTypingOpen = async (ctx: Ctx, terminalId: string) => {
  const { count, secondsLeft } = await readAttempts(ctx, keyOf(terminalId))
  if (count > wrongFigures.max) throw refuse('typing_shut', { facts: { seconds: secondsLeft } })
}

/** Typed figures were wrong. Not to be asked inside a transaction: it must stay counted when the answer is a refusal. */
export const countWrongFigures = async (ctx: Ctx, terminalId: string) => {
  const { count, secondsLeft } = await countAttempt(ctx, keyOf(terminalId), wrongFigures.windowSeconds)
  if (count <= wrongFigures.max) return
  if (count === wrongFigures.max + 1)
    await inTransaction(ctx, async (ctx) => {
      const terminal = await findTerminal(ctx.sql, terminalId)
      await noteTerminalEvent(ctx, { terminalId, kind: 'codes_tried' })
      if (terminal) await notifyAboutGuessing(ctx, terminal)
    })
  throw refuse('typing_shut', { facts: { seconds: secondsLeft } })
}
