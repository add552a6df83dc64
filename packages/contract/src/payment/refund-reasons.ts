import type { Phrase } from '../language.ts'

/** Why money goes back by itself when it came. */
export type BackReason = 'double' | 'wrong_amount' | 'unwanted'

/** Why money goes back otherwise, where no person wrote a reason. */
type EndReason = 'nothing_made' | 'not_printed' | 'print_given_up'

/** A refund stores the code; readers see it in their language. */
export type RefundReason = BackReason | EndReason

const refundReasons: Record<RefundReason, Phrase> = {
  double: ['重复付款，自动退回', 'Paid twice; refunded automatically', '重複付款，自動退回'],
  wrong_amount: ['金额与应付不符，自动退回', 'Wrong amount; refunded automatically', '金額與應付不符，自動退回'],
  unwanted: [
    '付款到账时订单已不再需要付款，自动退回',
    'Payment no longer needed; refunded automatically',
    '付款到帳時訂單已不再需要付款，自動退回',
  ],
  nothing_made: ['文件未能生成，本人申请退款', 'The file could not be made and the buyer asked for a refund', '檔案未能產生，本人申請退款'],
  not_printed: ['到期未打印', 'Not printed in time', '到期未列印'],
  print_given_up: ['本人放弃了打印', 'Cancelled by the owner', '本人放棄了列印'],
}

const isRefundReason = (reason: string): reason is RefundReason => Object.hasOwn(refundReasons, reason)

/** A code as its phrase; text written by a person is the same in every language. */
export const refundPhrase = (reason: RefundReason | (string & {})): Phrase =>
  isRefundReason(reason) ? refundReasons[reason] : [reason, reason, reason]
