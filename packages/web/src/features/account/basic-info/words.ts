import { wordsOf } from '@campus/ui/words/words.ts'

export const basicInfoWords = wordsOf({
  title: ['欢迎，先完善基本信息', 'Welcome! First, a few basics', '歡迎，先完善基本資訊'],
  lead: [
    '昵称会显示在您的留言和消息里，真实姓名以学校登记为准。',
    'Your nickname appears next to your messages. Your real name stays as the school recorded it.',
    '暱稱會顯示在您的留言和訊息裡，真實姓名以學校登記為準。',
  ],
  nickname: ['昵称', 'Nickname', '暱稱'],
  nicknameHint: ['6 至 50 个字符', '6 to 50 characters', '6 至 50 個字元'],
  pinyin: ['姓名拼音', 'Name in pinyin', '姓名拼音'],
  pinyinHint: ['用于英文证明，例如 Lin Xiaoyu', 'Used on English certificates, such as Lin Xiaoyu', '用於英文證明，例如 Lin Xiaoyu'],
  save: ['保存并继续', 'Save and continue', '儲存並繼續'],
  later: ['以后再说', 'Later', '以後再說'],
})
