import type { Finding } from '@campus/contract/appeals/pay-grievance.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { movementNames } from '@campus/contract/wallet/balance.ts'

type Tone = 'waiting' | 'good' | 'bad' | 'over'

interface Look {
  readonly t: Phrase
  readonly tone: Tone
}

export const findingTones: Record<Finding, Tone> = {
  paid_undelivered: 'bad',
  not_printed: 'waiting',
  paid_delivered: 'good',
  paid_twice: 'waiting',
  refunded: 'good',
  unpaid: 'over',
  nothing_found: 'over',
  unclear: 'waiting',
}

/** Codes stored with the evidence; an unknown one is shown as stored. */
const known = (looks: Readonly<Record<string, Look>>, word: string): Look =>
  Object.hasOwn(looks, word) && looks[word] ? looks[word] : { t: [word, word, word], tone: 'over' }

const theirAnswers: Readonly<Record<string, Look>> = {
  paid: { t: ['已收款', 'Received', '已收款'], tone: 'good' },
  open: { t: ['未收款', 'Not received yet', '未收款'], tone: 'waiting' },
  closed: { t: ['未收款，已关闭', 'Closed unpaid', '未收款，已關閉'], tone: 'over' },
  '': { t: ['没有回答', 'No answer', '沒有回答'], tone: 'bad' },
}

const lineStates: Readonly<Record<string, Look>> = {
  waiting: { t: ['等待制作', 'Waiting to be made', '等待製作'], tone: 'waiting' },
  making: { t: ['制作中', 'Being made', '製作中'], tone: 'waiting' },
  failed: { t: ['制作失败', 'Could not be made', '製作失敗'], tone: 'bad' },
  to_send: { t: ['待发送', 'Waiting to be sent', '待傳送'], tone: 'waiting' },
  send_failed: { t: ['发送失败', 'Sending failed', '傳送失敗'], tone: 'bad' },
  done: { t: ['已交付', 'Delivered', '已交付'], tone: 'good' },
  to_print: { t: ['等待打印', 'Waiting to be printed', '等待列印'], tone: 'waiting' },
  printed: { t: ['已打印', 'Printed', '已列印'], tone: 'good' },
  dropped: { t: ['未办理', 'Skipped', '未辦理'], tone: 'over' },
  refunded: { t: ['已退款', 'Refunded', '已退款'], tone: 'over' },
}

const bookNames: Readonly<Record<string, Phrase>> = {
  ...movementNames,
  money_in: ['收到款项', 'Payment', '收到款項'],
  money_back: ['款项退回', 'Refund', '款項退回'],
  payout: ['提现付出', 'Paid out', '提領付出'],
}

export const answerLook = (theirState: string): Look => known(theirAnswers, theirState)
export const deliveryLook = (state: string): Look => known(lineStates, state)
export const bookName = (kind: string): Phrase => bookNames[kind] ?? [kind, kind, kind]
