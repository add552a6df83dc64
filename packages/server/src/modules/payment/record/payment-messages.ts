import { counted } from '@campus/contract/counted.ts'
import { type Phrase } from '@campus/contract/language.ts'
import { type Provider, providerNames } from '@campus/contract/payment/pay-ways.ts'
import { type BackReason, refundPhrase } from '@campus/contract/payment/refund-reasons.ts'
import type { Ctx } from '../../../context/context.ts'
import { yuan } from '../../../ports/pay/yuan.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { administratorsOf } from '../../school/organisation/scope.service.ts'
import type { PaymentRow } from './payment.repository.ts'
import type { RefundRow } from './refund.repository.ts'

const nameOf = (provider: Provider): Phrase => providerNames[provider]

/** What a payment is about, where its reader can look at it. */
const subjectOf = ({ purpose, subject_id }: PaymentRow) =>
  purpose === 'order' ? { subject: { kind: 'order', id: subject_id } as const } : {}

export const notifyGoesBack = (ctx: Ctx, payment: PaymentRow, amount: number, reason: BackReason) => {
  const [name, nameEn, nameTw] = nameOf(payment.provider)
  const [why, whyEn, whyTw] = refundPhrase(reason)
  return sendMessage(ctx, {
    schoolId: payment.school_id,
    to: [payment.person_id],
    category: 'progress',
    title: [`${yuan(amount)} 元将原路退回`, `${yuan(amount)} yuan is being refunded to you`, `${yuan(amount)} 元將原路退回`],
    body: [
      `${why}。\n款项将退回${name}，通常几分钟内到账。付款号 ${payment.number}。`,
      `${whyEn}.\nThe money is refunded to ${nameEn}, usually within minutes. Payment ${payment.number}.`,
      `${whyTw}。\n款項將退回${nameTw}，通常幾分鐘內到帳。付款號 ${payment.number}。`,
    ],
    ...subjectOf(payment),
  })
}

export const notifyRefundFailed = async (ctx: Ctx, payment: PaymentRow, refund: RefundRow, failure: string) => {
  const [name, nameEn, nameTw] = nameOf(payment.provider)
  const of = `${refund.number} (${payment.number})`
  return sendMessage(ctx, {
    schoolId: payment.school_id,
    to: await administratorsOf(ctx, payment.school_id),
    category: 'system',
    title: [
      `一笔 ${yuan(refund.amount)} 元的退款未成功`,
      `A refund of ${yuan(refund.amount)} yuan failed`,
      `一筆 ${yuan(refund.amount)} 元的退款未成功`,
    ],
    body: [
      `${name}未能办理退款 ${of}：${failure}。\n系统每天自动重试；也可在“付款”中查询该笔付款，立即重试。`,
      `${nameEn} could not process the refund ${of}: ${failure}.\nWe retry every day. To retry now, check the payment with the provider under “Payments”.`,
      `${nameTw}未能辦理退款 ${of}：${failure}。\n系統每天自動重試；也可在「付款」中查詢該筆付款，立即重試。`,
    ],
  })
}

export const notifyDifferences = async (
  ctx: Ctx,
  { schoolId, provider, day, count }: { schoolId: string; provider: Provider; day: string; count: number },
) => {
  const [name, nameEn, nameTw] = nameOf(provider)
  return sendMessage(ctx, {
    schoolId,
    to: await administratorsOf(ctx, schoolId),
    category: 'system',
    title: [`${day} 对账有 ${count} 处差异`, `${counted(count, 'difference')} in the accounts of ${day}`, `${day} 對帳有 ${count} 處差異`],
    body: [
      `与${name}账单核对后发现差异，请在“对账”中查看并记录处理结果。`,
      `Our records and the statement from ${nameEn} do not match. Go to “Reconciliation” and note how you resolved each difference.`,
      `與${nameTw}帳單核對後發現差異，請在「對帳」中查看並記錄處理結果。`,
    ],
  })
}
