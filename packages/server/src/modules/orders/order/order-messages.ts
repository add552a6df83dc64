import type { Phrase } from '@campus/contract/language.ts'
import { refundPhrase } from '@campus/contract/payment/refund-reasons.ts'
import { type RefusalCode, refusals } from '@campus/contract/refusals.ts'
import type { Ctx } from '../../../context/context.ts'
import { yuan } from '../../../ports/pay/yuan.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import type { OrderRow } from './order.repository.ts'
import type { LineRow } from './order-line.repository.ts'

type Recipient = Pick<OrderRow, 'id' | 'number' | 'school_id' | 'person_id'>

const notify = (ctx: Ctx, { id, school_id, person_id }: Recipient, title: Phrase, body: Phrase) =>
  sendMessage(ctx, { schoolId: school_id, to: [person_id], category: 'progress', title, body, subject: { kind: 'order', id } })

type Trouble = 'failed' | 'send_failed'
type TroubledLine = Pick<LineRow, 'name' | 'name_en' | 'name_tw' | 'reason' | 'amount'>

const titles: Record<Trouble, (number: string) => Phrase> = {
  failed: (number) => [`订单 ${number} 处理失败`, `Order ${number} could not be processed`, `訂單 ${number} 處理失敗`],
  send_failed: (number) => [`订单 ${number} 发送失败`, `Order ${number} could not be emailed`, `訂單 ${number} 傳送失敗`],
}

const whatHappened: Record<Trouble, (line: TroubledLine) => Phrase> = {
  failed: ({ name, name_en, name_tw }) => [`${name}未能开具。`, `${name_en} could not be made.`, `${name_tw}未能開具。`],
  send_failed: ({ name, name_en, name_tw }) => [
    `${name}的邮件未能送达。`,
    `The email with ${name_en} was not delivered.`,
    `${name_tw}的郵件未能送達。`,
  ],
}

/** What becomes of the money, and where to go. */
const whatNow: Record<Trouble, (sum: number) => Phrase> = {
  failed: (sum) =>
    sum === 0
      ? ['请打开订单重试。', 'Open the order and try again.', '請打開訂單重試。']
      : [
          `已付的 ${yuan(sum)} 元没有丢失：打开订单可以重试，或退款，款项按原路退回。`,
          `Your payment of ${yuan(sum)} yuan is safe. Open the order to try again or to get a refund.`,
          `已付的 ${yuan(sum)} 元沒有遺失：打開訂單可以重試，或退款，款項按原路退回。`,
        ],
  send_failed: () => [
    '请打开订单重新发送，或直接下载文件。',
    'Open the order to send it again, or download the file.',
    '請打開訂單重新傳送，或直接下載檔案。',
  ],
}

/** A refusal or a reason of the product in its own words, or what somebody wrote. */
const phraseOf = (reason: string): Phrase => (Object.hasOwn(refusals, reason) ? refusals[reason as RefusalCode] : refundPhrase(reason))

const inLines = (phrases: readonly Phrase[]): Phrase => {
  const [zhCN = '', enUS = '', zhTW = ''] = [0, 1, 2].map((at) =>
    phrases
      .map((phrase) => phrase[at])
      .filter(Boolean)
      .join('\n'),
  )
  return [zhCN, enUS, zhTW]
}

/** One message for one file: what happened and why, what becomes of the money, and where to go. */
export const notifyTrouble = (ctx: Ctx, order: Recipient, line: TroubledLine, trouble: Trouble) =>
  notify(
    ctx,
    order,
    titles[trouble](order.number),
    inLines([whatHappened[trouble](line), phraseOf(line.reason), whatNow[trouble](line.amount)]),
  )

export const notifyExpired = (ctx: Ctx, order: Recipient) =>
  notify(
    ctx,
    order,
    [`订单 ${order.number} 已关闭`, `Order ${order.number} was closed`, `訂單 ${order.number} 已關閉`],
    [
      '未在规定时间内付款。冻结的余额和份数已退回，需要时请重新申请。',
      'It was not paid in time. Held beans and free copies were returned. Apply again if you still need it.',
      '未在規定時間內付款。凍結的餘額和份數已退回，需要時請重新申請。',
    ],
  )

export const notifyRefunded = (ctx: Ctx, order: Recipient, amount: number, reason: string) => {
  const sum = yuan(amount)
  return notify(
    ctx,
    order,
    [`订单 ${order.number} 退款 ${sum} 元`, `${sum} yuan refunded for order ${order.number}`, `訂單 ${order.number} 退款 ${sum} 元`],
    inLines([phraseOf(reason), ['款项按原路退回。', 'Each amount is refunded the way you paid.', '款項按原路退回。']]),
  )
}
