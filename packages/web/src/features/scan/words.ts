import { wordsOf } from '@campus/ui/words/words.ts'

export const scanWords = wordsOf({
  type: ['输入编码', 'Type the code', '輸入編碼'],
  typed: ['编码或网址', 'Code or address', '編碼或網址'],
  go: ['查看', 'Open', '查看'],
  failed: ['没有读出这个码', 'This code cannot be used', '沒有讀出這個碼'],
  showCode: ['终端扫我的码', 'Show my code to a terminal', '終端掃我的碼'],
  what: [
    '可以扫描：电脑登录、名片、证明核验、取件和签到；其他内容会先显示给您看。',
    'Scan codes for computer login, cards, verification, pick-up and sign-in. For any other code, you see its content first.',
    '可以掃描：電腦登入、名片、證明核驗、取件和簽到；其他內容會先顯示給您看。',
  ],
})
