import type { PrintAttribute } from '@campus/contract/printing/print-attributes.ts'
import { dayIn, startOfDay } from '@campus/server/platform/zoned-day.ts'
import { ago } from '../ago.ts'
import { pick, randomFrom } from '../seed.ts'
import { regulars } from './printing-people.ts'

export interface PastPrint {
  readonly owner: string
  readonly file: string
  readonly copies: number
  readonly attribute: PrintAttribute
  readonly terminal: string
  readonly at: Date
}

export const pastDays = 14

const timeZone = 'Asia/Shanghai'
const files = ['english-words', 'calculus', 'english-words', 'leave-of-absence', 'resume', 'retake', 'aid'] as const
const ways = {
  'ZD-01': ['bw_single', 'bw_double', 'bw_double', 'co_single'],
  'ZD-02': ['bw_single', 'bw_double'],
  'ZD-03': ['bw_double', 'co_single', 'bw_single'],
} as const satisfies Record<string, readonly [PrintAttribute, ...PrintAttribute[]]>
const terminals = ['ZD-01', 'ZD-03', 'ZD-01', 'ZD-02'] as const
const copies = [2, 5, 1, 8, 3, 6] as const

const [firstHour, openHours] = [9, 12]

/** What students printed in the last days, one a day, the oldest first; nothing of today. */
export const pastPrints = (today: Date): PastPrint[] => {
  const random = randomFrom('prints')
  return Array.from({ length: pastDays }, (_, index) => {
    const day = dayIn(timeZone, ago(today, 24 * (pastDays - index)))
    const terminal = pick(random, terminals)
    return {
      owner: pick(random, regulars),
      file: pick(random, files),
      copies: pick(random, copies),
      attribute: pick(random, ways[terminal]),
      terminal,
      at: ago(startOfDay(timeZone, day), -firstHour - random() * openHours),
    }
  })
}
