import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const searchWords = wordsOf({
  search: ['名称、拼音或首字母', 'Name, pinyin or initials', '名稱、拼音或首字母'],
  kept: ['最近搜索', 'Recent searches', '最近搜尋'],
  forget: ['清空', 'Clear', '清空'],
  available: ['现在可以申请', 'You can apply for these now', '現在可以申請'],
  found: ['搜索结果', 'Search results', '搜尋結果'],
  count: (count: number): Phrase => [
    `找到 ${count} 种证明`,
    counted(count, 'certificate found', 'certificates found'),
    `找到 ${count} 種證明`,
  ],
  none: (words: string): Phrase => [
    `没有找到“${words}”，换个词试试，或查看全部证明`,
    `No results for “${words}”. Try another word or browse all certificates.`,
    `沒有找到「${words}」，換個詞試試，或查看全部證明`,
  ],
  hint: [
    '输入“在读”“zaidu”或“zd”都能找到在读证明',
    'Enter part of the name in any of the three languages, or pinyin',
    '輸入「在讀」「zaidu」或「zd」都能找到在讀證明',
  ],
})
