import type { FactorProof } from '@campus/contract/account/second-factor.ts'
import type { FactorWay } from '@campus/contract/account/second-step.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { provePasskey } from '../passkeys/passkey-proof.service.ts'
import { notifyOwner } from '../password/notify-owner.service.ts'
import { countRecoveryCodes, findTotp, spendRecoveryCode, spendStep } from '../second-factor/second-factor.repository.ts'
import { hashRecoveryCode, openSecret } from '../second-factor/setup.service.ts'
import { stepOfCode } from '../second-factor/totp.rules.ts'
import { codeUsedNotice } from './factor-notices.ts'
import { limitTries } from './factor-tries.service.ts'

/** Whether a code of the authenticator app is right; its time step is used up then. */
export const useTotp = async (ctx: Ctx, personId: string, code: string) => {
  const totp = await findTotp(ctx.sql, personId)
  if (!totp) return false
  const step = stepOfCode(openSecret(ctx, totp.secret_encrypted), code, ctx.now())
  return step !== undefined && (await spendStep(ctx.sql, { personId, secretEncrypted: totp.secret_encrypted, step })) !== undefined
}

const useRecoveryCode = (ctx: Ctx, personId: string, code: string) =>
  inTransaction(ctx, async (ctx) => {
    const totp = await findTotp(ctx.sql, personId)
    const hash = totp && hashRecoveryCode(openSecret(ctx, totp.secret_encrypted), personId, code)
    if (!hash || !(await spendRecoveryCode(ctx.sql, personId, hash, ctx.now()))) return false
    const holder = await findHolder(ctx, personId)
    if (holder) await notifyOwner(ctx, holder, codeUsedNotice(await countRecoveryCodes(ctx.sql, personId)))
    return true
  })

/** A passkey that opened the first step is the same factor again, unless its owner was verified this time. */
const usePasskey = async (ctx: Ctx, personId: string, firstWay: string, shown: Extract<FactorProof, { way: 'passkey' }>) => {
  const proved = await provePasskey(ctx, shown)
  if (proved.personId !== personId || (firstWay === 'passkey' && !proved.isOwnerVerified)) throw refuse('passkey_refused')
}

/** Uses up what is shown: a time step, a recovery code or a challenge counts once. Not to be asked inside a transaction. */
export const proveFactor = async (
  ctx: Ctx,
  { personId, firstWay }: { personId: string; firstWay: string },
  proof: FactorProof,
): Promise<FactorWay> => {
  if (proof.way === 'passkey') await usePasskey(ctx, personId, firstWay, proof)
  else
    await limitTries(ctx, { personId, way: proof.way }, () => (proof.way === 'totp' ? useTotp : useRecoveryCode)(ctx, personId, proof.code))
  return proof.way
}
