import type { OutputOf } from '@campus/contract/call.ts'
import { type Language, say } from '@campus/contract/language.ts'
import { type RefusalCode, refusals } from '@campus/contract/refusals.ts'
import { WithdrawalState, type withdraw } from '@campus/contract/wallet/withdrawals.ts'
import type { WithdrawalRow } from './withdrawal.repository.ts'

const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code)

/** The text of an administrator is shown as written. */
export const sayReason = (reason: string, language: Language) => (isRefusalCode(reason) ? say(refusals[reason], language) : reason)

export const present = (row: WithdrawalRow, language: Language): OutputOf<typeof withdraw> => ({
  id: row.id,
  number: row.number,
  amount: row.amount,
  state: WithdrawalState.parse(row.state),
  reason: sayReason(row.reason, language),
  createdAt: row.created_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
})
