import type { FactorWay } from '@campus/contract/account/second-step.ts'
import { managingRoles } from '@campus/contract/roles.ts'

export interface Factors {
  readonly hasTotp: boolean
  readonly hasPasskey: boolean
  /** Whether this person must have a second factor, because they manage and the installation requires it. */
  readonly isRequired: boolean
}

export const isManaging = (roles: readonly string[]) => managingRoles.some((role) => roles.includes(role))

/** Who turned two-step verification on is asked everywhere; a passkey alone counts as a second factor where one is required. */
const isWanted = ({ hasTotp, isRequired }: Factors) => hasTotp || isRequired

/** What is missing before a session may be opened for somebody who has shown this second factor, or none. */
export const missingStep = (factors: Factors, shown: FactorWay | null): 'none' | 'factor' | 'setup' => {
  if (shown !== null || !isWanted(factors)) return 'none'
  return factors.hasTotp || factors.hasPasskey ? 'factor' : 'setup'
}

/** The factors with which somebody can prove themselves. */
export const waysOf = ({ hasTotp, hasPasskey }: Factors): FactorWay[] => [
  ...(hasTotp ? (['totp'] as const) : []),
  ...(hasPasskey ? (['passkey'] as const) : []),
  ...(hasTotp ? (['recovery_code'] as const) : []),
]

/** Whether an open session is enough for its roles. One that was opened before its owner came to manage is not. */
export const isSessionEnough = (
  session: { readonly roles: readonly string[]; readonly secondFactor: string | null },
  isRequired: boolean,
) => !isRequired || session.secondFactor !== null || !isManaging(session.roles)
