import { type Ctx, inTransaction } from '../../../context/context.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import type { PayOutConfirmation, PayOutPort, PayoutStatus } from '../../../ports/pay/pay.ts'
import { confirmationPurpose } from './confirm.service.ts'
import { beginConfirming, claimDue, type DuePayout, tryAgainAt } from './payout.repository.ts'
import { endWithdrawal, underWay } from './withdrawal.repository.ts'
import { nextTryAt, tryUntil } from './withdrawal.rules.ts'
import { openIdPurpose } from './withdrawal.service.ts'
import { payBeansOut, returnBeans } from './withdrawal-beans.service.ts'
import { notifyPaidOut, notifyReturned, notifyToConfirm } from './withdrawal-messages.ts'

const atOnce = 20
const maxRounds = 50

/** A refusal ends it only if the provider knows of no payout under this number: an earlier try may have reached it. */
const askAfterRefusal = async (port: PayOutPort, number: string, failure: OutsideFailure): Promise<PayoutStatus> => {
  const status = await port.ask(number)
  return status.state === 'unknown' ? { state: 'failed', ref: '', failure: failure.message } : status
}

/**
 * An earlier try may have been killed after sending, so the provider is queried first. If the response with the consent data
 * was lost, the same request is sent again: it gives the same response.
 */
const run = async (ctx: Ctx, port: PayOutPort, due: DuePayout): Promise<PayoutStatus> => {
  const { number, amount, payeeName, attempts } = due
  if (attempts > 1) {
    const status = await port.ask(number)
    const isAnswerLost = status.state === 'confirming' && !due.isConfirmable
    if (status.state !== 'unknown' && !isAnswerLost) return status
  }
  const openId = ctx.services.secretBox.decrypt(due.openIdEncrypted, openIdPurpose)
  try {
    return await port.send({ number, amount, openId, payeeName, remark: '余额提现' })
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
    await notifyPaidOut(ctx, row)
  })

const endFailed = (ctx: Ctx, { id, number, state }: DuePayout, { ref, failure }: Extract<PayoutStatus, { state: 'failed' }>) =>
  inTransaction(ctx, async (ctx) => {
    const reason = state === 'confirming' ? 'withdrawal_unconfirmed' : 'withdrawal_failed'
    const row = await endWithdrawal(ctx.sql, id, { from: underWay, state: 'failed', now: ctx.now(), providerRef: ref, reason })
    if (!row) return
    ctx.services.log.warn({ number, failure }, 'a payout failed')
    await returnBeans(ctx, row)
    await notifyReturned(ctx, row)
  })

const askPayee = (ctx: Ctx, { id, attempts }: DuePayout, confirmation: PayOutConfirmation) =>
  inTransaction(ctx, async (ctx) => {
    const encrypted = ctx.services.secretBox.encrypt(JSON.stringify(confirmation), confirmationPurpose)
    const row = await beginConfirming(ctx.sql, id, { encrypted, at: nextTryAt(attempts, ctx.now()) })
    if (row) await notifyToConfirm(ctx, row)
  })

const finish = async (ctx: Ctx, due: DuePayout, status: PayoutStatus) => {
  if (status.state === 'done') return endPaid(ctx, due, status.ref)
  if (status.state === 'failed') return endFailed(ctx, due, status)
  if (status.state === 'confirming' && status.confirmation) return askPayee(ctx, due, status.confirmation)
  // Who has agreed is being paid; of what nobody knows nothing is believed.
  const state = status.state === 'waiting' ? 'sending' : due.state
  await tryAgainAt(ctx.sql, due.id, state, nextTryAt(due.attempts, ctx.now()))
}

const payOne = async (ctx: Ctx, due: DuePayout) => {
  const port = ctx.services.pay[due.provider]?.payOut
  if (!port) ctx.services.log.error({ number: due.number, provider: due.provider }, 'payouts wait for a provider that is not configured')
  const nobodyKnows: PayoutStatus = { state: 'unknown', ref: '' }
  try {
    await finish(ctx, due, port ? await run(ctx, port, due) : nobodyKnows)
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    ctx.services.log.warn({ number: due.number, err: error }, 'a payout is tried again')
    await finish(ctx, due, nobodyKnows)
  }
}

/** Pays out what is due. What was begun and not ended, by whomever, is due again after a while. */
export const payOutDue = async (ctx: Ctx): Promise<void> => {
  for (let round = 0; round < maxRounds; round += 1) {
    const now = ctx.now()
    const due = await claimDue(ctx.sql, now, tryUntil(now), atOnce)
    for (const payout of due) await payOne(ctx, payout)
    if (due.length < atOnce) return
  }
}
