import type { Phrase } from '@campus/contract/language.ts'
import { jobStateNames, printKindNames } from '@campus/contract/printing/console.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const jobsWords = wordsOf({
  lead: [
    '各终端的打印记录，不含文件内容。“待核实”的需要管理员到现场清点。',
    'Everything printed at the terminals, without the contents. If a print needs checking, an administrator counts the pages in the tray.',
    '各終端的列印記錄，不含檔案內容。「待核實」的需要管理員到現場清點。',
  ],
  label: ['打印记录', 'Prints', '列印記錄'],
  terminal: ['终端', 'Terminal', '終端'],
  person: ['打印人', 'Printed by', '列印人'],
  what: ['内容', 'Type', '內容'],
  pages: ['页数', 'Pages', '頁數'],
  state: ['状态', 'Status', '狀態'],
  allKinds: ['全部内容', 'All types', '全部內容'],
  ...jobStateNames,
  ...printKindNames,
  at: ['时间', 'Time', '時間'],
  count: (count: string): Phrase => [`共 ${count} 条`, `${count} in total`, `共 ${count} 筆`],
  search: ['搜索打印人的学工号或姓名', 'Search by number or name', '搜尋列印人的學工號或姓名'],
  onePrint: ['这里只有一条打印记录。', 'Showing a single print.', '這裡只有一筆列印記錄。'],
  showAll: ['查看全部', 'Show all', '查看全部'],
  none: ['没有符合条件的打印记录。', 'No matching prints.', '沒有符合條件的列印記錄。'],
  settle: ['核实', 'Check', '核實'],
  resolveTitle: (terminal: string): Phrase => [`核实 ${terminal} 的打印`, `Check a print at ${terminal}`, `核實 ${terminal} 的列印`],
  resolveText: [
    '终端失联，无法得知实际出纸。请查看出纸盘，填写实际打印的页数；其余部分可以重新打印，或到期退款。',
    'The terminal stopped responding, so we do not know what was printed. Check the tray and enter the number of pages. The rest can be printed again, or is refunded when it expires.',
    '終端失聯，無法得知實際出紙。請查看出紙匣，填寫實際列印的頁數；其餘部分可以重新列印，或到期退款。',
  ],
  pagesOut: ['实际出纸页数', 'Pages in the tray', '實際出紙頁數'],
  pagesOutHint: (due: number): Phrase => [`0 到 ${due} 页`, `0 to ${due}`, `0 到 ${due} 頁`],
  reason: ['说明', 'What you saw', '說明'],
  settled: ['已核实', 'Checked', '已核實'],
})
