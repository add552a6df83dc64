import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../platform/context.ts'
import { yuan } from '../../../platform/yuan.ts'
import { sendMessage } from '../../messages/send.service.ts'
import type { WithdrawalRow } from './withdrawal.repository.ts'
import { sayReason } from './withdrawal-view.ts'

const tell = (ctx: Ctx, row: WithdrawalRow, title: Phrase, body: Phrase) =>
  sendMessage(ctx, {
    schoolId: row.school_id,
    to: [row.person_id],
    category: 'progress',
    title,
    body,
    subject: { kind: 'withdrawal', id: row.id },
  })

export const tellPaidOut = (ctx: Ctx, row: WithdrawalRow) => {
  const amount = yuan(row.amount)
  return tell(
    ctx,
    row,
    [`提现 ${amount} 元已到账`, `Your withdrawal of ${amount} yuan was paid out`, `提現 ${amount} 元已入帳`],
    [`提现单号 ${row.number}`, `Withdrawal ${row.number}`, `提現單號 ${row.number}`],
  )
}

export const tellReturned = (ctx: Ctx, row: WithdrawalRow) => {
  const amount = yuan(row.amount)
  return tell(
    ctx,
    row,
    [
      `提现 ${amount} 元未成功，已退回余额`,
      `Your withdrawal of ${amount} yuan failed; the beans are back`,
      `提現 ${amount} 元未成功，已退回餘額`,
    ],
    [sayReason(row.reason, 'zh_CN'), sayReason(row.reason, 'en_US'), sayReason(row.reason, 'zh_TW')],
  )
}
