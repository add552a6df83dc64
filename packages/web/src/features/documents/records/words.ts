import { wordsOf } from '../../../words/words.ts'

export const recordWords = wordsOf({
  record: ['学籍', 'Student record', '學籍'],
  none: [
    '没有找到您的学籍信息，请联系学校服务台',
    'There is no student record of yours; ask the help desk of your school',
    '沒有找到您的學籍資訊，請聯絡學校服務台',
  ],
})
