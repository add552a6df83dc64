import type { LimitPeriod } from '@campus/contract/documents/template-choices.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

const current: Record<Exclude<LimitPeriod, 'total'>, Phrase> = {
  day: ['今天', 'today', '今天'],
  week: ['本周', 'this week', '本週'],
  month: ['本月', 'this month', '本月'],
  quarter: ['本季度', 'this quarter', '本季度'],
  half_year: ['本半年', 'this half-year', '本半年'],
  year: ['今年', 'this year', '今年'],
}

/** What is left of a limit; one without a period is never renewed, so how much it was matters. */
const leftOf = (left: number, limit: number, period: LimitPeriod, unit: string): Phrase => {
  if (period === 'total') return [`剩 ${left} / ${limit} ${unit}`, `${left} of ${limit} left`, `剩 ${left} / ${limit} ${unit}`]
  const [zh, en, tw] = current[period]
  return [`${zh}还剩 ${left} ${unit}`, `${left} left ${en}`, `${tw}還剩 ${left} ${unit}`]
}

export const limitWords = wordsOf({
  title: ['还可以领取', 'Remaining', '還可以領取'],
  unlimited: ['次数不限', 'Unlimited', '次數不限'],
  left: (left: number, limit: number, period: LimitPeriod): Phrase => leftOf(left, limit, period, '次'),
  moreAt: (when: string): Phrase => [`${when} 恢复`, `More available on ${when}`, `${when} 恢復`],
  never: ['用完后请联系学校管理员', 'Ask your school administrator for more', '用完後請聯絡學校管理員'],
  now: (left: number): Phrase => [
    `现在还可领取 ${left} 次`,
    left === 1 ? 'You can get it once more' : `You can get it ${left} more times`,
    `現在還可領取 ${left} 次`,
  ],
  nowCopies: (left: number): Phrase => [
    `现在还可领取 ${left} 份`,
    left === 1 ? 'You can get one more copy' : `You can get ${left} more copies`,
    `現在還可領取 ${left} 份`,
  ],
  upTo: (left: number): Phrase => [`共 ${left} 份`, left === 1 ? 'one copy in total' : `${left} copies in total`, `共 ${left} 份`],
  stopped: (when: string): Phrase => [
    `已用完，${when} 起可再领取`,
    `Limit reached. Available again from ${when}`,
    `已用完，${when} 起可再領取`,
  ],
  stoppedForGood: ['次数已全部用完', 'Limit reached', '次數已全部用完'],
  freeCopies: ['免费份数', 'Free copies', '免費份數'],
  freeCopiesPer: ([zh, en, tw]: Phrase): Phrase => [`${zh}免费份数`, `Free copies ${en.toLowerCase()}`, `${tw}免費份數`],
  copiesPer: ([zh, en, tw]: Phrase): Phrase => [
    `${zh}份数`,
    en === 'Total' ? 'Copies in total' : `Copies ${en.toLowerCase()}`,
    `${tw}份數`,
  ],
  copiesLeft: (left: number, limit: number, period: LimitPeriod): Phrase => leftOf(left, limit, period, '份'),
  nextPrice: (price: string): Phrase => [`下一份 ${price}`, `The next copy costs ${price}`, `下一份 ${price}`],
  nextFree: ['下一份免费', 'The next copy is free', '下一份免費'],
})
