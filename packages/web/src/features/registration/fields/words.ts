import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const fieldsWords = wordsOf({
  title: (userType: string, school: string): Phrase => [
    `注册为${school}的${userType}`,
    `${userType} registration at ${school}`,
    `註冊為${school}的${userType}`,
  ],
  lead: [
    '请按学校登记的信息填写，用来找到您的档案。',
    'Enter your details as the school has them. They are used to find your record.',
    '請按學校登記的資訊填寫，用來找到您的檔案。',
  ],
  idCardHint: ['加密传输，不会保存在本机', 'Sent encrypted and not stored on this device', '加密傳輸，不會保存在本機'],
  next: ['下一步', 'Next', '下一步'],
})
