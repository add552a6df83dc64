import { wordsOf } from '@campus/ui/words/words.ts'

export const sharedStudentWords = wordsOf({
  nothing: [
    '还没有学生与您共享这项内容。请向学生要共享码。',
    'No student shares this with you. Ask the student for a code.',
    '還沒有學生與您共享這項內容。請向學生要共享碼。',
  ],
  enterCode: ['输入共享码', 'Enter a code', '輸入共享碼'],
  whose: ['选择学生', 'Choose a student', '選擇學生'],
})
