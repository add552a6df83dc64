import { wordsOf } from '@campus/ui/words/words.ts'

/** For one account and for several. */
export const turnWords = wordsOf({
  disable: ['停用账号', 'Disable account', '停用帳號'],
  disableText: [
    '停用后立即退出所有设备，且不能登录；资料保留。',
    'All devices are logged out immediately and the person can no longer log in. Their record stays.',
    '停用後立即登出所有裝置，且不能登入；資料保留。',
  ],
  enable: ['启用账号', 'Enable account', '啟用帳號'],
  enableText: ['启用后可以重新登录。', 'The person can log in again.', '啟用後可以重新登入。'],
})
