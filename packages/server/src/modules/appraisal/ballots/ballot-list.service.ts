import type { appraisalKeys, ballotList } from '@campus/contract/appraisal/ballots.ts'
import type { appraisalCount } from '@campus/contract/appraisal/console.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findCampaign, listSections } from '../campaigns/campaign.repository.ts'
import { presentCampaign, presentSection } from '../campaigns/campaign-view.ts'
import { hasFewAnswers } from '../results/result.rules.ts'
import { listCountable } from '../results/result.service.ts'
import { listAnswers, listBallots, listTextHashes } from './ballot-list.repository.ts'
import { sectionsAfter } from './ballot-page.rules.ts'

const keyOf = ({ public_key }: { readonly public_key: Buffer | null }) => public_key?.toString('base64url') ?? ''

export const listKeys = async (ctx: Ctx, { appraisalId }: InputOf<typeof appraisalKeys>): Promise<OutputOf<typeof appraisalKeys>> => {
  const campaign = await findCampaign(ctx.sql, appraisalId)
  if (!campaign?.key_hash || campaign.state === 'cancelled') throw refuse('not_found')
  const sections = await listSections(ctx.sql, appraisalId)
  return { keyHash: campaign.key_hash, keys: sections.map((section) => ({ id: section.id, publicKey: keyOf(section) })) }
}

/** For everybody, alike: who looks for a ballot of their own takes the whole list, page by page. */
export const listForAll = async (ctx: Ctx, { appraisalId, after }: InputOf<typeof ballotList>): Promise<OutputOf<typeof ballotList>> => {
  const campaign = await findCampaign(ctx.sql, appraisalId)
  if (!campaign) throw refuse('not_found')
  if (!campaign.key_hash || !campaign.list_hash) throw refuse('appraisal_not_closed')
  const all = await listSections(ctx.sql, appraisalId)
  if (after !== undefined && !all.some(({ id }) => id === after)) throw refuse('not_found')
  const sections = sectionsAfter(all, after)
  const ids = sections.map(({ id }) => id)
  const [ballots, texts] = await Promise.all([listBallots(ctx.sql, ids), listTextHashes(ctx.sql, ids)])
  const [ballotsOf, textsOf] = [
    Map.groupBy(ballots, ({ appraisal_section_id }) => appraisal_section_id),
    Map.groupBy(texts, ({ appraisal_section_id }) => appraisal_section_id),
  ]
  return {
    appraisal: presentCampaign(campaign, ctx.now(), ctx.language),
    keyHash: campaign.key_hash,
    listHash: campaign.list_hash,
    sections: sections.map((section) => ({
      ...presentSection(section, ctx.language),
      publicKey: keyOf(section),
      tokens: section.tokens ?? 0,
      ballots: (ballotsOf.get(section.id) ?? []).map(({ serial, randomizer, token_signature, answers_sha256 }) => ({
        serial,
        randomizer,
        signature: token_signature,
        hash: answers_sha256,
      })),
      textHashes: (textsOf.get(section.id) ?? []).map(({ body_sha256 }) => body_sha256),
    })),
    next: ids.at(-1) === all.at(-1)?.id ? null : (ids.at(-1) ?? null),
  }
}

/** What the auditor sums: no more than the results show, so nothing of few ballots or answers, and nothing of an own section. */
export const listForAuditor = async (ctx: CallerCtx, { id }: InputOf<typeof appraisalCount>): Promise<OutputOf<typeof appraisalCount>> => {
  const campaign = await findCampaign(ctx.sql, id)
  if (!campaign || campaign.school_id !== ctx.caller.schoolId) throw refuse('not_found')
  if (campaign.state !== 'closed') throw refuse('appraisal_not_closed')
  const countable = await listCountable(ctx, id)
  const bySection = Map.groupBy(await listAnswers(ctx.sql, [...countable]), ({ appraisal_section_id }) => appraisal_section_id)
  return [...bySection]
    .filter(([, ballots]) => !hasFewAnswers(ballots.map(({ answers }) => answers)))
    .map(([sectionId, ballots]) => ({
      id: sectionId,
      ballots: ballots.map(({ serial, salt, answers }) => ({ serial, salt, answers: answers.map((answer) => answer || null) })),
    }))
}
