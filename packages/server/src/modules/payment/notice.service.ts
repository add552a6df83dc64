import type { Ctx } from '../../platform/context.ts'
import { ForgedNotice, type Notice, type NoticeAnswer, type NoticeGiven, type PayPort } from '../../ports/pay/pay.ts'
import { learn } from './learn.service.ts'
import type { PaidFor } from './paid-for.ts'
import { learnRefund } from './refund.service.ts'

const take = async (ctx: Ctx, paidFor: PaidFor, { provider }: PayPort, notice: Notice): Promise<boolean> => {
  if (notice.kind === 'refund') return learnRefund(ctx, provider, notice.refundNumber, notice.standing)
  const { number, standing } = notice
  return (await learn(ctx, paidFor, { provider, number, standing, source: 'notice' })) !== undefined
}

/** Reads what a provider tells us. It is acknowledged when everything that follows from it is kept; undefined: no such provider here. */
export const takeNotice = async (ctx: Ctx, paidFor: PaidFor, name: string, given: NoticeGiven): Promise<NoticeAnswer | undefined> => {
  const { log, pay } = ctx.world
  const port = Object.values(pay).find(({ provider }) => provider === name)
  if (!port) return undefined
  try {
    const isOurs = await take(ctx, paidFor, port, await port.readNotice(given))
    if (!isOurs) log.warn({ provider: name }, 'notice of a payment that is not ours')
    return port.acknowledge(isOurs)
  } catch (error) {
    if (!(error instanceof ForgedNotice)) throw error
    log.warn({ provider: name }, 'forged notice')
    return { ...port.acknowledge(false), status: 401 }
  }
}
