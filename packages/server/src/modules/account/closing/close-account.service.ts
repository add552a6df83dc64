import { type Ctx, inTransaction } from '../../../context/context.ts'
import type { ClosedAccount } from '../../module.ts'
import { notifyChannels } from '../password/notify-channels.service.ts'
import { endSessionsOf } from '../session/session.service.ts'
import { spendTicketsOf } from '../tickets/ticket.service.ts'
import { deleteWaysIn } from './closing.repository.ts'

/** Ends every login method of an account permanently. Its owner can read no messages any more, so the notification goes to the previous phone and address. */
export const closeAccount = (ctx: Ctx, holder: ClosedAccount) =>
  inTransaction(ctx, async (ctx) => {
    await endSessionsOf(ctx, { personId: holder.id }, 'disabled')
    await spendTicketsOf(ctx, holder.id)
    for (const table of ['password', 'passkey', 'totp', 'outside_identity', 'account_group_member', 'account_change'] as const)
      await deleteWaysIn(ctx.sql, table, holder.id)
    await notifyChannels(ctx, holder, {
      title: ['您的数据已删除', 'Your data was deleted', '您的資料已刪除'],
      lines: [
        [
          '您的数据已按申请删除，账号已停用，余下的豆随之失效。如需再次使用，请重新注册。',
          'Your data was deleted as you requested and your account is closed. Any remaining beans were forfeited. To use the app again, register again.',
          '您的資料已按申請刪除，帳號已停用，餘下的豆隨之失效。如需再次使用，請重新註冊。',
        ],
      ],
    })
  })
