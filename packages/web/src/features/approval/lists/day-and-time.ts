import { minuteOf } from '@campus/ui/time/relative-time.ts'

/** Month, day and minute on the reader's clock: what is due is due this year. */
export const dayAndTime = (instant: string): string => minuteOf(Date.parse(instant)).slice('2026-'.length)
