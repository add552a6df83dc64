import { later } from '../../../platform/clock.ts'

/** How long a way in stays open: short without use, bounded with it; the remembered device comes back by itself for a month. */
export const sessionLife = { idleSeconds: 2 * 3600, absoluteSeconds: 24 * 3600, rememberSeconds: 30 * 24 * 3600 } as const

/** A session in use is noted at most this often, so that reading does not become writing. */
export const seenEverySeconds = 60

export const isOpen = (session: { last_seen_at: Date; expires_at: Date; ended_at: Date | null }, now: Date) =>
  session.ended_at === null && session.expires_at > now && later(session.last_seen_at, sessionLife.idleSeconds) > now
