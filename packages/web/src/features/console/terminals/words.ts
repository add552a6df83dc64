import { wordsOf } from '@campus/ui/words/words.ts'

export const terminalFilterWords = wordsOf({
  terminal: ['终端', 'Terminal', '終端'],
  all: ['全部终端', 'All terminals', '全部終端'],
})
