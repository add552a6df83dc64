import type { FoundKind } from '@campus/contract/console/search.ts'
import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const searchWords = wordsOf({
  title: ['搜索', 'Search', '搜尋'],
  shortcut: ['Ctrl K', 'Ctrl K', 'Ctrl K'],
  label: [
    '人员、订单号、证明编号、终端、菜单或设置',
    'People, orders, serials, terminals, screens, settings',
    '人員、訂單號、證明編號、終端、選單或設定',
  ],
  hint: [
    '姓名可用拼音；单号输入开头即可。上下键选择，回车打开。',
    'Names also match by pinyin, numbers by their first digits. Use the arrow keys to choose and Enter to open.',
    '姓名可用拼音；單號輸入開頭即可。上下鍵選擇，Enter 開啟。',
  ],
  found: (count: number): Phrase => [`找到 ${count} 项`, counted(count, 'result'), `找到 ${count} 項`],
  none: ['没有找到', 'Nothing found', '沒有找到'],
  screens: ['菜单', 'Screens', '選單'],
  settings: ['设置', 'Settings', '設定'],
})

export const foundKindNames: Record<FoundKind, Phrase> = {
  person: ['人员', 'People', '人員'],
  order: ['订单', 'Orders', '訂單'],
  document: ['证明', 'Certificates', '證明'],
  terminal: ['终端', 'Terminals', '終端'],
}
