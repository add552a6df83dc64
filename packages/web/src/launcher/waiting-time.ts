import type { Phrase } from '@campus/contract/language.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const units = [
  { size: day, zh: '天', en: 'day', tw: '天' },
  { size: hour, zh: '小时', en: 'hour', tw: '小時' },
] as const
const smallest = { size: minute, zh: '分钟', en: 'minute', tw: '分鐘' } as const

/** The largest unit that fits, at least a minute: "3 days", "5 hours". */
const lengthOf = (milliseconds: number): Phrase => {
  const { size, zh, en, tw } = units.find((unit) => milliseconds >= unit.size) ?? smallest
  const count = Math.max(1, Math.floor(milliseconds / size))
  return [`${count} ${zh}`, `${count} ${en}${count === 1 ? '' : 's'}`, `${count} ${tw}`]
}

export interface WaitingTimes {
  readonly since: string | null
  readonly dueAt: string | null
}

/** How long the oldest waits and how much time is left, in a few words; empty where neither is known. */
export const waitingTime = ({ since, dueAt }: WaitingTimes, now: number): Phrase => {
  const left = dueAt === null ? undefined : Date.parse(dueAt) - now
  const age = since === null ? undefined : lengthOf(now - Date.parse(since))
  const due = left === undefined ? undefined : lengthOf(Math.abs(left))
  const parts: Phrase[] = []
  if (due && left !== undefined)
    parts.push(
      left > 0 ? [`还剩 ${due[0]}`, `${due[1]} left`, `還剩 ${due[2]}`] : [`已逾期 ${due[0]}`, `${due[1]} overdue`, `已逾期 ${due[2]}`],
    )
  if (age) parts.push([`已等 ${age[0]}`, `waiting ${age[1]}`, `已等 ${age[2]}`])
  const inLanguage = (index: 0 | 1 | 2) => parts.map((part) => part[index]).join(' · ')
  return [inLanguage(0), inLanguage(1), inLanguage(2)]
}

/** Overdue, or due within a day. */
export const isUrgent = ({ dueAt }: WaitingTimes, now: number): boolean => dueAt !== null && Date.parse(dueAt) - now < day
