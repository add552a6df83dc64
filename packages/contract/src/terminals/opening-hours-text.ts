import type { Phrase } from '../language.ts'
import type { OpeningHours } from './terminal-states.ts'

const dayNames: readonly Phrase[] = [
  ['周一', 'Mon', '週一'],
  ['周二', 'Tue', '週二'],
  ['周三', 'Wed', '週三'],
  ['周四', 'Thu', '週四'],
  ['周五', 'Fri', '週五'],
  ['周六', 'Sat', '週六'],
  ['周日', 'Sun', '週日'],
]

/** A day of the week, from 1 (Monday) to 7. */
export const sayDay = (day: number): Phrase => dayNames[day - 1] ?? ['', '', '']

const everyDay: Phrase = ['每天', 'Every day', '每天']
const always: Phrase = ['全天开放', 'Always open', '全天開放']

interface Run {
  readonly from: number
  readonly to: number
}

const runsOf = (days: readonly number[]): readonly Run[] => {
  const runs: Run[] = []
  for (const day of [...new Set(days)].toSorted((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last?.to === day - 1) runs[runs.length - 1] = { from: last.from, to: day }
    else runs.push({ from: day, to: day })
  }
  return runs
}

/** Two days in a row are named both; from three on it is a span. */
const sayRun = ({ from, to }: Run): readonly Phrase[] => {
  const [first, last] = [sayDay(from), sayDay(to)]
  if (to === from) return [first]
  if (to === from + 1) return [first, last]
  return [[`${first[0]}至${last[0]}`, `${first[1]}–${last[1]}`, `${first[2]}至${last[2]}`]]
}

export const sayDays = (days: readonly number[]): Phrase => {
  const runs = runsOf(days)
  if (runs.length === 1 && runs[0]?.from === 1 && runs[0].to === 7) return everyDay
  const parts = runs.flatMap(sayRun)
  return [parts.map(([zh]) => zh).join('、'), parts.map(([, en]) => en).join(', '), parts.map(([, , tw]) => tw).join('、')]
}

/** When a terminal is open, one line for each span; without hours it always is. */
export const sayHours = (hours: readonly OpeningHours[]): readonly Phrase[] => {
  if (hours.length === 0) return [always]
  return hours.map(({ days, from, until }) => {
    const [zh, en, tw] = sayDays(days)
    return [`${zh} ${from}–${until}`, `${en} ${from}–${until}`, `${tw} ${from}–${until}`]
  })
}
