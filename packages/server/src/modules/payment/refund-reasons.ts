import { type Language, type Phrase, say } from '@campus/contract/language.ts'

/** Why money goes back by itself. */
export type BackWord = 'double' | 'wrong_amount' | 'unwanted'

const backReasons: Record<BackWord, Phrase> = {
  double: ['重复付款，自动退回', 'Paid twice, given back by itself', '重複付款，自動退回'],
  wrong_amount: ['金额与应付不符，自动退回', 'Not the amount that was asked for, given back by itself', '金額與應付不符，自動退回'],
  unwanted: [
    '付款到账时订单已不再需要付款，自动退回',
    'Came when nothing had to be paid any more, given back by itself',
    '付款到帳時訂單已不再需要付款，自動退回',
  ],
}

const isBackWord = (reason: string): reason is BackWord => Object.hasOwn(backReasons, reason)

/** A word of ours in the reader's language; what a person wrote stays as it is. */
export const sayRefundReason = (reason: string, language: Language): string =>
  isBackWord(reason) ? say(backReasons[reason], language) : reason

export const backReason = (word: BackWord): Phrase => backReasons[word]
