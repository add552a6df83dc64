import { z } from 'zod'
import { cutText } from '../../../platform/text/cut-text.ts'
import { mapErrorCodes } from '../map-error-codes.ts'
import type { PayOutConfirmation, PayOutPort, PayoutStatus } from '../pay.ts'
import type { AskWechat } from './client.ts'
import { encryptField } from './encryption.ts'
import type { PlatformKey } from './keys.ts'
import type { WechatPaySettings } from './settings.ts'

const states = {
  ACCEPTED: 'waiting',
  PROCESSING: 'waiting',
  WAIT_USER_CONFIRM: 'confirming',
  TRANSFERING: 'waiting',
  CANCELING: 'waiting',
  SUCCESS: 'done',
  FAIL: 'failed',
  CANCELLED: 'failed',
} as const

const Transfer = z.object({
  out_bill_no: z.string(),
  transfer_bill_no: z.string(),
  state: z.enum(Object.keys(states) as readonly (keyof typeof states)[]),
  fail_reason: z.string().optional(),
  package_info: z.string().min(1).optional(),
})

/** From this amount, in fen, WeChat wants the name of the payee and compares it with that of the account. */
const namedFrom = 200_000

interface Office {
  readonly askWechat: AskWechat
  readonly newestKey: () => Promise<PlatformKey>
}

/** Transfers of the merchant to somebody's WeChat account. */
export const wechatPayOut = (
  { appId, merchant }: WechatPaySettings,
  { scene, report }: NonNullable<WechatPaySettings['payOut']>,
  { askWechat, newestKey }: Office,
): PayOutPort => {
  const path = '/v3/fund-app/mch-transfer/transfer-bills'
  const confirmationOf = (packageInfo: string): PayOutConfirmation => ({ mchId: merchant, appId, package: packageInfo })
  const statusOf = ({ transfer_bill_no: ref, state: word, fail_reason, package_info }: z.infer<typeof Transfer>): PayoutStatus => {
    const state = states[word]
    if (state === 'failed') return { state, ref, failure: fail_reason || word }
    return state === 'confirming' && package_info ? { state, ref, confirmation: confirmationOf(package_info) } : { state, ref }
  }
  const ask = async (number: string): Promise<PayoutStatus> => {
    const asked = askWechat({ method: 'GET', path: `${path}/out-bill-no/${number}` }, Transfer)
    return mapErrorCodes(asked.then(statusOf), ['NOT_FOUND'], () => ({ state: 'unknown', ref: '' }) as const)
  }
  return {
    ask,
    async send({ number, amount, openId, payeeName, remark }) {
      const named = amount >= namedFrom ? await newestKey() : undefined
      const body = {
        appid: appId,
        out_bill_no: number,
        transfer_scene_id: scene,
        openid: openId,
        ...(named ? { user_name: encryptField(payeeName, named.key) } : {}),
        transfer_amount: amount,
        transfer_remark: cutText(remark, 32),
        transfer_scene_report_infos: report.map(([info_type, info_content]) => ({ info_type, info_content })),
      }
      const sent = askWechat({ method: 'POST', path, body, ...(named ? { keyId: named.id } : {}) }, Transfer)
      return mapErrorCodes(sent.then(statusOf), ['ALREADY_EXISTS'], () => ask(number))
    },
  }
}
