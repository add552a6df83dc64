import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const faultsWords = wordsOf({
  lead: [
    '监测发现的和师生报告的故障，未处理的在前。',
    'Faults found by monitoring or reported by people, open ones first.',
    '監測發現的和師生報告的故障，未處理的在前。',
  ],
  none: ['没有符合条件的故障。', 'No matching faults.', '沒有符合條件的故障。'],
  noneYet: ['一切正常，没有故障。', 'All good. There are no faults.', '一切正常，沒有故障。'],
  kind: ['故障', 'Fault', '故障'],
  allKinds: ['全部故障', 'All faults', '全部故障'],
  choose: ['在列表中选一个故障', 'Choose a fault from the list', '在清單中選一個故障'],
  byWatch: ['监测发现', 'Found by monitoring', '監測發現'],
  reports: (count: number): Phrase => [`${count} 人报告`, counted(count, 'report'), `${count} 人報告`],
  search: ['终端或处理说明', 'Terminal or fix note', '終端或處理說明'],
  terminal: ['终端', 'Terminal', '終端'],
  foundAt: ['发现时间', 'Found', '發現時間'],
  foundBy: ['来源', 'Source', '來源'],
  description: ['情况', 'What happened', '情況'],
  handler: ['处理人', 'Fixed by', '處理人'],
  notes: ['处理说明', 'Fix note', '處理說明'],
  handledAt: ['处理时间', 'Fixed', '處理時間'],
  healed: ['已自行恢复', 'Recovered automatically', '已自行恢復'],
  reported: ['报告', 'Reports', '報告'],
  somebody: ['本校师生', 'Someone at the school', '本校師生'],
  handle: ['处理故障', 'Close fault', '處理故障'],
  yourNotes: ['处理说明', 'What was done', '處理說明'],
  notesHint: ['每位报告人都会收到这段话', 'Everyone who reported it will see this', '每位報告人都會收到這段話'],
  close: ['标为已处理', 'Mark as fixed', '標為已處理'],
  closed: ['已处理，报告人会收到通知', 'Marked as fixed. Everyone who reported it has been notified.', '已處理，報告人會收到通知'],
  closeAll: (count: number): Phrase => [
    `将 ${count} 个故障标为已处理`,
    count === 1 ? 'Mark 1 fault as fixed' : `Mark ${count} faults as fixed`,
    `將 ${count} 個故障標為已處理`,
  ],
  closeAllText: [
    '每位报告人都会收到处理说明。终端仍在报告的故障不会关闭。',
    'Everyone who reported them will see this note. Faults that a terminal still reports stay open.',
    '每位報告人都會收到處理說明。終端仍在報告的故障不會關閉。',
  ],
  stands: (fault: string): Phrase => [`终端仍报告：${fault}`, `The terminal still reports: ${fault}`, `終端仍報告：${fault}`],
  standsText: [
    '现在标为已处理，报告人会收到通知。如果两分钟后问题仍在，故障会重新打开，并告知报告人。',
    'Everyone who reported it is notified that it is fixed. If the fault is still there in two minutes, it is reopened and they are notified again.',
    '現在標為已處理，報告人會收到通知。如果兩分鐘後問題仍在，故障會重新開啟，並告知報告人。',
  ],
  notYet: ['先去解决', 'Not yet', '先去解決'],
  mayNot: [
    '终端面向全校，只有学校管理员和负责全校的管理老师可以处理故障。',
    'Terminals serve the whole school, so only administrators and managers of the whole school can close faults.',
    '終端面向全校，只有學校管理員和負責全校的管理老師可以處理故障。',
  ],
})
