import { wordsOf } from '@campus/ui/words/words.ts'

export const cardCodeWords = wordsOf({
  label: ['我的名片二维码', 'My card code', '我的名片 QR 碼'],
  what: [
    '本校的人用“扫一扫”就能打开您的名片，看到的内容由您的隐私设置决定。',
    'People at your school can scan it to open your card. Your privacy settings decide what they see.',
    '本校的人用「掃一掃」就能打開您的名片，看到的內容由您的隱私設定決定。',
  ],
  renews: ['二维码会自动更新', 'The code refreshes automatically', 'QR 碼會自動更新'],
  expired: ['二维码已过期，请刷新', 'The code has expired. Refresh it.', 'QR 碼已過期，請重新整理'],
  renew: ['刷新', 'Refresh', '重新整理'],
  privacy: ['谁能看到什么', 'Who sees what', '誰能看到什麼'],
  scan: ['扫他人的码', 'Scan another', '掃他人的碼'],
})
