import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const logWords = wordsOf({
  search: ['姓名、学工号或内容', 'Name, number or text', '姓名、學工號或內容'],
  network: ['网络地址开头', 'Network starts with', '網路位址開頭'],
  unit: ['单位', 'Unit', '單位'],
  action: ['操作', 'Action', '操作'],
  allActions: ['全部类型', 'All types', '全部類型'],
  outcome: ['结果', 'Outcome', '結果'],
  allOutcomes: ['全部结果', 'All outcomes', '全部結果'],
  clear: ['清除筛选', 'Clear filters', '清除篩選'],
  at: ['时间', 'Time', '時間'],
  person: ['人员', 'Person', '人員'],
  actor: ['操作人', 'By', '操作人'],
  system: ['系统', 'The system', '系統'],
  nobody: ['未知账号', 'Unknown account', '未知帳號'],
  unitName: ['单位', 'Unit', '單位'],
  way: ['方式', 'Method', '方式'],
  reason: ['原因', 'Reason', '原因'],
  device: ['设备', 'Device', '裝置'],
  networkName: ['网络', 'Network', '網路'],
  none: ['没有符合条件的记录。', 'No matching entries.', '沒有符合條件的記錄。'],
  count: (count: string): Phrase => [`共 ${count} 条`, `${count} in total`, `共 ${count} 條`],
  atLeast: (count: string): Phrase => [`至少 ${count} 条`, `${count}+`, `至少 ${count} 條`],
  searchedBackTo: (day: string): Phrase => [`已查到 ${day}`, `Searched back to ${day}`, `已查到 ${day}`],
  goOn: ['继续往前查', 'Search further back', '繼續往前查'],
  searching: ['正在查找…', 'Searching…', '正在查找…'],
})
