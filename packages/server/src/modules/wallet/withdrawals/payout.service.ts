import { type Ctx, inTransaction } from '../../../platform/context.ts'
import { OutsideFailure } from '../../../ports/outside-failure.ts'
import type { PayOutPort, PayOutStanding } from '../../../ports/pay/pay.ts'
import { claimDue, type DuePayout, tryAgainAt } from './payout.repository.ts'
import { endWithdrawal } from './withdrawal.repository.ts'
import { nextTryAt, tryUntil } from './withdrawal.rules.ts'
import { openIdSeal } from './withdrawal.service.ts'
import { payBeansOut, returnBeans } from './withdrawal-beans.service.ts'
import { tellPaidOut, tellReturned } from './withdrawal-messages.ts'

const atOnce = 20
const mostRounds = 50

/** A refusal ends it only if the provider knows of no payout under this number: an earlier try may have reached it. */
const askAfterRefusal = async (port: PayOutPort, number: string, failure: OutsideFailure): Promise<PayOutStanding> => {
  const standing = await port.ask(number)
  return standing.state === 'unknown' ? { state: 'failed', ref: '', failure: failure.message } : standing
}

/** Whoever tried before may have been killed after sending, so the provider is asked first. */
const carryOut = async (ctx: Ctx, port: PayOutPort, due: DuePayout): Promise<PayOutStanding> => {
  const { number, amount, attempts } = due
  if (attempts > 1) {
    const standing = await port.ask(number)
    if (standing.state !== 'unknown') return standing
  }
  const openId = ctx.world.keeper.open(due.openIdSealed, openIdSeal)
  try {
    return await port.send({ number, amount, openId, remark: '余额提现' })
  } catch (error) {
    if (error instanceof OutsideFailure && error.kind === 'refused') return askAfterRefusal(port, number, error)
    throw error
  }
}

const end = (ctx: Ctx, { id, number, provider }: DuePayout, state: 'done' | 'failed', { ref, failure }: PayOutStanding) =>
  inTransaction(ctx, async (ctx) => {
    const reason = state === 'failed' ? { reason: 'withdrawal_failed' } : {}
    const row = await endWithdrawal(ctx.sql, id, { from: 'sending', state, now: ctx.now(), providerRef: ref, ...reason })
    if (!row) return
    if (state === 'done') {
      await payBeansOut(ctx, row, provider)
      await tellPaidOut(ctx, row)
    } else {
      ctx.world.log.warn({ number, failure }, 'a payout failed')
      await returnBeans(ctx, row)
      await tellReturned(ctx, row)
    }
  })

const settle = async (ctx: Ctx, due: DuePayout, standing: PayOutStanding) => {
  const { state } = standing
  if (state === 'done' || state === 'failed') await end(ctx, due, state, standing)
  else await tryAgainAt(ctx.sql, due.id, nextTryAt(due.attempts, ctx.now()))
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
