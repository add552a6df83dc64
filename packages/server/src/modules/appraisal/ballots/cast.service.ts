import type { castBallot } from '@campus/contract/appraisal/ballots.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { hashAnswers } from '@campus/proof/ballot/ballot-hash.ts'
import { isValidToken } from '@campus/proof/ballot/token.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { holdRunning } from '../campaigns/campaign.repository.ts'
import { phaseOf } from '../campaigns/campaign.rules.ts'
import { questionsOf } from '../campaigns/campaign-view.ts'
import { ballotPlace, type Content, serialHash, serialHashes, writeContent } from './sealed-ballot.ts'
import * as repository from './waiting.repository.ts'

/** A ballot that is counted already is answered as it was then, whenever its answer was lost. */
const answerClosed = async (ctx: Ctx, { id, serial, salt, answers }: Content): Promise<null> => {
  const counted = await repository.findCounted(ctx.sql, id, serial)
  if (counted?.answers_sha256 !== (await hashAnswers(salt, answers))) throw refuse('appraisal_not_open')
  return null
}

const isKept = async (ctx: Ctx, content: Content): Promise<boolean> => {
  const { secretBox } = ctx.services
  const known = await repository.findWaiting(ctx.sql, serialHashes(secretBox, content))
  if (!known) return false
  if (secretBox.decrypt(known.content_encrypted, ballotPlace) !== writeContent(content)) throw refuse('ballot_used')
  return true
}

const keep = (ctx: Ctx, appraisalId: string, schoolId: string, content: Content) =>
  inTransaction(ctx, async (ctx) => {
    const { secretBox } = ctx.services
    const campaign = await holdRunning(ctx.sql, appraisalId)
    if (!campaign || phaseOf(campaign, ctx.now()) !== 'open') throw refuse('appraisal_not_open')
    if (await isKept(ctx, content)) return
    const isFirst = await repository.insertWaiting(ctx.sql, {
      school_id: schoolId,
      appraisal_section_id: content.id,
      serial_hash: serialHash(secretBox, content),
      content_encrypted: secretBox.encrypt(writeContent(content), ballotPlace),
    })
    // The same serial came twice at once.
    if (!isFirst) await isKept(ctx, content)
  })

/** Takes a ballot with a signed serial, from anybody. Nothing here asks who that is, and nothing is written but the ballot. */
export const cast = async (ctx: Ctx, content: InputOf<typeof castBallot>): Promise<null> => {
  const section = await repository.findSection(ctx.sql, content.id)
  if (!section?.public_key) throw refuse('not_found')
  if (section.state === 'closed') return answerClosed(ctx, content)
  if (phaseOf(section, ctx.now()) !== 'open') throw refuse('appraisal_not_open')
  if (content.answers.length !== questionsOf(section).length) throw refuse('ballot_incomplete')
  if (!(await isValidToken(section.public_key.toString('base64url'), content))) throw refuse('ballot_not_signed')
  await keep(ctx, section.appraisal_id, section.school_id, content)
  return null
}
