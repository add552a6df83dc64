import { z } from 'zod'
import { cutText } from '../../../platform/text/cut-text.ts'
import { mapErrorCodes } from '../map-error-codes.ts'
import type { PayOutConfirmation, PayOutPort, PayoutStatus } from '../pay.ts'
import type { AskWechat } from './client.ts'
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

/** Transfers of the merchant to somebody's WeChat account. */
export const wechatPayOut = (
  { appId, merchant }: WechatPaySettings,
  { scene, report }: NonNullable<WechatPaySettings['payOut']>,
  askWechat: AskWechat,
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
    async send({ number, amount, openId, remark }) {
      const body = {
        appid: appId,
        out_bill_no: number,
        transfer_scene_id: scene,
        openid: openId,
        transfer_amount: amount,
        transfer_remark: cutText(remark, 32),
        transfer_scene_report_infos: report.map(([info_type, info_content]) => ({ info_type, info_content })),
      }
      const sent = askWechat({ method: 'POST', path, body }, Transfer)
      return mapErrorCodes(sent.then(statusOf), ['ALREADY_EXISTS'], () => ask(number))
    },
  }
}
