import type { Queue } from '@campus/contract/console/work.ts'
import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A length of time in its largest whole unit; never less than a minute. */
export const spanOf = (milliseconds: number): Phrase => {
  if (milliseconds >= 2 * day) {
    const days = Math.floor(milliseconds / day)
    return [`${days} 天`, counted(days, 'day'), `${days} 天`]
  }
  if (milliseconds >= hour) {
    const hours = Math.floor(milliseconds / hour)
    return [`${hours} 小时`, counted(hours, 'hour'), `${hours} 小時`]
  }
  const minutes = Math.max(1, Math.floor(milliseconds / minute))
  return [`${minutes} 分钟`, counted(minutes, 'minute'), `${minutes} 分鐘`]
}

/** Whether a deadline is over, within a day, or later. */
export const urgencyOf = (dueAt: number, now: number): 'over' | 'soon' | 'later' => {
  if (dueAt <= now) return 'over'
  return dueAt - now <= day ? 'soon' : 'later'
}

const never = Number.MAX_SAFE_INTEGER
const momentOf = (at: string | null) => (at === null ? never : Date.parse(at))

/** By the first deadline; what has none comes behind, by its age. */
export const mostUrgentFirst = (queues: readonly Queue[]): readonly Queue[] =>
  queues.toSorted(
    (one, other) =>
      momentOf(one.dueAt) - momentOf(other.dueAt) ||
      momentOf(one.oldestAt) - momentOf(other.oldestAt) ||
      one.kind.localeCompare(other.kind),
  )
