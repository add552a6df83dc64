import { useWords } from '@campus/ui/words/words.ts'
import type { DataWords } from './chart-data.ts'
import { chartTextWords } from './words.ts'

export interface CalendarWords extends DataWords {
  readonly months: readonly string[]
}

export const useDataWords = (): CalendarWords => {
  const { weekday, month, over, earlier } = useWords(chartTextWords)
  return {
    over,
    earlier,
    weekdays: Array.from({ length: 7 }, (_, day) => weekday(day)),
    months: Array.from({ length: 12 }, (_, place) => month(place + 1)),
  }
}
