import { wordsOf } from '@campus/ui/words/words.ts'

export const caseWords = wordsOf({
  startAgain: ['重新开始', 'Start again', '重新開始'],
})
