import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const loginCodeWords = wordsOf({
  what: [
    '把登录码对准自助终端的扫码口，即可使用该终端。一分钟内有效，只能用一次，请勿截图给他人。',
    'Hold this code up to a self-service terminal to log in there. It works once and expires in a minute. Do not share it.',
    '把登入碼對準自助終端的掃碼口，即可使用該終端。一分鐘內有效，只能用一次，請勿截圖給他人。',
  ],
  label: ['我的登录码', 'My login code', '我的登入碼'],
  left: (seconds: number): Phrase => [`剩余 ${seconds} 秒`, `${seconds} s left`, `剩餘 ${seconds} 秒`],
  expired: ['登录码已过期', 'The code has expired', '登入碼已過期'],
  refresh: ['换一个', 'New code', '換一個'],
})
