import type { Period } from '@campus/contract/schedule/terms.ts'

/** Hours as people write them down: one period a line, `08:00-08:45`. */
export const periodsToLines = (periods: readonly Period[]): string => periods.map(({ starts, ends }) => `${starts}-${ends}`).join('\n')

const line = /^([01]?\d|2[0-3])[:：]([0-5]\d)\s*[-–—~至]\s*([01]?\d|2[0-3])[:：]([0-5]\d)$/

/** Undefined where a line is no time, or one begins before the one above it has ended. */
export const linesToPeriods = (lines: string): readonly Period[] | undefined => {
  const periods: Period[] = []
  for (const text of lines.split('\n').map((one) => one.trim())) {
    if (text === '') continue
    const [, fromHour, fromMinute, toHour, toMinute] = line.exec(text) ?? []
    if (fromHour === undefined || toHour === undefined) return undefined
    const [starts, ends] = [`${fromHour.padStart(2, '0')}:${fromMinute}`, `${toHour.padStart(2, '0')}:${toMinute}`]
    if (ends <= starts || starts < (periods.at(-1)?.ends ?? '')) return undefined
    periods.push({ number: periods.length + 1, starts, ends })
  }
  return periods.length === 0 ? undefined : periods
}
