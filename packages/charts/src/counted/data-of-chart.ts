import type { Chart } from '@campus/contract/statistics/chart.ts'
import type { DrawnKind } from '@campus/contract/statistics/drawn-kinds.ts'
import { type ChartData, type ChartWords, textOf } from '../marks/data.ts'
import { calendarDataOf, heatDataOf, sumOf, timeDataOf, totalsOf } from './chart-data.ts'
import { numbersOf } from './numbers.ts'
import { type CountedTexts, dataWordsOf } from './texts.ts'

/** Counted numbers as one likes to see them drawn, in the language of the texts. */
export const dataOfChart = (chart: Chart, kind: DrawnKind, texts: CountedTexts): ChartData => {
  const words = dataWordsOf(texts)
  const number = numbersOf(chart.measure, texts)
  const wordsFor = (rows: string): ChartWords => ({ rows, number, mark: texts.mark })
  const time = wordsFor({ hour: texts.hour, day: texts.day, month: texts.monthRow }[chart.step])
  const named = wordsFor(texts.name)
  const isCompared = chart.against !== null
  switch (kind) {
    case 'ranked':
      return { kind, look: 'amounts', ...totalsOf(chart, texts.count, words), words: named }
    case 'ring': {
      const totals = totalsOf(chart, texts.count, words)
      const whole = sumOf(
        chart.series.map(({ total }) => total),
        number,
      )
      return { kind, ...totals, words: named, middle: textOf(whole, named) }
    }
    case 'heat':
      return { kind, ...heatDataOf(chart, { words, number }), words: time }
    case 'calendar':
      return { kind, ...calendarDataOf(chart, texts.count, { words, number }), months: words.months, weekdays: words.weekdays, words: time }
    case 'columns':
      // Two spans cannot be stacked: they stand side by side, or as lines where there are many parts.
      return isCompared && chart.series.length > 1
        ? { kind: 'lines', ...timeDataOf(chart, words), words: time }
        : { kind, look: isCompared ? 'paired' : 'stacked', ...timeDataOf(chart, words), words: time }
    default:
      return { kind, ...timeDataOf(chart, words), words: time }
  }
}
