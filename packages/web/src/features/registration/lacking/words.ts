import { wordsOf } from '@campus/ui/words/words.ts'

export const lackingWords = wordsOf({
  title: ['还缺少一些信息', 'A few details are missing', '還缺少一些資訊'],
  lead: [
    '学校的档案里没有以下信息，补充后办事更方便。',
    'The school’s record lacks these. Adding them makes other services easier.',
    '學校的檔案裡沒有以下資訊，補充後辦事更方便。',
  ],
  idCardHint: ['提交后由学校核对', 'The school checks it after you submit', '提交後由學校核對'],
  pinyinHint: ['用于英文证明，例如 Lin Xiaoyu', 'Used on English certificates, such as Lin Xiaoyu', '用於英文證明，例如 Lin Xiaoyu'],
  codeNeeded: ['用验证码确认', 'Confirmed by a code', '用驗證碼確認'],
  save: ['提交', 'Submit', '提交'],
  saved: ['已提交', 'Submitted', '已提交'],
  later: ['以后再说', 'Later', '以後再說'],
  complete: ['您的信息已完整。', 'Nothing is missing.', '您的資訊已完整。'],
  goOn: ['继续', 'Continue', '繼續'],
})
