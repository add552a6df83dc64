import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const passwordWords = wordsOf({
  old: ['原密码', 'Old password', '原密碼'],
  fresh: ['新密码', 'New password', '新密碼'],
  again: ['再次输入新密码', 'Confirm new password', '再次輸入新密碼'],
  rules: ['密码要求', 'Password requirements', '密碼要求'],
  length: (most: number): Phrase => [`8 至 ${most} 个字符`, `8 to ${most} characters`, `8 至 ${most} 個字元`],
  met: ['已满足', 'met', '已滿足'],
  notMet: ['未满足', 'not met yet', '未滿足'],
  save: ['保存新密码', 'Save the new password', '儲存新密碼'],
  changed: ['密码已修改，其他设备已退出', 'Password changed. Your other devices were logged out.', '密碼已修改，其他裝置已登出'],
  otherDevices: [
    '保存后，您在其他设备上的登录都会退出。',
    'Saving logs you out on all other devices.',
    '儲存後，您在其他裝置上的登入都會登出。',
  ],
})
