import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '../../words/words.ts'

export const pickUpWords = wordsOf({
  title: ['取件码', 'Pick-up code', '取件碼'],
  lead: [
    '在自助终端扫码，或输入上面的数字。一个码只能打印一次。',
    'Scan it at a terminal, or type the figures. A code prints once.',
    '在自助終端掃碼，或輸入上面的數字。一個碼只能列印一次。',
  ],
  qr: ['取件二维码', 'QR code for the pick-up', '取件 QR 碼'],
  left: (time: string): Phrase => [`${time} 后失效`, `Ends in ${time}`, `${time} 後失效`],
  over: ['取件码已失效', 'This code has ended', '取件碼已失效'],
  renew: ['换一个码', 'Another code', '換一個碼'],
  renewHint: ['换码后，这个码立即失效', 'This one then ends at once', '換碼後，這個碼立即失效'],
  close: ['关闭', 'Close', '關閉'],
})
