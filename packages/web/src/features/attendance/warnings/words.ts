import type { Warning } from '@campus/contract/attendance/warnings.ts'
import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

type Measured = (measured: number, threshold: number) => Phrase

const missed: Measured = (measured, threshold) => [
  `缺课占总学时 ${measured}%（界限 ${threshold}%）`,
  `${measured}% of all hours missed (limit ${threshold}%)`,
  `缺課占總學時 ${measured}%（界限 ${threshold}%）`,
]

const measuredTexts: Record<Warning['kind'], Measured> = {
  consecutive: (measured, threshold) => [
    `连续缺勤 ${measured} 次（上限 ${threshold} 次）`,
    `${counted(measured, 'absence')} in a row (limit ${threshold})`,
    `連續缺席 ${measured} 次（上限 ${threshold} 次）`,
  ],
  missed_first: missed,
  missed_second: missed,
  rate: (measured, threshold) => [
    `出勤率最多可达 ${measured}%（要求 ${threshold}%）`,
    `At most ${measured}% can be reached (${threshold}% required)`,
    `出席率最多可達 ${measured}%（要求 ${threshold}%）`,
  ],
  failed_credits: (measured, threshold) => [
    `不及格 ${measured} 学分（上限 ${threshold}）`,
    `${counted(measured, 'failed credit')} (limit ${threshold})`,
    `不及格 ${measured} 學分（上限 ${threshold}）`,
  ],
  gpa: (measured, threshold) => [
    `绩点 ${measured}（要求 ${threshold}）`,
    `GPA ${measured} (${threshold} required)`,
    `績點 ${measured}（要求 ${threshold}）`,
  ],
}

/** What was counted, against the limit. */
export const measuredText = ({ kind, measured, threshold }: Pick<Warning, 'kind' | 'measured' | 'threshold'>): Phrase =>
  measuredTexts[kind](measured, threshold)

export const warningWords = wordsOf({
  list: ['学业预警', 'Warnings', '學業預警'],
  none: ['没有预警', 'No warnings', '沒有預警'],
  holds: ['有效', 'Active', '有效'],
  over: ['已解除', 'Withdrawn', '已解除'],
  span: (from: string, until: string) => [`${from} 至 ${until}`, `${from} to ${until}`, `${from} 至 ${until}`],
  hint: [
    '预警在原因消失后自动解除。取消考试资格须由学院决定。',
    'A warning ends once its cause is resolved. Only your college can bar you from an exam.',
    '預警在原因消失後自動解除。取消考試資格須由學院決定。',
  ],
  rates: ['查看出勤率', 'View my rates', '查看出席率'],
})
