import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const blockWords = wordsOf({
  language: ['语言', 'Language', '語言'],
  zh_CN: ['简体中文', 'Simplified Chinese', '簡體中文'],
  en_US: ['英文', 'English', '英文'],
  zh_TW: ['繁体中文', 'Traditional Chinese', '繁體中文'],
  heading: ['标题', 'Heading', '標題'],
  paragraph: ['段落', 'Paragraph', '段落'],
  item: ['列表项', 'List item', '清單項'],
  kindOf: (number: number): Phrase => [`第 ${number} 段的类型`, `Type of block ${number}`, `第 ${number} 段的類型`],
  textOf: (number: number, language: string): Phrase => [
    `第 ${number} 段 ${language}`,
    `Block ${number}, ${language}`,
    `第 ${number} 段 ${language}`,
  ],
  up: (number: number): Phrase => [`上移第 ${number} 段`, `Move block ${number} up`, `上移第 ${number} 段`],
  down: (number: number): Phrase => [`下移第 ${number} 段`, `Move block ${number} down`, `下移第 ${number} 段`],
  remove: (number: number): Phrase => [`删除第 ${number} 段`, `Remove block ${number}`, `刪除第 ${number} 段`],
  add: (kind: string): Phrase => [`添加${kind}`, `Add: ${kind.toLowerCase()}`, `新增${kind}`],
  wrongIn: (language: string, count: number): Phrase => [
    `${language}（${count} 处待改）`,
    `${language} (${count} to fix)`,
    `${language}（${count} 處待改）`,
  ],
})
