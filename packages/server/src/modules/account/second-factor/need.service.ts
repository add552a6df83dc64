import { requiresSecondFactor } from '../../../platform/config.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Factors, isManaging } from './need.rules.ts'
import { findFactors } from './second-factor.repository.ts'

export const readFactors = async ({ sql, world }: Pick<Ctx, 'sql' | 'world'>, personId: string): Promise<Factors> => {
  const found = await findFactors(sql, personId)
  return {
    hasTotp: found?.has_totp ?? false,
    hasPasskey: found?.has_passkey ?? false,
    isRequired: requiresSecondFactor(world.config) && isManaging(found?.roles ?? []),
  }
}
