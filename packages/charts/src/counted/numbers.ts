import type { Measure } from '@campus/contract/statistics/chart.ts'
import type { CountedTexts } from './texts.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const oneDigit = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 })

const yuanIn = (fen: number) => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2))

/** How the numbers of a measure are said. */
export const numbersOf = (measure: Measure, words: CountedTexts): ((value: number) => string) => {
  const duration = (seconds: number) => {
    if (seconds < 2 * minute) return words.seconds(Math.round(seconds))
    if (seconds < 2 * hour) return words.minutes(Math.round(seconds / minute))
    return seconds < 2 * day ? words.hours(oneDigit(seconds / hour)) : words.daysLong(oneDigit(seconds / day))
  }
  switch (measure) {
    case 'fen':
      return (fen) => words.yuan(yuanIn(Math.round(fen)))
    case 'seconds':
      return duration
    case 'milliseconds':
      return (value) => words.milliseconds(Math.round(value).toLocaleString('en-US'))
    default:
      return (value) => value.toLocaleString('en-US')
  }
}
