import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const accountWords = wordsOf({
  title: ['设置您的账号', 'Set up your account', '設定您的帳號'],
  proved: ['身份已确认，请设置登录密码。', 'You are verified. Choose a password for logging in.', '身分已確認，請設定登入密碼。'],
  forReview: [
    '请设置登录密码，并留下邮箱或手机号接收审核结果，通过后即可登录。',
    'Choose a password, and enter an email address or phone number for the decision. You can log in once it is approved.',
    '請設定登入密碼，並留下電子信箱或手機號碼接收審核結果，通過後即可登入。',
  ],
  channel: ['用于登录和找回密码', 'Used to log in and to recover your password', '用於登入和找回密碼'],
  record: ['学校登记的联系方式', 'The contact on record', '學校登記的聯絡方式'],
  recordNote: (masked: string): Phrase => [`继续使用 ${masked}`, `Keep using ${masked}`, `繼續使用 ${masked}`],
  phone: ['手机号', 'Phone number', '手機號碼'],
  email: ['邮箱', 'Email address', '電子信箱'],
  newPhone: ['新手机号', 'New phone number', '新手機號碼'],
  newEmail: ['新邮箱', 'New email address', '新電子信箱'],
  finish: ['完成注册', 'Finish registration', '完成註冊'],
  handIn: ['提交审核', 'Submit for review', '提交審核'],
  welcome: ['注册成功，欢迎您', 'You are registered. Welcome!', '註冊成功，歡迎您'],
  handedIn: ['已提交，审核结果会通知您', 'Submitted. We will notify you of the decision.', '已提交，審核結果會通知您'],
  opensLater: ['已通过，账号稍后开通', 'Approved. Your account opens soon.', '已通過，帳號稍後開通'],
})
