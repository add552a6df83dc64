import type { OutputOf } from '@campus/contract/call.ts'
import type { PeriodSet, scheduleTerms, Term } from '@campus/contract/schedule/terms.ts'
import { dayAfter } from '../../../domain/lesson/school-clock.ts'

type Terms = OutputOf<typeof scheduleTerms>

/** The term of today, else the next one, else the last. */
export const termToShow = ({ terms, today }: Terms): Term | undefined =>
  terms.find(({ isCurrent }) => isCurrent) ?? terms.findLast(({ firstMonday }) => firstMonday > today) ?? terms[0]

const days = 7

/** In which week of the term a day lies, kept within the term. */
export const weekOfDay = ({ firstMonday, weeks }: Term, day: string): number => {
  const week = Math.floor((Date.parse(day) - Date.parse(firstMonday)) / (days * 86_400_000)) + 1
  return Math.min(weeks, Math.max(1, week))
}

/** The seven days of a week, Monday first. */
export const daysOfWeek = ({ firstMonday }: Term, week: number): string[] =>
  Array.from({ length: days }, (_, index) => dayAfter(firstMonday, (week - 1) * days + index))

/** The hours that hold on a day. */
export const periodsOn = (sets: readonly PeriodSet[], day: string) => sets.find(({ holdsFrom }) => holdsFrom <= day)?.periods ?? []
