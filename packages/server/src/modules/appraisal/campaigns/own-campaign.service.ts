import type { OwnAppraisal } from '@campus/contract/appraisal/appraisals.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { WaitingRows } from '../../../platform/db/paging.ts'
import { listCampaignsOf, listSectionsOf } from './campaign.repository.ts'
import { presentCampaign, presentSection, questionsOf } from './campaign-view.ts'

/** Where fewer take part, those who write are told what a small number means. */
const smallSection = 10
const yearMs = 365 * 24 * 3_600_000

/** Open campaigns that the caller has not looked at: no token was given to them yet. */
export const appraisalsWaiting = async (ctx: CallerCtx): Promise<WaitingRows> => {
  const unopened = (await listOwn(ctx)).filter(({ phase, sections }) => phase === 'open' && !sections.some(({ hasToken }) => hasToken))
  const first = (times: readonly string[]) => times.toSorted().map((time) => new Date(time))[0] ?? null
  return {
    count: unopened.length,
    since: first(unopened.map(({ opensAt }) => opensAt)),
    dueAt: first(unopened.map(({ closesAt }) => closesAt)),
  }
}

export const listOwn = async (ctx: CallerCtx): Promise<OwnAppraisal[]> => {
  const { sql, language, caller } = ctx
  const now = ctx.now()
  const campaigns = await listCampaignsOf(sql, caller.personId, new Date(now.getTime() - yearMs))
  if (campaigns.length === 0) return []
  const sections = await listSectionsOf(
    sql,
    caller.personId,
    campaigns.map(({ id }) => id),
  )
  return campaigns.map((row) => ({
    ...presentCampaign(row, now, language),
    questions: questionsOf(row).map((question) => nameIn(question, language)),
    sections: sections
      .filter(({ appraisal_id }) => appraisal_id === row.id)
      .map((section) => ({
        ...presentSection(section, language),
        hasToken: section.has_token,
        isSmall: section.students < smallSection,
      })),
  }))
}
