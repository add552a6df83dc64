import { leaseSeconds } from '@campus/contract/printing/machine-jobs.ts'
import { later } from '../../../platform/time/clock.ts'

/** Nothing is printed long after the visitor has left. */
const queueMinutes = 30

/** So long a terminal that fell silent over a print is waited for. */
const lostMinutes = 15

/** A job that was taken so often and never begun cannot be printed. */
export const maxTakes = 5

export const leaseFrom = (now: Date) => later(now, leaseSeconds)

/** Who has not taken a queued job since then leaves it to another terminal; who says again that a job begins has said it since. */
export const oneLeaseBefore = (now: Date) => later(now, -leaseSeconds)
export const queuedBefore = (now: Date) => later(now, -queueMinutes * 60)
export const lostBefore = (now: Date) => later(now, -lostMinutes * 60)
