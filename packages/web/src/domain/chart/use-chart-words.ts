import type { ChartWords } from '@campus/charts/marks/data.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { chartWords } from './words.ts'

const plain = (value: number) => value.toLocaleString('en-US')

/** The words of a chart whose rows are these; numbers are counts unless said otherwise. */
export const useChartWords = (rows: string, number: ChartWords['number'] = plain): ChartWords => {
  const { mark } = useWords(chartWords)
  return { rows, number, mark }
}
