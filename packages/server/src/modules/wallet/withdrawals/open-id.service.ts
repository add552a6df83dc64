import type { OutputOf } from '@campus/contract/call.ts'
import type { openId } from '@campus/contract/wallet/withdrawals.ts'
import type { CallerCtx, Ctx, Origin } from '../../../context/context.ts'
import { subjectOf } from '../../account/outside/identity.service.ts'

/** Whether the request comes from the browser inside WeChat, as that browser says itself. */
export const isInMessagingApp = ({ deviceName }: Pick<Origin, 'deviceName'>) => /\bMicroMessenger\//i.test(deviceName)

/** The account of the messaging app to which money can be paid out, and with which one pays inside that app. */
export const openIdOf = (ctx: Ctx, personId: string): Promise<string | undefined> => subjectOf(ctx, personId, 'wechat')

export const readOpenId = async (ctx: CallerCtx): Promise<OutputOf<typeof openId>> => {
  const bound = await openIdOf(ctx, ctx.caller.personId)
  return { isBound: bound !== undefined, openId: bound ?? '', isInMessagingApp: isInMessagingApp(ctx.origin) }
}
