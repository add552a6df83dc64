import { wordsOf } from '@campus/ui/words/words.ts'

export const dialogWords = wordsOf({ close: ['关闭', 'Close', '關閉'] })
