import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'pay-grievances': [
    ['扣款', 'charged', '扣款', 'kou kuan'],
    ['没收到', 'not received', '沒收到', 'mo shou dao'],
    ['退款', 'refund', '退款', 'tui kuan'],
  ],
  'free-copies': [
    ['减免', 'waiver', '減免', 'jian mian'],
    ['免费打印', 'free copies', '免費列印', 'mian fei da yin'],
  ],
  'console-pay-grievances': [
    ['退款', 'refund', '退款', 'tui kuan'],
    ['付款问题', 'payment problem', '付款問題', 'fu kuan wen ti'],
  ],
  'console-free-copies': [['减免', 'waiver', '減免', 'jian mian']],
}
