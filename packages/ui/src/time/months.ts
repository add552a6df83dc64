import type { Language } from '@campus/contract/language.ts'
import { htmlLanguage } from '../words/language-store.ts'

const monthText = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`

/** The month of a moment on the reader's calendar, as `2026-03`. */
export const monthOf = (milliseconds: number): string => {
  const date = new Date(milliseconds)
  return monthText(date.getFullYear(), date.getMonth() + 1)
}

/** A month and those before it, the newest first. */
export const monthsUntil = (month: string, count: number): string[] => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const months = year * 12 + number - 1 - back
    return monthText(Math.floor(months / 12), (months % 12) + 1)
  })
}

/** As people write it: 2026年3月, March 2026. */
export const monthName = (month: string, language: Language): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Intl.DateTimeFormat(htmlLanguage[language], { year: 'numeric', month: 'long' }).format(new Date(year, number - 1, 1))
}
