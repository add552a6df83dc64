import type { finishSetup, ownSecondFactor, renewRecoveryCodes, turnSecondFactorOff } from '@campus/contract/account/second-factor.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { changeWaysIn } from '../outside/way-in.service.ts'
import { notifyOwner, type OwnerNotice } from '../password/notify-owner.service.ts'
import { waysOf } from '../second-factor/need.rules.ts'
import { readFactors } from '../second-factor/need.service.ts'
import { countRecoveryCodes, deleteTotp, findTotp } from '../second-factor/second-factor.repository.ts'
import { beginSetupFor, confirmSetupOf, giveRecoveryCodes, keepTotp, openSecret } from '../second-factor/setup.service.ts'
import { noteSecondFactor } from '../session/session.repository.ts'
import { endSessionsOf } from '../session/session.service.ts'
import { codesRenewedNotice, turnedOffNotice, turnedOnNotice } from './factor-notices.ts'
import { proveFactor } from './factor-proof.service.ts'

const ownerOf = ({ caller: { schoolId, personId } }: CallerCtx) => ({ schoolId, personId })

export const readMine = async (ctx: CallerCtx): Promise<OutputOf<typeof ownSecondFactor>> => {
  const { personId } = ctx.caller
  const [factors, totp] = [await readFactors(ctx, personId), await findTotp(ctx.sql, personId)]
  return {
    isOn: factors.hasTotp,
    isRequired: factors.isRequired,
    since: totp?.created_at.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(ctx.sql, personId),
    ways: waysOf(factors),
  }
}

export const begin = (ctx: CallerCtx) => beginSetupFor(ctx, ownerOf(ctx))

const noteChange = async (ctx: CallerCtx, action: string, notice: OwnerNotice) => {
  const { personId } = ctx.caller
  await record(ctx, { action, subjectKind: 'person', subjectId: personId })
  const holder = await findHolder(ctx, personId)
  if (holder) await notifyOwner(ctx, holder, notice)
}

/** Where two-step verification is on or required, a stolen session is not enough to bring in an app of the thief's own. */
const showCurrent = async (ctx: CallerCtx, current: InputOf<typeof finishSetup>['current']) => {
  const { personId } = ctx.caller
  const factors = await readFactors(ctx, personId)
  const isAsked = factors.hasTotp || (factors.isRequired && factors.hasPasskey)
  if (isAsked && !current) throw refuse('second_factor_needed')
  if (isAsked && current) await proveFactor(ctx, { personId, firstWay: '' }, current)
  return isAsked
}

export const turnOn = async (ctx: CallerCtx, { current, ...confirmation }: InputOf<typeof finishSetup>) => {
  const owner = ownerOf(ctx)
  const confirmed = await confirmSetupOf(ctx, owner, confirmation)
  const isProved = await showCurrent(ctx, current)
  return changeWaysIn(ctx, async (ctx) => {
    const { personId, sessionId } = ctx.caller
    const recoveryCodes = await keepTotp(ctx, owner, confirmed, { replaces: isProved })
    await noteSecondFactor(ctx.sql, sessionId, 'totp')
    await endSessionsOf(ctx, { personId, exceptId: sessionId }, 'ended_by_owner')
    await noteChange(ctx, 'account.second_factor_on', turnedOnNotice)
    return { recoveryCodes }
  })
}

const requireOn = async (ctx: CallerCtx) => {
  const factors = await readFactors(ctx, ctx.caller.personId)
  if (!factors.hasTotp) throw refuse('second_factor_off')
  return factors
}

export const renewCodes = async (ctx: CallerCtx, { proof }: InputOf<typeof renewRecoveryCodes>) => {
  const owner = ownerOf(ctx)
  await requireOn(ctx)
  await proveFactor(ctx, { personId: owner.personId, firstWay: '' }, proof)
  return changeWaysIn(ctx, async (ctx) => {
    const totp = await findTotp(ctx.sql, owner.personId)
    if (!totp) throw refuse('second_factor_off')
    const recoveryCodes = await giveRecoveryCodes(ctx, owner, openSecret(ctx, totp.secret_encrypted))
    await noteChange(ctx, 'account.recovery_codes_renewed', codesRenewedNotice)
    return { recoveryCodes }
  })
}

export const turnOff = async (ctx: CallerCtx, { proof }: InputOf<typeof turnSecondFactorOff>) => {
  const { personId } = ctx.caller
  const { isRequired } = await requireOn(ctx)
  if (isRequired) throw refuse('second_factor_required')
  await proveFactor(ctx, { personId, firstWay: '' }, proof)
  return changeWaysIn(ctx, async (ctx) => {
    if (!(await deleteTotp(ctx.sql, personId))) throw refuse('second_factor_off')
    await noteChange(ctx, 'account.second_factor_off', turnedOffNotice)
    return null
  })
}
