import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const layoutWords = wordsOf({
  back: ['返回', 'Back', '返回'],
  sections: ['主导航', 'Main sections', '主導覽'],
  skip: ['跳到正文', 'Skip to content', '跳到正文'],
  newMessage: (title: string): Phrase => [`新消息：${title}`, `New message: ${title}`, `新訊息：${title}`],
  unread: (count: number) => [`${count} 条未读`, `${count} unread`, `${count} 則未讀`],
})
