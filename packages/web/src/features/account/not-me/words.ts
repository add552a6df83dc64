import { wordsOf } from '@campus/ui/words/words.ts'

export const notMeWords = wordsOf({
  what: ['更改内容', 'What changed', '變更內容'],
  when: ['时间', 'When', '時間'],
  device: ['设备', 'Device', '裝置'],
  network: ['网络', 'Network', '網路'],
  lead: [
    '如果这是您本人操作，无需处理，关闭本页即可。',
    'If this was you, there is nothing to do. You can close this page.',
    '如果這是您本人操作，無需處理，關閉本頁即可。',
  ],
  effect: ['撤销后：', 'If you undo it:', '撤銷後：'],
  logout: ['所有设备都会退出登录。', 'All devices are logged out.', '所有裝置都會登出。'],
  next: ['接下来设置新密码。', 'Next, you set a new password.', '接下來設定新密碼。'],
  undo: ['这不是我，立即撤销', 'Not me, undo it', '這不是我，立即撤銷'],
  undone: ['已撤销，所有设备已退出登录', 'Undone. All devices are logged out', '已撤銷，所有裝置已登出'],
  notReverted: [
    '所有设备已退出登录，但这项更改已经无法撤回，请联系学校管理员。',
    'All devices are logged out, but the change can no longer be undone. Contact your school administrator.',
    '所有裝置已登出，但這項變更已經無法撤回，請聯絡學校管理員。',
  ],
  recoverLead: [
    '您的密码可能已经泄露，请现在就设置新密码。',
    'Someone may know your password. Set a new one now.',
    '您的密碼可能已經外洩，請現在就設定新密碼。',
  ],
  recover: ['设置新密码', 'Set a new password', '設定新密碼'],
  wasUndone: ['这项更改已经撤销。', 'This change has already been undone.', '這項變更已經撤銷。'],
  over: [
    '已超过撤销期限（7 天）。如非本人操作，请立即设置新密码并联系学校管理员。',
    'It is too late to undo this (7 days). If it was not you, set a new password immediately and contact your school administrator.',
    '已超過撤銷期限（7 天）。如非本人操作，請立即設定新密碼並聯絡學校管理員。',
  ],
  incomplete: [
    '链接不完整，请在短信或邮件中重新打开。',
    'The link is incomplete. Open it from the text message or email.',
    '連結不完整，請在簡訊或郵件中重新開啟。',
  ],
})
