import { type Phrase, say } from '@campus/contract/language.ts'
import { type Provider, providers } from '@campus/contract/payment/pay-ways.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { Scene } from '../../../ports/pay/pay.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { isInMessagingApp, openIdOf } from '../../wallet/withdrawals/open-id.service.ts'

const hints = {
  bind: [
    '在微信中付款，请先在“账号绑定”中绑定微信',
    'To pay in WeChat, link your WeChat account first under “Linked accounts”',
    '在微信中付款，請先在「帳號綁定」中綁定微信',
  ],
  elsewhere: ['请在手机浏览器中打开后使用', 'Open the app in your phone’s browser to use this', '請在手機瀏覽器中開啟後使用'],
  demo: ['演示用，不会真的扣款', 'For the demo only. No real money is taken.', '示範用，不會真的扣款'],
} as const satisfies Record<string, Phrase>

const hintFor = (provider: Provider, isOpen: boolean): Phrase | undefined => {
  if (isOpen) return provider === 'cashier' ? hints.demo : undefined
  return provider === 'wechat' ? hints.bind : hints.elsewhere
}

export interface OfferedProvider {
  readonly provider: Provider
  readonly isOpen: boolean
  /** Why it is not, or what to know. */
  readonly hint: string
  /** How this device goes there. */
  readonly scene: Scene | undefined
}

/** Who takes money here: configured, wanted by the school, and open to the caller's device as it is now. */
export const offeredProviders = async (ctx: CallerCtx): Promise<readonly OfferedProvider[]> => {
  const { payProviders } = await readSettings(ctx.sql, ctx.caller.schoolId)
  const inApp = isInMessagingApp(ctx.origin)
  const device = { isInMessagingApp: inApp, hasOpenId: inApp && (await openIdOf(ctx, ctx.caller.personId)) !== undefined }
  return providers.flatMap((provider) => {
    const port = payProviders.includes(provider) ? ctx.services.pay[provider] : undefined
    if (!port) return []
    const scene = port.sceneFor(device)
    const hint = hintFor(provider, scene !== undefined)
    return { provider, isOpen: scene !== undefined, hint: hint ? say(hint, ctx.language) : '', scene }
  })
}
