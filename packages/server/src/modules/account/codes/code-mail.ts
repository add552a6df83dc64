import { counted } from '@campus/contract/counted.ts'
import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { htmlMail } from '../../../ports/mail/html-mail.ts'
import type { SmsMessage } from '../../../ports/sms/sms.ts'
import type { CodePurpose } from './code.repository.ts'

const actions: Record<CodePurpose, Phrase> = {
  login: ['登录', 'to log in', '登入'],
  register: ['注册', 'to register', '註冊'],
  recover: ['找回密码', 'to set a new password', '找回密碼'],
  change: ['更换手机号或邮箱', 'to change your phone number or email address', '更換手機號碼或電子信箱'],
  prove: ['验证身份', 'to confirm it is you', '驗證身分'],
}

const templates: Record<CodePurpose, SmsMessage['template']> = {
  login: 'login_code',
  register: 'register_code',
  recover: 'recovery_code',
  change: 'change_code',
  prove: 'proof_code',
}

interface CodeMail {
  readonly to: string
  readonly purpose: CodePurpose
  readonly code: string
  readonly minutes: number
  readonly language: Language
  readonly product: string
}

const warning: Phrase = [
  '如非本人操作，请忽略，并勿将验证码告诉他人。',
  'If this was not you, ignore this message. Never share the code with anyone.',
  '如非本人操作，請忽略，並勿將驗證碼告訴他人。',
]

export const codeSms = ({ to, purpose, code, minutes, language, product }: CodeMail): SmsMessage => {
  const text: Phrase = [
    `【${product}】验证码 ${code}，用于${actions[purpose][0]}，${minutes} 分钟内有效。`,
    `[${product}] ${code} is your verification code ${actions[purpose][1]}. It is valid for ${counted(minutes, 'minute')}. `,
    `【${product}】驗證碼 ${code}，用於${actions[purpose][2]}，${minutes} 分鐘內有效。`,
  ]
  return { to, template: templates[purpose], params: { code }, text: `${say(text, language)}${say(warning, language)}` }
}

export const codeMail = ({ to, purpose, code, minutes, language, product }: CodeMail) => {
  const title = say([`${product} 验证码`, `${product}: your verification code`, `${product} 驗證碼`], language)
  const meaning: Phrase = [
    `这是您${actions[purpose][0]}的验证码，${minutes} 分钟内有效。`,
    `This is your verification code ${actions[purpose][1]}. It is valid for ${counted(minutes, 'minute')}.`,
    `這是您${actions[purpose][2]}的驗證碼，${minutes} 分鐘內有效。`,
  ]
  const lines = [say(meaning, language), say(warning, language)]
  const html = htmlMail({ language, title, mark: code, lines, sender: product })
  return { to, subject: title, text: [code, ...lines].join('\n\n'), html }
}
