import { z } from 'zod'

/** What a recovery remembers between its steps: how it was begun, and for whom, as it was typed. */
export const RecoveryMemory = z.object({ way: z.enum(['phone', 'email', 'id_card']), target: z.string() })
export type RecoveryMemory = z.infer<typeof RecoveryMemory>
export type RecoveryWay = RecoveryMemory['way']

/** Where a code may go. The answer depends on the way alone, never on what the person found has. */
export const channelsOf: Record<RecoveryWay, readonly ('phone' | 'email')[]> = {
  phone: ['phone'],
  email: ['email'],
  id_card: ['phone', 'email'],
}

export const recoveryLife = { begunSeconds: 900, provedSeconds: 600 } as const
export const begunFromNetwork = { most: 60, windowSeconds: 3600 } as const
