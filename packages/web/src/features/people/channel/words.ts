import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

type Channel = 'phone' | 'email'

const byChannel =
  (phone: Phrase, email: Phrase) =>
  (channel: Channel): Phrase =>
    channel === 'phone' ? phone : email

export const channelWords = wordsOf({
  steps: ['步骤', 'Steps', '步驟'],
  proveOld: byChannel(
    ['验证原手机号', 'Verify current number', '驗證原手機號碼'],
    ['验证原邮箱', 'Verify current address', '驗證原電子信箱'],
  ),
  proveNew: byChannel(['验证新手机号', 'Verify new number', '驗證新手機號碼'], ['验证新邮箱', 'Verify new address', '驗證新電子信箱']),
  oldCode: byChannel(
    ['原手机收到的验证码', 'Code sent to the current number', '原手機收到的驗證碼'],
    ['原邮箱收到的验证码', 'Code sent to the current address', '原電子信箱收到的驗證碼'],
  ),
  newCode: byChannel(
    ['新手机收到的验证码', 'Code sent to the new number', '新手機收到的驗證碼'],
    ['新邮箱收到的验证码', 'Code sent to the new address', '新電子信箱收到的驗證碼'],
  ),
  target: byChannel(['新手机号', 'New phone number', '新手機號碼'], ['新邮箱', 'New email address', '新電子信箱']),
  present: (masked: string): Phrase => [
    `验证码将发到您现在的 ${masked}`,
    `A code is sent to your current one: ${masked}`,
    `驗證碼將發到您現在的 ${masked}`,
  ],
  none: ['您还没有设置，验证新的即可。', 'You do not have one yet. Verify the new one to add it.', '您還沒有設定，驗證新的即可。'],
  lostOld: [
    '原来的收不到了？请带上证件联系学校服务台。',
    'No longer have access to the current one? Contact your school’s help desk and bring your ID.',
    '原來的收不到了？請帶上證件聯絡學校服務台。',
  ],
  helpDesk: ['联系服务台', 'Help desk', '聯絡服務台'],
  next: ['下一步', 'Next', '下一步'],
  before: ['上一步', 'Back', '上一步'],
  save: ['完成更换', 'Change', '完成更換'],
  changed: ['已更换', 'Changed', '已更換'],
})
