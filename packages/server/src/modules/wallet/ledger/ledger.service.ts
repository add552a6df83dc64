import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { Transfer } from './account.ts'
import { holdAccounts } from './accounts.service.ts'
import { balancesAfter, nothing } from './balance.rules.ts'
import { insertTransfers, listKnownCauses } from './ledger.repository.ts'

export type { Move, Transfer } from './account.ts'

/** `known`: that cause happened before or has nothing to move. `short`: an account would go below zero, nothing moved. */
export type Outcome = 'moved' | 'known' | 'short'

/**
 * Carries transfers out one after the other, in the transaction of the action. A transaction that moves the beans of several people
 * does it in one such call: their accounts are locked together, so that no two such transactions wait for each other.
 */
export const transferAll = async (ctx: Ctx, given: readonly Transfer[]): Promise<readonly Outcome[]> => {
  const transfers = given.map((transfer) => ({ ...transfer, moves: transfer.moves.filter(({ amount }) => amount !== 0) }))
  if (transfers.length === 0) return []
  if (!ctx.sql.isTransaction) throw new Error('beans move in the transaction of the action alone')
  const { balances, idOf } = await holdAccounts(ctx.sql, transfers)
  const isShort = transfers.some(({ personId, moves }) => !balancesAfter(balances.get(personId) ?? nothing, moves))
  // The database itself leaves out a single transfer that happened before; among several the later ones depend on it.
  const mayBeKnown = isShort || transfers.length > 1 ? transfers.map(({ cause }) => cause) : []
  const known = new Set(mayBeKnown.length > 0 ? await listKnownCauses(ctx.sql, mayBeKnown) : [])
  const outcomes = transfers.map(({ personId, cause, moves }): Outcome => {
    if (known.has(cause)) return 'known'
    const after = balancesAfter(balances.get(personId) ?? nothing, moves)
    if (!after) return 'short'
    balances.set(personId, after)
    known.add(cause)
    return 'moved'
  })
  const rows = transfers
    .filter(({ moves }, index) => outcomes[index] === 'moved' && moves.length > 0)
    .map((transfer) => ({
      ...transfer,
      orderId: transfer.orderId ?? null,
      note: transfer.note ?? '',
      actorId: transfer.actorId ?? null,
      postings: transfer.moves.map(({ from, to, amount }) => ({
        fromAccount: idOf(transfer, from),
        toAccount: idOf(transfer, to),
        amount,
      })),
    }))
  const entered = new Set(rows.length > 0 ? await insertTransfers(ctx.sql, rows, ctx.now()) : [])
  return outcomes.map((outcome, index) => (outcome === 'moved' && !entered.has(transfers[index]?.cause ?? '') ? 'known' : outcome))
}

/** Moves beans and money for one cause. False: nothing moved, because that cause happened already or there was nothing to move. */
export const transfer = async (ctx: Ctx, given: Transfer): Promise<boolean> => {
  const [outcome] = await transferAll(ctx, [given])
  if (outcome === 'short') throw refuse('not_enough_beans')
  return outcome === 'moved'
}
