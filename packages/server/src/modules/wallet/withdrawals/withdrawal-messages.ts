import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { yuan } from '../../../ports/pay/yuan.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import type { WithdrawalRow } from './withdrawal.repository.ts'
import { sayReason } from './withdrawal-view.ts'

const notify = (ctx: Ctx, row: WithdrawalRow, title: Phrase, body: Phrase) =>
  sendMessage(ctx, {
    schoolId: row.school_id,
    to: [row.person_id],
    category: 'progress',
    title,
    body,
    subject: { kind: 'withdrawal', id: row.id },
  })

export const notifyPaidOut = (ctx: Ctx, row: WithdrawalRow) => {
  const amount = yuan(row.amount)
  return notify(
    ctx,
    row,
    [`提现 ${amount} 元已到账`, `Your withdrawal of ${amount} yuan was paid out`, `提領 ${amount} 元已入帳`],
    [`提现单号 ${row.number}`, `Withdrawal ${row.number}`, `提領單號 ${row.number}`],
  )
}

export const notifyToConfirm = (ctx: Ctx, row: WithdrawalRow) => {
  const amount = yuan(row.amount)
  return notify(
    ctx,
    row,
    [`请确认收款：提现 ${amount} 元`, `Accept your withdrawal of ${amount} yuan`, `請確認收款：提領 ${amount} 元`],
    [
      `微信要求收款人确认。请在微信中打开本应用，进入“提现”，点击“确认收款”。24 小时内没有确认的，打印豆会退回余额。\n提现单号 ${row.number}`,
      `WeChat needs your confirmation. Open the app in WeChat, go to “Withdraw” and accept the money within 24 hours. After that, the print beans return to your wallet.\nWithdrawal ${row.number}`,
      `微信要求收款人確認。請在微信中開啟本應用，進入「提領」，點擊「確認收款」。24 小時內沒有確認的，列印豆會退回餘額。\n提領單號 ${row.number}`,
    ],
  )
}

export const notifyReturned = (ctx: Ctx, row: WithdrawalRow) => {
  const amount = yuan(row.amount)
  return notify(
    ctx,
    row,
    [
      `提现 ${amount} 元未成功，已退回余额`,
      `Your withdrawal of ${amount} yuan failed and your beans were returned`,
      `提領 ${amount} 元未成功，已退回餘額`,
    ],
    [sayReason(row.reason, 'zh_CN'), sayReason(row.reason, 'en_US'), sayReason(row.reason, 'zh_TW')],
  )
}
