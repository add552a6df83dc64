import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const startWords = wordsOf({
  lead: [
    '等待您处理的事项，以及今天的情况。',
    'What is waiting for you, and what is happening today.',
    '等待您處理的事項，以及今天的情況。',
  ],
  waiting: ['等待我处理', 'Waiting for me', '等待我處理'],
  nothing: ['没有等待您处理的事项。', 'Nothing is waiting for you.', '沒有等待您處理的事項。'],
  oldest: (span: Phrase): Phrase => [`最长已等 ${span[0]}`, `Waiting ${span[1]}`, `最長已等 ${span[2]}`],
  due: (span: Phrase): Phrase => [`${span[0]}后到期`, `Due in ${span[1]}`, `${span[2]}後到期`],
  overdue: (span: Phrase): Phrase => [`已逾期 ${span[0]}`, `Overdue by ${span[1]}`, `已逾期 ${span[2]}`],
})
