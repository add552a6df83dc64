import type { takeTokens } from '@campus/contract/appraisal/appraisals.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { removeOlder, retentionKind } from '../../retention.ts'
import { requireSettings } from '../../school/school/school.service.ts'
import { holdRunning } from '../campaigns/campaign.repository.ts'
import { phaseOf } from '../campaigns/campaign.rules.ts'
import { openSectionKey, signBlinded } from './section-key.ts'
import * as repository from './token.repository.ts'

interface Asked {
  readonly id: string
  readonly blinded: Buffer
  readonly digest: Buffer
}

/** One message a section: the last one counts where a section is named twice. */
const readAsked = (tokens: InputOf<typeof takeTokens>['tokens']): Asked[] =>
  [...new Map(tokens.map(({ id, blinded }) => [id, Buffer.from(blinded, 'base64url')]))].map(([id, blinded]) => ({
    id,
    blinded,
    digest: sha256(blinded),
  }))

/** Which sections may be signed for this student, noted at most once each. */
const note = (ctx: CallerCtx, appraisalId: string, asked: readonly Asked[]) =>
  inTransaction(ctx, async (ctx) => {
    const { personId, schoolId } = ctx.caller
    const campaign = await holdRunning(ctx.sql, appraisalId)
    if (!campaign || campaign.school_id !== schoolId) throw refuse('not_found')
    if (phaseOf(campaign, ctx.now()) !== 'open') throw refuse('appraisal_not_open')
    const ids = asked.map(({ id }) => id)
    const today = dayIn((await requireSettings(ctx, schoolId)).timeZone, ctx.now())
    const sections = await repository.listSignable(ctx.sql, { appraisalId, personId, ids, today })
    if (sections.length < asked.length) throw refuse('appraisal_not_mine')
    const byId = new Map(asked.map((one) => [one.id, one]))
    const found = sections.flatMap(({ id, public_key, private_encrypted }) => {
      const one = byId.get(id)
      if (!one || !public_key || !private_encrypted) throw refuse('appraisal_not_open')
      if (one.blinded.compare(public_key) >= 0) throw refuse('bad_input', { fields: { tokens: say(fieldTexts.wrong, ctx.language) } })
      return { ...one, privateEncrypted: private_encrypted }
    })
    await repository.insertGiven(
      ctx.sql,
      found.map(({ id, digest }) => ({ appraisal_section_id: id, person_id: personId, school_id: schoolId, blinded_hash: digest })),
    )
    const given = new Map((await repository.listGiven(ctx.sql, personId, ids)).map((row) => [row.appraisal_section_id, row.blinded_hash]))
    return found.map((one) => ({ ...one, isSame: given.get(one.id)?.equals(one.digest) ?? false }))
  })

/** Signs after the note is kept: who loses the answer asks again with the same messages. */
export const giveTokens = async (
  ctx: CallerCtx,
  { appraisalId, tokens }: InputOf<typeof takeTokens>,
): Promise<OutputOf<typeof takeTokens>> => {
  const noted = await note(ctx, appraisalId, readAsked(tokens))
  const { secretBox } = ctx.services
  return noted.map(({ id, blinded, privateEncrypted, isSame }) => ({
    id,
    blindSignature: isSame ? signBlinded(openSectionKey(secretBox, id, privateEncrypted), blinded).toString('base64url') : null,
  }))
}

export const exportTokens = (ctx: Ctx, personId: string) => repository.listAllGiven(ctx.sql, personId)

export const participation = retentionKind({
  kind: 'token_given',
  name: ['参评记录（评教结束后）', 'Who took part in an appraisal, after it closed', '參評記錄（評教結束後）'],
  keptFor: 90 * 86_400,
})

/** Who took part is forgotten some time after the campaign; how many did stays. */
export const forgetTokens = (ctx: Ctx) => removeOlder(ctx, participation, (before) => repository.deleteGivenBefore(ctx.sql, before))
