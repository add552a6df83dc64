import { accountRefusals } from './refusals/account.ts'
import { commonRefusals, doorRefusals } from './refusals/common.ts'

/** Every "no" of the product with its text. A word that is not here cannot be declared by a call or thrown by a service. */
export const refusals = { ...doorRefusals, ...commonRefusals, ...accountRefusals } as const

export type RefusalWord = keyof typeof refusals
