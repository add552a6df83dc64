import type { Phrase } from '@campus/contract/language.ts'
import { type RefusalWord, refusals } from '@campus/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { yuan } from '../../platform/yuan.ts'
import { sendMessage } from '../messages/send.service.ts'
import type { OrderRow } from './order.repository.ts'

type Told = Pick<OrderRow, 'id' | 'number' | 'school_id' | 'person_id'>

const tell = (ctx: Ctx, { id, school_id, person_id }: Told, title: Phrase, body: Phrase) =>
  sendMessage(ctx, { schoolId: school_id, to: [person_id], category: 'progress', title, body, subject: { kind: 'order', id } })

const troubles: Record<'failed' | 'send_failed', { title: (number: string) => Phrase; body: Phrase }> = {
  failed: {
    title: (number) => [`订单 ${number} 处理失败`, `Order ${number} could not be processed`, `訂單 ${number} 處理失敗`],
    body: [
      '有文件未能生成。请打开订单查看原因，可以重试或退款。',
      'A file could not be made. Open the order to see why; you can try again or have your money back.',
      '有檔案未能產生。請打開訂單查看原因，可以重試或退款。',
    ],
  },
  send_failed: {
    title: (number) => [`订单 ${number} 发送失败`, `Order ${number} could not be sent`, `訂單 ${number} 傳送失敗`],
    body: [
      '有邮件未能送达。请打开订单查看原因，可以重新发送或直接下载。',
      'A mail did not arrive. Open the order to see why; you can send it again or download the file.',
      '有郵件未能送達。請打開訂單查看原因，可以重新傳送或直接下載。',
    ],
  },
}

export const tellTrouble = (ctx: Ctx, order: Told, trouble: 'failed' | 'send_failed') =>
  tell(ctx, order, troubles[trouble].title(order.number), troubles[trouble].body)

export const tellExpired = (ctx: Ctx, order: Told) =>
  tell(
    ctx,
    order,
    [`订单 ${order.number} 已关闭`, `Order ${order.number} was closed`, `訂單 ${order.number} 已關閉`],
    [
      '未在规定时间内付款。占用的余额和份数已退回，需要时请重新申请。',
      'It was not paid in time. Beans and copies that it held came back; apply again if you need it.',
      '未在規定時間內付款。佔用的餘額和份數已退回，需要時請重新申請。',
    ],
  )

/** A refusal of the product in its own words, or what somebody wrote. */
const phraseOf = (reason: string): Phrase => (Object.hasOwn(refusals, reason) ? refusals[reason as RefusalWord] : [reason, reason, reason])

export const tellRefunded = (ctx: Ctx, order: Told, amount: number, reason: string) => {
  const sum = yuan(amount)
  const [why, whyEn, whyTw] = phraseOf(reason)
  return tell(
    ctx,
    order,
    [`订单 ${order.number} 退款 ${sum} 元`, `${sum} yuan of order ${order.number} refunded`, `訂單 ${order.number} 退款 ${sum} 元`],
    [`${why}\n款项按原路退回。`, `${whyEn}\nEach part goes back to where it came from.`, `${whyTw}\n款項按原路退回。`],
  )
}
