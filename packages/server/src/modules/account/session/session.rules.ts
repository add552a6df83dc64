import { later } from '../../../platform/time/clock.ts'

/** How long a way in stays open: short without use, bounded with it; the remembered device comes back by itself for a month. */
export const sessionLife = { idleSeconds: 2 * 3600, absoluteSeconds: 24 * 3600, rememberSeconds: 30 * 24 * 3600 } as const

/** A session in use is noted at most this often, so that reading does not become writing. */
export const seenEverySeconds = 60

export const isOpen = (session: { last_seen_at: Date; expires_at: Date; ended_at: Date | null }, now: Date) =>
  session.ended_at === null && session.expires_at > now && later(session.last_seen_at, sessionLife.idleSeconds) > now

/** Two tabs may renew at once, and an answer may be lost on the way: for so long the same device gets the same answer again. */
export const renewalGraceSeconds = 60

/** Whether a spent remember token comes from the browser that spent it. A device that does not name itself proves nothing. */
export const isRepeatedRenewal = (
  spent: { readonly at: Date; readonly deviceId: string },
  asking: { readonly at: Date; readonly deviceId: string },
) => asking.deviceId !== '' && asking.deviceId === spent.deviceId && later(spent.at, renewalGraceSeconds) > asking.at
