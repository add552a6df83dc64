import type { Ctx } from '../../../context/context.ts'
import { requiresSecondFactor } from '../../../platform/config/config.ts'
import { type Factors, isManaging } from './need.rules.ts'
import { findFactors } from './second-factor.repository.ts'

type Found = Awaited<ReturnType<typeof findFactors>>

export const factorsOf = ({ services }: Pick<Ctx, 'services'>, found: Found): Factors => ({
  hasTotp: found?.has_totp ?? false,
  hasPasskey: found?.has_passkey ?? false,
  isRequired: requiresSecondFactor(services.config) && isManaging(found?.roles ?? []),
})

export const readFactors = async (ctx: Pick<Ctx, 'sql' | 'services'>, personId: string): Promise<Factors> =>
  factorsOf(ctx, await findFactors(ctx.sql, personId))
