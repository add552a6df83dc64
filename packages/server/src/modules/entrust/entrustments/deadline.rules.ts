import { longestEntrustDays } from '@campus/contract/entrust/entrustments.ts'
import { later } from '../../../platform/time/clock.ts'

/** Until when something may be entrusted at the latest: a month, and never longer than it can be printed. */
export const latestDeadline = (now: Date, expiresAt: Date | null): Date => {
  const latest = later(now, longestEntrustDays * 86_400)
  return expiresAt !== null && expiresAt < latest ? expiresAt : latest
}

export const mayEndAt = (deadline: Date, now: Date, expiresAt: Date | null) => deadline > now && deadline <= latestDeadline(now, expiresAt)
