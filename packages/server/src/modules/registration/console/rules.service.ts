import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { boundFields, changeRegistrationRules, registrationRules } from '@campus/contract/registration/console/rules.ts'
import { recordedTypes } from '@campus/contract/registration/states.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { changeSetting } from '../../school/console/settings.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { presentField } from '../fields/asked-fields.service.ts'

export const listBound = async (ctx: CallerCtx, { userType }: InputOf<typeof boundFields>): Promise<OutputOf<typeof boundFields>> => {
  const { registration } = await readSettings(ctx.sql, ctx.caller.schoolId)
  return recordedTypes
    .filter((type) => userType === undefined || type === userType)
    .flatMap((type) => registration[type].fields.map((rule) => ({ userType: type, ...presentField(rule, ctx.language) })))
}

/** What the school and this installation can do beside codes and people. */
const readAbilities = async (ctx: CallerCtx) => {
  const { faces } = await readSettings(ctx.sql, ctx.caller.schoolId)
  return { hasFace: faces.isOn && faces.methods.includes('registration'), hasAuthority: ctx.services.authority !== undefined }
}

export const readRules = async (ctx: CallerCtx): Promise<OutputOf<typeof registrationRules>> => ({
  ...(await readSettings(ctx.sql, ctx.caller.schoolId)).registration,
  ...(await readAbilities(ctx)),
})

export const changeRules = (
  ctx: CallerCtx,
  { userType, rules }: InputOf<typeof changeRegistrationRules>,
): Promise<OutputOf<typeof changeRegistrationRules>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    if (rules.proofs.includes('authority') && !(await readAbilities(ctx)).hasAuthority) throw refuse('way_not_open')
    const value = await changeSetting(ctx, 'registration', (before) => ({ ...before, [userType]: rules }))
    const details = { registration: rules, userType }
    await record(ctx, { action: 'school.settings_changed', subjectKind: 'school', subjectId: schoolId, details })
    return value
  })
