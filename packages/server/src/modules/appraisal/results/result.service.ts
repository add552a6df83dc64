import type { appraisalResults, SectionResult } from '@campus/contract/appraisal/appraisals.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { titlesOf } from '../../school/titles.ts'
import { termName } from '../campaigns/campaign.rules.ts'
import { presentSection, questionsOf } from '../campaigns/campaign-view.ts'
import * as repository from './result.repository.ts'
import { sumUp, withheldBecause } from './result.rules.ts'

/** Of one campaign those of the caller's units; otherwise the caller's own. */
const listAsked = async (ctx: CallerCtx, appraisalId: string | undefined) => {
  const { schoolId, personId } = ctx.caller
  const asked = { schoolId, now: ctx.now(), appraisalId }
  const scope = appraisalId ? await readingScopeOf(ctx) : []
  if (scope === 'school') return repository.listClosedSections(ctx.sql, asked)
  if (scope.length > 0) return repository.listClosedSections(ctx.sql, { ...asked, unitIds: scope })
  return repository.listClosedSections(ctx.sql, { ...asked, teacherId: personId })
}

const listJudged = async (ctx: CallerCtx, appraisalId: string | undefined) =>
  (await listAsked(ctx, appraisalId)).map((row) => ({ ...row, withheld: withheldBecause(row.ballots ?? 0, row.has_grades) }))

/** Sections of a campaign whose single answers the caller may read: those whose results are out, of classes that they do not teach. */
export const listCountable = async (ctx: CallerCtx, appraisalId: string): Promise<ReadonlySet<string>> => {
  const rows = await listJudged(ctx, appraisalId)
  return new Set(rows.filter((row) => row.withheld === null && !row.teacher_ids.includes(ctx.caller.personId)).map(({ id }) => id))
}

export const readResults = async (ctx: CallerCtx, { appraisalId }: InputOf<typeof appraisalResults>): Promise<SectionResult[]> => {
  const { language } = ctx
  const rows = await listJudged(ctx, appraisalId)
  const shown = rows.filter(({ withheld }) => withheld === null).map(({ id }) => id)
  const [answers, texts] =
    shown.length === 0 ? [[], []] : await Promise.all([repository.listAnswers(ctx.sql, shown), repository.listShownTexts(ctx.sql, shown)])
  const answersOf = Map.groupBy(answers, ({ appraisal_section_id }) => appraisal_section_id)
  const textsOf = Map.groupBy(texts, ({ appraisal_section_id }) => appraisal_section_id)
  return rows.map((row) => ({
    ...presentSection(row, language),
    appraisalId: row.appraisal_id,
    appraisalName: nameIn(titlesOf(row), language),
    term: say(termName(row), language),
    tokens: row.tokens ?? 0,
    ballots: row.ballots ?? 0,
    withheld: row.withheld,
    questions: questionsOf(row).map((question, at) => ({
      name: nameIn(question, language),
      ...sumUp((answersOf.get(row.id) ?? []).map((ballot) => ballot.answers[at] ?? 0)),
    })),
    texts: (textsOf.get(row.id) ?? []).map(({ id, body }) => ({ id, body })),
  }))
}
