import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const pickUpWords = wordsOf({
  title: ['取件码', 'Pick-up code', '取件碼'],
  lead: [
    '在自助终端扫码，或输入上面的数字。一个码只能打印一次。',
    'Scan it at a terminal or enter the digits. Each code works for one print.',
    '在自助終端掃碼，或輸入上面的數字。一個碼只能列印一次。',
  ],
  qr: ['取件二维码', 'QR code for pick-up', '取件 QR 碼'],
  left: (time: string): Phrase => [`${time} 后失效`, `Expires in ${time}`, `${time} 後失效`],
  over: ['取件码已失效', 'This code has expired', '取件碼已失效'],
  renew: ['换一个码', 'Get a new code', '換一個碼'],
  renewHint: ['换码后，这个码立即失效', 'The current code stops working immediately', '換碼後，這個碼立即失效'],
  copies: (count: number): Phrase => [`${count} 份`, counted(count, 'copy', 'copies'), `${count} 份`],
  allEntrusted: ['全部份数由他人代领', 'Someone else is collecting all copies', '全部份數由他人代領'],
  forPerson: (name: string): Phrase => [`为 ${name} 代领`, `For ${name}`, `為 ${name} 代領`],
  keptTitle: ['没有网络，取件码仍可用', 'You are offline. Your codes still work.', '沒有網路，取件碼仍可用'],
  kept: [
    '取件码保存在这台设备上，可以照常在终端使用。',
    'The code is saved on this device. Use it at a terminal as usual.',
    '取件碼保存在這台裝置上，可以照常在終端使用。',
  ],
  until: (time: string): Phrase => [`${time} 前有效`, `until ${time}`, `${time} 前有效`],
  show: ['出示', 'Show', '出示'],
  close: ['关闭', 'Close', '關閉'],
})
