import type { VerificationEntry } from '@campus/contract/verification/log.ts'
import type { z } from 'zod'
import { toneOf } from '../outcome/tone.ts'

export type LogEntry = z.infer<typeof VerificationEntry>

const keptFor = 30 * 24 * 3_600_000

/** Results are kept for thirty days; older ones are only in the log. */
export const hasReport = ({ checkedAt }: Pick<LogEntry, 'checkedAt'>, now: number): boolean => now - Date.parse(checkedAt) < keptFor

const markTones = { good: 'good', bad: 'bad', unsure: 'waiting' } as const

export const markOf = ({ verdict }: Pick<LogEntry, 'verdict'>) => markTones[toneOf(verdict)]
