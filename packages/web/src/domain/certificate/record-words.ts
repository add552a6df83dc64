import { wordsOf } from '@campus/ui/words/words.ts'

export const recordWords = wordsOf({
  record: ['学籍', 'Student record', '學籍'],
})
