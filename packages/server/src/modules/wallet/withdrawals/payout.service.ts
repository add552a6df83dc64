import { type Ctx, inTransaction } from '../../../platform/context.ts'
import { OutsideFailure } from '../../../ports/outside-failure.ts'
import type { PayOutConfirmation, PayOutPort, PayOutStanding } from '../../../ports/pay/pay.ts'
import { confirmationSeal } from './confirm.service.ts'
import { beginConfirming, claimDue, type DuePayout, tryAgainAt } from './payout.repository.ts'
import { endWithdrawal, underWay } from './withdrawal.repository.ts'
import { nextTryAt, tryUntil } from './withdrawal.rules.ts'
import { openIdSeal } from './withdrawal.service.ts'
import { payBeansOut, returnBeans } from './withdrawal-beans.service.ts'
import { tellPaidOut, tellReturned, tellToConfirm } from './withdrawal-messages.ts'

const atOnce = 20
const mostRounds = 50

/** A refusal ends it only if the provider knows of no payout under this number: an earlier try may have reached it. */
const askAfterRefusal = async (port: PayOutPort, number: string, failure: OutsideFailure): Promise<PayOutStanding> => {
  const standing = await port.ask(number)
  return standing.state === 'unknown' ? { state: 'failed', ref: '', failure: failure.message } : standing
}

/**
 * Whoever tried before may have been killed after sending, so the provider is asked first. Where the answer got lost that tells with
 * what the payee can agree, the same is sent again: it answers the same.
 */
const carryOut = async (ctx: Ctx, port: PayOutPort, due: DuePayout): Promise<PayOutStanding> => {
  const { number, amount, attempts } = due
  if (attempts > 1) {
    const standing = await port.ask(number)
    const isAnswerLost = standing.state === 'confirming' && !due.isConfirmable
    if (standing.state !== 'unknown' && !isAnswerLost) return standing
  }
  const openId = ctx.world.keeper.open(due.openIdSealed, openIdSeal)
  try {
    return await port.send({ number, amount, openId, remark: '余额提现' })
  } catch (error) {
    if (error instanceof OutsideFailure && error.kind === 'refused') return askAfterRefusal(port, number, error)
    throw error
  }
}

const endPaid = (ctx: Ctx, { id, provider }: DuePayout, ref: string) =>
  inTransaction(ctx, async (ctx) => {
    const row = await endWithdrawal(ctx.sql, id, { from: underWay, state: 'done', now: ctx.now(), providerRef: ref })
    if (!row) return
    await payBeansOut(ctx, row, provider)
    await tellPaidOut(ctx, row)
  })

const endFailed = (ctx: Ctx, { id, number, state }: DuePayout, { ref, failure }: Extract<PayOutStanding, { state: 'failed' }>) =>
  inTransaction(ctx, async (ctx) => {
    const reason = state === 'confirming' ? 'withdrawal_unconfirmed' : 'withdrawal_failed'
    const row = await endWithdrawal(ctx.sql, id, { from: underWay, state: 'failed', now: ctx.now(), providerRef: ref, reason })
    if (!row) return
    ctx.world.log.warn({ number, failure }, 'a payout failed')
    await returnBeans(ctx, row)
    await tellReturned(ctx, row)
  })

const askPayee = (ctx: Ctx, { id, attempts }: DuePayout, confirmation: PayOutConfirmation) =>
  inTransaction(ctx, async (ctx) => {
    const sealed = ctx.world.keeper.seal(JSON.stringify(confirmation), confirmationSeal)
    const row = await beginConfirming(ctx.sql, id, { sealed, at: nextTryAt(attempts, ctx.now()) })
    if (row) await tellToConfirm(ctx, row)
  })

const settle = async (ctx: Ctx, due: DuePayout, standing: PayOutStanding) => {
  if (standing.state === 'done') return endPaid(ctx, due, standing.ref)
  if (standing.state === 'failed') return endFailed(ctx, due, standing)
  if (standing.state === 'confirming' && standing.confirmation) return askPayee(ctx, due, standing.confirmation)
  // Who has agreed is being paid; of what nobody knows nothing is believed.
  const state = standing.state === 'waiting' ? 'sending' : due.state
  await tryAgainAt(ctx.sql, due.id, state, nextTryAt(due.attempts, ctx.now()))
}

const payOne = async (ctx: Ctx, due: DuePayout) => {
  const port = ctx.world.pay[due.provider]?.payOut
  if (!port) ctx.world.log.error({ number: due.number, provider: due.provider }, 'payouts wait for a provider that is not configured')
  const nobodyKnows: PayOutStanding = { state: 'unknown', ref: '' }
  try {
    await settle(ctx, due, port ? await carryOut(ctx, port, due) : nobodyKnows)
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    ctx.world.log.warn({ number: due.number, err: error }, 'a payout is tried again')
    await settle(ctx, due, nobodyKnows)
  }
}

/** Pays out what is due. What was begun and not ended, by whomever, is due again after a while. */
export const payOutDue = async (ctx: Ctx): Promise<void> => {
  for (let round = 0; round < mostRounds; round += 1) {
    const now = ctx.now()
    const due = await claimDue(ctx.sql, now, tryUntil(now), atOnce)
    for (const payout of due) await payOne(ctx, payout)
    if (due.length < atOnce) return
  }
}
