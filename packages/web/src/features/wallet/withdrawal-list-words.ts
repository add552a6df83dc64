import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const withdrawalListWords = wordsOf({
  list: ['提现记录', 'Withdrawals', '提領記錄'],
  none: ['还没有提现过', 'You have not withdrawn anything yet', '還沒有提領過'],
  due: (day: string): Phrase => [`最晚 ${day} 到账`, `Arrives by ${day}`, `最晚 ${day} 到帳`],
  take: ['确认收款', 'Accept the money', '確認收款'],
  takeText: [
    '请在微信中确认收款，24 小时内没有确认的会退回余额',
    'Accept the money in WeChat within 24 hours, or the beans return to your wallet',
    '請在微信中確認收款，24 小時內沒有確認的會退回餘額',
  ],
  taken: ['已确认，稍后到账', 'Confirmed. The money arrives shortly.', '已確認，稍後入帳'],
  notTaken: ['尚未确认，可以稍后再确认', 'Not accepted yet. You can do it later.', '尚未確認，可以稍後再確認'],
  takeFailed: [
    '没有打开微信的收款页面，请升级微信后重试',
    'WeChat did not open. Update WeChat and try again.',
    '沒有開啟微信的收款頁面，請升級微信後重試',
  ],
  cancel: ['取消提现', 'Cancel withdrawal', '取消提領'],
  keep: ['不取消', 'Keep it', '不取消'],
  cancelTitle: ['取消这笔提现？', 'Cancel this withdrawal?', '取消這筆提領？'],
  cancelText: ['打印豆会立即回到余额。', 'The print beans are returned immediately.', '列印豆會立即回到餘額。'],
  cancelled: ['已取消，打印豆已退回', 'Withdrawal cancelled. Your beans are back.', '已取消，列印豆已退回'],
})
