import { z } from 'zod'

const recoveryWays = ['phone', 'email', 'id_card'] as const

/** What a recovery remembers between its steps: how it was begun, and for whom, as it was typed. */
export const RecoveryMemory = z.object({ way: z.enum(recoveryWays), target: z.string() })
export type RecoveryMemory = z.infer<typeof RecoveryMemory>
export type RecoveryWay = RecoveryMemory['way']

/** How the owner of a new password proved who they are: by a recovery, or with a password that the school gave. */
export const NewPasswordMemory = z.object({ way: z.enum([...recoveryWays, 'one_time']) })

/** Where a code may go. The answer depends on the way alone, never on what the person found has. */
export const channelsOf: Record<RecoveryWay, readonly ('phone' | 'email')[]> = {
  phone: ['phone'],
  email: ['email'],
  id_card: ['phone', 'email'],
}

export const recoveryLife = { begunSeconds: 900, provedSeconds: 600 } as const
export const begunFromNetwork = { max: 1200, windowSeconds: 3600 } as const
