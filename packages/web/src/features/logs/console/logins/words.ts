import { wordsOf } from '@campus/ui/words/words.ts'

export const loginsWords = wordsOf({
  lead: [
    '全校的登录、被拒绝的登录和退出，最新的在前。',
    'Logins, failed logins and logouts, newest first.',
    '全校的登入、被拒絕的登入和登出，最新的在前。',
  ],
})
