import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const codeWords = wordsOf({
  code: ['验证码', 'Verification code', '驗證碼'],
  get: ['获取验证码', 'Get code', '取得驗證碼'],
  resendIn: (seconds: number): Phrase => [`${seconds} 秒后重发`, `Resend in ${seconds} s`, `${seconds} 秒後重發`],
  validFor: ['6 位数字，10 分钟内有效', '6 digits, valid for 10 minutes', '6 位數字，10 分鐘內有效'],
  sent: ['验证码已发送，请查收', 'Code sent', '驗證碼已發送，請查收'],
})
