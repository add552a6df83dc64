import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const topWords = wordsOf({
  title: ['全校排行', 'Most used at school', '全校排行'],
  of: ['排行内容', 'Ranking of', '排行內容'],
  templates: ['证明', 'Certificates', '證明'],
  terminals: ['终端', 'Terminals', '終端'],
  files: ['资料库', 'Library', '資料庫'],
  size: ['数量', 'How many', '數量'],
  top: (count: number): Phrase => [`前 ${count} 名`, `Top ${count}`, `前 ${count} 名`],
  span: ['时间范围', 'Period', '時間範圍'],
  days: (count: number): Phrase =>
    count === 365 ? ['最近一年', 'Last year', '最近一年'] : [`最近 ${count} 天`, `Last ${counted(count, 'day')}`, `最近 ${count} 天`],
  name: ['名称', 'Name', '名稱'],
  count: ['次数', 'Times', '次數'],
  up: (places: number): Phrase => [`升 ${places} 位`, `up ${places}`, `升 ${places} 位`],
  down: (places: number): Phrase => [`降 ${places} 位`, `down ${places}`, `降 ${places} 位`],
  entered: ['新上榜', 'new', '新上榜'],
  none: ['这段时间没有数据', 'Nothing in this period', '這段時間沒有資料'],
})
