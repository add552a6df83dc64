import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { revokeSigner, rotateSigner, signingKeys } from '@campus/contract/documents/console/signing-keys.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../../context/context.ts'
import { sha256 } from '../../../../platform/crypto/digest.ts'
import { refuse } from '../../../../platform/refuse.ts'
import { record } from '../../../audit/audit.service.ts'
import { activeChain, rotateKey } from '../../keys/chain.service.ts'
import * as repository from '../../keys/key.repository.ts'

type Keys = OutputOf<typeof signingKeys>

const present = (row: Awaited<ReturnType<typeof repository.listKeys>>[number]): Keys['keys'][number] => ({
  id: row.id,
  purpose: row.purpose,
  algorithm: row.algorithm,
  subject: row.subject,
  serial: row.serial,
  fingerprint: sha256(row.certificate).toString('hex'),
  validFrom: row.valid_from.toISOString(),
  validTo: row.valid_to.toISOString(),
  state: row.state,
  revokedAt: row.revoked_at?.toISOString() ?? null,
  revokedSince: row.revoked_since?.toISOString() ?? null,
  revokeReason: row.revoke_reason,
  signed: row.signed,
})

export const readKeys = async (ctx: CallerCtx): Promise<Keys> => {
  const { schoolId } = ctx.caller
  await activeChain(ctx, schoolId)
  const keys = (await repository.listKeys(ctx.sql, schoolId)).map(present)
  return {
    keys,
    hasTimestamps: ctx.services.timestamps !== undefined,
    rootAddress: `${ctx.services.publicUrl}/verification/schools/${schoolId}/root.cer`,
    rootFingerprint: keys.find(({ purpose }) => purpose === 'root')?.fingerprint ?? '',
  }
}

export const rotate = async (ctx: CallerCtx, { purpose }: InputOf<typeof rotateSigner>): Promise<OutputOf<typeof rotateSigner>> => {
  const { id } = await rotateKey(ctx, ctx.caller.schoolId, purpose)
  return { id }
}

/** What the certificate signed before that moment stays as good as it was. */
export const revokeKey = (ctx: Ctx, schoolId: string, { id, since, reason }: InputOf<typeof revokeSigner>) =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const from = new Date(since)
    if (from > now) throw refuse('bad_input', { fields: { since: say(fieldTexts.not_future, ctx.language) } })
    const key = await repository.findKey(ctx.sql, schoolId, id)
    if (!key) throw refuse('not_found')
    if (key.state === 'active') throw refuse('signer_in_use')
    if (!(await repository.revokeKey(ctx.sql, { id, now, since: from, reason }))) throw refuse('already_decided')
    await record(ctx, {
      action: 'signing_key.revoke',
      subjectKind: 'signing_key',
      subjectId: id,
      schoolId,
      details: { since: from.toISOString(), reason },
    })
  })

export const revoke = async (ctx: CallerCtx, input: InputOf<typeof revokeSigner>): Promise<null> => {
  await revokeKey(ctx, ctx.caller.schoolId, input)
  return null
}
