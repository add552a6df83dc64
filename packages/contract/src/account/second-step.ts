import { z } from 'zod'
import { Id } from '../fields.ts'

const factorWays = ['totp', 'passkey', 'recovery_code'] as const
export const FactorWay = z.enum(factorWays)
export type FactorWay = z.infer<typeof FactorWay>

export const SecondStepTicket = z.string().min(20).max(100)

/** What a refused login returns: the ticket for the second step and the factors that may be used, if any. */
export const SecondStepNeeded = z.object({ ticket: SecondStepTicket, expiresIn: z.number().int(), ways: z.array(FactorWay), schoolId: Id })
export type SecondStepNeeded = z.infer<typeof SecondStepNeeded>
