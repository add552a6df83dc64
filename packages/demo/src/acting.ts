import type { Role } from '@campus/contract/roles.ts'
import type { CallerCtx, Ctx } from '@campus/server/context/context.ts'
import { personId } from './people/person-rows.ts'
import { demoUniversity } from './schools.ts'

/** Somebody of the demo school does something, as they would do it in the app. */
export const actingAs = (ctx: Ctx, number: string, roles: readonly Role[] = ['student']): CallerCtx => ({
  ...ctx,
  caller: { personId: personId(number), schoolId: demoUniversity.id, sessionId: '', roles, isAgent: false },
})
