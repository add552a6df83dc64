import type { Phrase } from '@campus/contract/language.ts'
import { verdictNames } from '@campus/contract/verification/outcome.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const verificationsWords = wordsOf({
  lead: [
    '所有涉及本校文件的核验。不显示是谁核验的，只显示大致来自哪个网络。',
    'Every verification of a school document. It never shows who verified it, only the approximate network.',
    '所有涉及本校檔案的核驗。不顯示是誰核驗的，只顯示大致來自哪個網路。',
  ],
  chart: ['最近 30 天', 'Last 30 days', '最近 30 天'],
  total: (valid: number, other: number): Phrase => [
    `有效 ${valid} 次，其他 ${other} 次`,
    `${valid} valid, ${other} other`,
    `有效 ${valid} 次，其他 ${other} 次`,
  ],
  legendValid: ['有效', 'Valid', '有效'],
  legendOther: ['其他结果', 'Other', '其他結果'],
  verdict: ['结果', 'Result', '結果'],
  ...verdictNames,
  allVerdicts: ['全部结果', 'All results', '全部結果'],
  answers: ['改动与签名者', 'Integrity / Signer', '改動與簽名者'],
  document: ['文件', 'Document', '檔案'],
  unnamed: ['未找到的文件', 'Document not found', '未找到的檔案'],
  way: ['方式', 'Method', '方式'],
  allWays: ['全部方式', 'All methods', '全部方式'],
  search: ['编号或分享备注', 'Serial number or note', '編號或分享備註'],
  networkSearch: ['网络地址的开头', 'Network address starts with', '網路位址的開頭'],
  network: ['来自网络', 'From', '來自網路'],
  share: ['分享备注', 'Shared link', '分享備註'],
  at: ['时间', 'Time', '時間'],
  oneDocument: ['这里只有一份文件的核验。', 'Showing verifications of one document.', '這裡只有一份檔案的核驗。'],
  showAll: ['查看全部', 'Show all', '查看全部'],
  none: ['没有符合条件的核验。', 'No matching verifications.', '沒有符合條件的核驗。'],
  count: (count: string): Phrase => [`共 ${count} 条`, `${count} in total`, `共 ${count} 筆`],
})
