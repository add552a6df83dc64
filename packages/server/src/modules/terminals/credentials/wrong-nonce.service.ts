import { type Ctx, inTransaction, type Machine } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { notifyAboutCopy } from '../terminal/fault-messages.ts'
import { findTerminal } from '../terminal/terminal.repository.ts'
import { noteTerminalEvent } from '../terminal/terminal.service.ts'

const windowSeconds = 600
/** So many in a row are no request that a bad line delayed: the terminal itself comes back with a fresh word at once. */
const run = 5
const reportedAgainAfterSeconds = 86_400

/**
 * The history shows the first in ten minutes, and a series of them is reported once a day. No fault, which would take the terminal out of
 * use: a caller without a nonce can do nothing, and must not be able to stop others either.
 */
export const noteWrongNonce = async (ctx: Ctx, { credentialId, terminalId, part }: Machine, network: string) => {
  const { count } = await countAttempt(ctx, `terminal:word:${credentialId}`, windowSeconds)
  if (count === 1) await noteTerminalEvent(ctx, { terminalId, kind: 'word_wrong', note: `${part}, ${network}` })
  if (count !== run) return
  await inTransaction(ctx, async (ctx) => {
    const reported = await countAttempt(ctx, `terminal:word-told:${credentialId}`, reportedAgainAfterSeconds)
    const terminal = reported.count === 1 ? await findTerminal(ctx.sql, terminalId) : undefined
    if (terminal) await notifyAboutCopy(ctx, terminal)
  })
}
