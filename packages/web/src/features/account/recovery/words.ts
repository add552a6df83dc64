import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const recoveryWords = wordsOf({
  lead: [
    '选一种方式找到您的账号，我们会把验证码发到学校登记的手机或邮箱。',
    'Choose how to find your account. We will send a code to the phone number or email address on file.',
    '選一種方式找到您的帳號，我們會把驗證碼發到學校登記的手機或電子信箱。',
  ],
  way: ['找回方式', 'Find account by', '找回方式'],
  byPhone: ['手机号', 'Phone', '手機號碼'],
  byEmail: ['邮箱', 'Email', '電子信箱'],
  byIdCard: ['身份证号', 'ID number', '身分證號'],
  phone: ['登记的手机号', 'Mobile number on file', '登記的手機號碼'],
  email: ['登记的邮箱', 'Email address on file', '登記的電子信箱'],
  idCard: ['身份证号', 'ID number', '身分證號'],
  next: ['下一步', 'Next', '下一步'],
  phoneTitle: ['输入手机验证码', 'Enter the code from your phone', '輸入手機驗證碼'],
  emailTitle: ['输入邮箱验证码', 'Enter the code from your email', '輸入電子信箱驗證碼'],
  sentNote: [
    '如果信息与学校登记一致，验证码已经发出。没收到时请核对信息，或换一种方式。',
    "If your details match the school's records, a code is on its way. If it does not arrive, check your details or use another method.",
    '如果資訊與學校登記一致，驗證碼已經發出。沒收到時請核對資訊，或換一種方式。',
  ],
  toPhone: ['改用手机验证码', 'Use a code sent to your phone', '改用手機驗證碼'],
  toEmail: ['改用邮箱验证码', 'Use a code sent to your email', '改用電子信箱驗證碼'],
  check: ['验证', 'Verify code', '驗證'],
  newTitle: ['设置新密码', 'Set a new password', '設定新密碼'],
  newLead: (account: string): Phrase => [
    `账号 ${account} 已验证。请在 10 分钟内设置新密码。`,
    `Account ${account} is verified. Set a new password within 10 minutes.`,
    `帳號 ${account} 已驗證。請在 10 分鐘內設定新密碼。`,
  ],
  isSet: ['密码已重设', 'Password set', '密碼已重設'],
  loggedIn: ['密码已重设，已登录', 'Password set. You are logged in.', '密碼已重設，已登入'],
  done: ['密码已重设，请用新密码登录', 'Password set. Log in with your new password.', '密碼已重設，請用新密碼登入'],
})
