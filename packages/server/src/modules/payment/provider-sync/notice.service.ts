import type { Ctx } from '../../../context/context.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { ForgedNotice, type Notice, type NoticeAnswer, type NoticeGiven, type PayPort } from '../../../ports/pay/pay.ts'
import { applyRefundUpdate } from '../refunds/refund.service.ts'
import { isReadable } from './notice.rules.ts'
import { applyProviderUpdate } from './provider-update.service.ts'

const take = async (ctx: Ctx, { provider }: PayPort, notice: Notice): Promise<boolean> => {
  if (notice.kind === 'refund') return applyRefundUpdate(ctx, provider, notice.refundNumber, notice.status)
  const { number, status } = notice
  return (await applyProviderUpdate(ctx, { provider, number, status, source: 'notice' })) !== undefined
}

/** Whatever a signed notice says, one that cannot be read is believed as little as a forged one. */
const read = async (port: PayPort, given: NoticeGiven): Promise<Notice> => {
  try {
    const notice = await port.readNotice(given)
    if (isReadable(notice)) return notice
  } catch (error) {
    if (error instanceof ForgedNotice || error instanceof OutsideFailure) throw error
  }
  throw new ForgedNotice('it cannot be read')
}

/** Processes a provider notice. It is acknowledged when all its effects are committed; undefined: no such provider here. */
export const takeNotice = async (ctx: Ctx, name: string, given: NoticeGiven): Promise<NoticeAnswer | undefined> => {
  const { log, pay } = ctx.services
  const port = Object.values(pay).find(({ provider }) => provider === name)
  if (!port) return undefined
  try {
    const isOurs = await take(ctx, port, await read(port, given))
    if (!isOurs) log.warn({ provider: name }, 'notice of a payment that is not ours')
    return port.acknowledge(isOurs)
  } catch (error) {
    if (error instanceof OutsideFailure) {
      // Its keys could not be fetched: the provider sends it again.
      log.warn({ err: error, provider: name }, 'notice that cannot be checked now')
      return port.acknowledge(false)
    }
    if (!(error instanceof ForgedNotice)) throw error
    log.warn({ provider: name, reason: error.message }, 'forged notice')
    return { ...port.acknowledge(false), status: 401 }
  }
}
