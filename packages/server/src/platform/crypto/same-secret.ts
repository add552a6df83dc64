import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Constant-time comparison that reveals neither the position of a difference nor the lengths. */
export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
