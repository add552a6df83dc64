import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const deviceWords = wordsOf({
  lead: [
    '有不认识的设备？退出它，再修改密码。',
    'Do not recognise a device? Log it out and change your password.',
    '有不認識的裝置？登出它，再修改密碼。',
  ],
  none: ['没有登录的设备。', 'No device is logged in.', '沒有登入的裝置。'],
  thisOne: ['本机', 'This device', '本機'],
  lastSeen: ['最近使用', 'Last used:', '最近使用'],
  end: ['退出', 'Log out', '登出'],
  endTitle: (name: string): Phrase => [`退出“${name}”？`, `Log out “${name}”?`, `登出「${name}」？`],
  endText: ['那台设备需要重新登录。', 'That device will need to log in again.', '那台裝置需要重新登入。'],
  endOthers: ['退出其他所有设备', 'Log out all other devices', '登出其他所有裝置'],
  endOthersTitle: ['退出其他所有设备？', 'Log out all other devices?', '登出其他所有裝置？'],
  ended: (count: number): Phrase => [
    `已退出 ${count} 台设备`,
    `${counted(count, 'device was', 'devices were')} logged out`,
    `已登出 ${count} 台裝置`,
  ],
})
