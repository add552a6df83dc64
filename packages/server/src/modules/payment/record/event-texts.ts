import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { yuan } from '../../../ports/pay/yuan.ts'

/** What can happen to a payment; `{…}` is filled from its details. */
const eventTexts = {
  prepared: ['付款已创建', 'Payment prepared', '付款已建立'],
  sent_off: ['用户前往付款平台', 'Payer sent to the provider', '使用者前往付款平台'],
  open_failed: ['付款平台未能受理：{failure}', 'Rejected by the provider: {failure}', '付款平台未能受理：{failure}'],
  noticed: ['收到通知：{status}', 'Notification: {status}', '收到通知：{status}'],
  asked: ['向付款平台查询：{status}', 'Provider queried: {status}', '向付款平台查詢：{status}'],
  ask_failed: ['查询未成功：{failure}', 'Provider query failed: {failure}', '查詢未成功：{failure}'],
  closing: ['在付款平台关闭：{status}', 'Closed at the provider: {status}', '在付款平台關閉：{status}'],
  billed: ['账单显示：{status}', 'Provider statement: {status}', '帳單顯示：{status}'],
  wrong_amount_told: [
    '通知中的金额 {amount} 元与应付不符，正在向付款平台核实',
    'The notification reports {amount} yuan, which does not match. Asking the provider.',
    '通知中的金額 {amount} 元與應付不符，正在向付款平台核實',
  ],
  paid: ['已到账 {amount} 元（流水号 {ref}）', '{amount} yuan received ({ref})', '已到帳 {amount} 元（流水號 {ref}）'],
  unwanted: [
    '到账 {amount} 元（流水号 {ref}），已不需要，自动退回',
    '{amount} yuan received ({ref}) without an open payment; being refunded',
    '到帳 {amount} 元（流水號 {ref}），已不需要，自動退回',
  ],
  double: [
    '重复到账 {amount} 元（流水号 {ref}），自动退回',
    '{amount} yuan received twice ({ref}); being refunded',
    '重複到帳 {amount} 元（流水號 {ref}），自動退回',
  ],
  wrong_amount: [
    '到账 {amount} 元（流水号 {ref}），与应付不符，自动退回',
    '{amount} yuan received ({ref}), wrong amount; being refunded',
    '到帳 {amount} 元（流水號 {ref}），與應付不符，自動退回',
  ],
  foreign_receipt: [
    '流水号 {ref}（{amount} 元）已属于另一笔付款，未入账',
    'Receipt {ref} ({amount} yuan) belongs to another payment; not credited',
    '流水號 {ref}（{amount} 元）已屬於另一筆付款，未入帳',
  ],
  closed: ['付款已关闭', 'Payment closed', '付款已關閉'],
  refund_queued: [
    '退款 {number}：{amount} 元，等待处理',
    'Refund {number}: {amount} yuan, pending',
    '退款 {number}：{amount} 元，等待處理',
  ],
  refund_tried: ['退款 {number}：{status}', 'Refund {number}: {status}', '退款 {number}：{status}'],
  refund_done: ['退款 {number}：已退回 {amount} 元', 'Refund {number}: {amount} yuan refunded', '退款 {number}：已退回 {amount} 元'],
  refund_failed: ['退款 {number} 未成功：{failure}', 'Refund {number} failed: {failure}', '退款 {number} 未成功：{failure}'],
  payer_opened: ['用户设备：已打开付款页面', 'Payer’s device: opened the provider', '使用者裝置：已開啟付款頁面'],
  payer_returned: ['用户设备：已返回', 'Payer’s device: returned', '使用者裝置：已返回'],
  payer_cancelled: ['用户设备：已取消', 'Payer’s device: cancelled', '使用者裝置：已取消'],
  payer_failed: ['用户设备：付款失败', 'Payer’s device: failed', '使用者裝置：付款失敗'],
} as const satisfies Record<string, Phrase>
export type EventKind = keyof typeof eventTexts

const statuses: Record<string, Phrase> = {
  open: ['等待付款', 'waiting for the payer', '等待付款'],
  closed: ['已关闭', 'closed', '已關閉'],
  unknown: ['平台没有这笔付款', 'not found at the provider', '平台沒有這筆付款'],
  paid: ['已付款', 'paid', '已付款'],
  waiting: ['处理中', 'in progress', '處理中'],
  done: ['已完成', 'done', '已完成'],
  failed: ['未成功', 'failed', '未成功'],
}

const isKnown = (kind: string): kind is EventKind => Object.hasOwn(eventTexts, kind)

export const sayEvent = ({ kind, details }: { readonly kind: string; readonly details: unknown }, language: Language): string => {
  const values = details as Readonly<Record<string, string | number>>
  if (!isKnown(kind)) return kind
  return say(eventTexts[kind], language).replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = String(values[name] ?? '')
    if (name === 'amount') return yuan(Number(value))
    const status = name === 'status' ? statuses[value] : undefined
    return status ? say(status, language) : value
  })
}
