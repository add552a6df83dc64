import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const serviceWords = wordsOf({
  search: ['搜索服务', 'Search services', '搜尋服務'],
  certificates: ['证明', 'Certificates', '證明'],
  searchHint: ['名称、用途或拼音', 'Name, purpose or pinyin', '名稱、用途或拼音'],
  found: ['搜索结果', 'Search results', '搜尋結果'],
  foundCount: (count: number): Phrase =>
    count === 0
      ? ['没有找到服务，请换个词', 'No services found. Try another word.', '沒有找到服務，請換個詞']
      : [`找到 ${count} 项服务`, `${count} service${count === 1 ? '' : 's'} found`, `找到 ${count} 項服務`],
  evaluation: ['服务评价', 'Rate a service', '服務評價'],
  howWas: (about: string): Phrase => [`“${about}”办得怎么样？`, `How was “${about}”?`, `「${about}」辦得怎麼樣？`],
  judge: ['去评价', 'Rate it', '去評價'],
  dismiss: ['不评价', 'Do not rate', '不評價'],
  waiting: (count: number): Phrase => [`，${count} 件待办`, `, ${count} waiting`, `，${count} 件待辦`],
})
