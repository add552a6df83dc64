import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const faceLoginWords = wordsOf({
  lead: [
    '在用过的设备上刷脸就能登录，新设备还需要验证码。使用前要先同意过这项用途。',
    'On a device you have used before, your face is enough. A new device also needs a code. You must have agreed to face login first.',
    '在用過的裝置上刷臉就能登入，新裝置還需要驗證碼。使用前要先同意過這項用途。',
  ],
  account: ['账号', 'Account', '帳號'],
  next: ['下一步', 'Next', '下一步'],
  without: ['不用人脸：用密码或验证码登录', 'Use a password or code instead', '不用人臉：用密碼或驗證碼登入'],
  checkLead: [
    '用相机核对是不是您本人，大约需要 15 秒。',
    'The camera checks that it is you. It takes about 15 seconds.',
    '用相機核對是不是您本人，大約需要 15 秒。',
  ],
  newDevice: ['这是一台新设备', 'This device is new', '這是一台新裝置'],
  newDeviceText: (to: string): Phrase => [
    `人脸已通过。这台设备没有登录过您的账号，还需要发到 ${to} 的验证码。`,
    `Your face was recognised. You have not logged in on this device before, so please also enter the code sent to ${to}.`,
    `人臉已通過。這台裝置沒有登入過您的帳號，還需要發到 ${to} 的驗證碼。`,
  ],
  code: ['验证码', 'Code', '驗證碼'],
  logIn: ['登录', 'Log in', '登入'],
  again: ['没收到？重新开始', 'Nothing received? Start again', '沒收到？重新開始'],
})
