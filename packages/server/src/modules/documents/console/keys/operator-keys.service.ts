import type { Ctx } from '../../../../context/context.ts'
import { refuse } from '../../../../platform/refuse.ts'
import { findByCode } from '../../../school/school/school.service.ts'
import { renewIssuing, rotateKey } from '../../keys/chain.service.ts'
import * as repository from '../../keys/key.repository.ts'
import { isEnding } from '../../keys/key.rules.ts'
import { revokeKey } from './console-keys.service.ts'

/** One line a key of every school; those that end soon are marked. */
export const describeKeys = async (ctx: Ctx): Promise<string[]> =>
  (await repository.listAllKeys(ctx.sql)).map(({ code, purpose, state, serial, valid_to, subject }) => {
    const warning = state === 'active' && isEnding({ purpose, validTo: valid_to }, ctx.now()) ? ' ENDS SOON' : ''
    return [code, purpose.padEnd(7), state.padEnd(7), serial, `until ${valid_to.toISOString().slice(0, 10)}${warning}`, subject].join('  ')
  })

export const rotateOf = async (ctx: Ctx, code: string, purpose: 'signer' | 'code') => {
  const { schoolId } = await findByCode(ctx, { code })
  return (await rotateKey(ctx, schoolId, purpose)).serial
}

export const renewIssuingOf = async (ctx: Ctx, code: string) => {
  const { schoolId } = await findByCode(ctx, { code })
  return (await renewIssuing(ctx, schoolId)).issuing.serial
}

export const revokeBySerial = async (ctx: Ctx, { serial, since, reason }: { serial: string; since: string; reason: string }) => {
  const key = await repository.findBySerial(ctx.sql, serial)
  if (!key) throw refuse('not_found')
  await revokeKey(ctx, key.school_id, { id: key.id, since, reason })
}
