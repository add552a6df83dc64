import { type TrailLog, trailLogs } from '@campus/contract/logs/trail.ts'
import { firstIdAt } from '../../../platform/db/time-id.ts'

/**
 * Where an entry stands among those of all logs: the newest moment first, within it the logs by their order, within a log the largest id
 * first. The moment is in microseconds, as the database keeps it, so that nothing is left out or repeated between two pages.
 */
interface Place {
  readonly moment: string
  readonly log: TrailLog
  readonly id: string
}

/** The part of one log that comes after a place: what is smaller than this pair. */
export interface Bound {
  readonly moment: string
  readonly id: string
}

const digits = 16
const smallestId = '00000000-0000-0000-0000-000000000000'
const largestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export const momentIn = (microseconds: string): string => microseconds.padStart(digits, '0')
export const momentAt = (at: Date): string => momentIn(`${at.getTime()}000`)

export const placeText = ({ moment, log, id }: Place): string => `${moment}~${log}~${id}`

export const readPlace = (text: string): Place => {
  const [moment = '', log = '', id = ''] = text.split('~')
  return { moment, log: log as TrailLog, id }
}

const rank = (log: TrailLog) => trailLogs.indexOf(log)

export const inOrder = (one: Place, other: Place): number => {
  if (one.moment !== other.moment) return one.moment < other.moment ? 1 : -1
  if (one.log !== other.log) return rank(one.log) - rank(other.log)
  return one.id < other.id ? 1 : -1
}

export const boundOf = (log: TrailLog, { moment, log: last, id }: Place): Bound => {
  if (log === last) return { moment, id }
  return { moment, id: rank(log) < rank(last) ? smallestId : largestId }
}

/** The same bound of a log whose ids carry the moment in milliseconds: rows with a smaller id come after it. */
export const idBound = ({ moment, id }: Bound): string => {
  if (id !== smallestId && id !== largestId) return id
  const ms = Number(moment.slice(0, -3))
  const isWhole = moment.endsWith('000')
  return firstIdAt(new Date(id === smallestId && isWhole ? ms : ms + 1))
}
