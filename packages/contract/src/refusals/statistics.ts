import type { Phrase } from '../language.ts'

/** Refusals of spans and measures. */
export const statisticsRefusals = {
  span_reversed: ['结束日期早于开始日期', 'The last day is before the first day', '結束日期早於開始日期'],
  span_too_long: [
    '日期范围过长，请缩短或改用更大的间隔',
    'The span is too long. Shorten it or choose a larger step.',
    '日期範圍過長，請縮短或改用更大的間隔',
  ],
  measure_missing: ['此项没有这种统计', 'This source has no such number', '此項沒有這種統計'],
} as const satisfies Record<string, Phrase>
