import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '../../../../words/words.ts'

export const faultsWords = wordsOf({
  lead: [
    '监测发现的和师生报告的故障，未处理的在前。',
    'What the watch found and what people reported, the untreated first.',
    '監測發現的和師生報告的故障，未處理的在前。',
  ],
  none: ['没有这样的故障。', 'There is no such fault.', '沒有這樣的故障。'],
  noneYet: ['一切正常，没有故障。', 'All is well; there are no faults.', '一切正常，沒有故障。'],
  choose: ['在列表中选一个故障', 'Choose a fault from the list', '在清單中選一個故障'],
  byWatch: ['监测发现', 'Found by the watch', '監測發現'],
  reports: (count: number): Phrase => [`${count} 人报告`, `${count} ${count === 1 ? 'report' : 'reports'}`, `${count} 人報告`],
  terminal: ['终端', 'Terminal', '終端'],
  foundAt: ['发现时间', 'Found', '發現時間'],
  foundBy: ['来源', 'How', '來源'],
  description: ['情况', 'What happened', '情況'],
  handler: ['处理人', 'Handled by', '處理人'],
  notes: ['处理说明', 'What was said', '處理說明'],
  handledAt: ['处理时间', 'Handled', '處理時間'],
  healed: ['已自行恢复', 'It went away by itself', '已自行恢復'],
  reported: ['报告', 'Reports', '報告'],
  somebody: ['本校师生', 'Somebody of the school', '本校師生'],
  handle: ['处理故障', 'Close the fault', '處理故障'],
  yourNotes: ['处理说明', 'What was done', '處理說明'],
  notesHint: ['每位报告人都会收到这段话', 'Everybody who reported it reads this', '每位報告人都會收到這段話'],
  close: ['标为已处理', 'Mark as handled', '標為已處理'],
  closed: ['已处理，报告人会收到通知', 'Handled; who reported it is told', '已處理，報告人會收到通知'],
  mayNot: ['只有管理员和管理老师可以处理故障。', 'Only administrators and managers close faults.', '只有管理員和管理老師可以處理故障。'],
})
