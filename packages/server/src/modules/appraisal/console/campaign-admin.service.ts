import type { addAppraisal, ConsoleAppraisal, cancelAppraisal, consoleAppraisals } from '@campus/contract/appraisal/console.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { isInScope, readingScopeOf, type Scope, scopeOf } from '../../school/organisation/scope.service.ts'
import { unitIdsBelow } from '../../school/organisation/unit-trail.service.ts'
import { titleColumns } from '../../school/titles.ts'
import { makeKeysJob } from '../appraisal.jobs.ts'
import { lockCampaign } from '../campaigns/campaign.repository.ts'
import { phaseOf, termName } from '../campaigns/campaign.rules.ts'
import { presentCampaign, questionsOf } from '../campaigns/campaign-view.ts'
import * as repository from './campaign-admin.repository.ts'
import { countWaiting } from './text-review.repository.ts'

const wholeSchool: Phrase = ['全校', 'Whole school', '全校']

/** The units of a scope; undefined for all. */
export const unitsIn = (scope: Scope) => (scope === 'school' ? undefined : scope)

const mayCancel = (phase: ConsoleAppraisal['phase']) => phase === 'preparing' || phase === 'upcoming'

export const listCampaigns = async (ctx: CallerCtx): Promise<OutputOf<typeof consoleAppraisals>> => {
  const { language, caller } = ctx
  const [reading, deciding] = [await readingScopeOf(ctx), await scopeOf(ctx)]
  const terms = (await repository.listTerms(ctx.sql, caller.schoolId)).map((term) => ({ id: term.id, name: say(termName(term), language) }))
  if (reading !== 'school' && reading.length === 0) return { appraisals: [], terms }
  const rows = await repository.listCampaigns(ctx.sql, caller.schoolId, unitsIn(reading))
  const waiting = new Map(
    (deciding === 'school' || deciding.length > 0
      ? await countWaiting(ctx.sql, { schoolId: caller.schoolId, personId: caller.personId, unitIds: unitsIn(deciding) })
      : []
    ).map((row) => [row.appraisal_id, Number(row.count)]),
  )
  const appraisals = rows.map((row) => {
    const shown = presentCampaign(row, ctx.now(), language)
    return {
      ...shown,
      unitName:
        row.unit_name === null
          ? say(wholeSchool, language)
          : nameIn({ name: row.unit_name, nameEn: row.unit_name_en ?? '', nameTw: row.unit_name_tw ?? '' }, language),
      questions: questionsOf(row).map((question) => nameIn(question, language)),
      sections: row.sections,
      keys: row.keys,
      students: row.students,
      tokens: row.tokens,
      ballots: row.state === 'closed' ? row.ballots : null,
      textsWaiting: waiting.get(row.id) ?? 0,
      keyHash: row.key_hash,
      listHash: row.list_hash,
      mayCancel: mayCancel(shown.phase) && isInScope(deciding, row.unit_id),
    }
  })
  return { appraisals, terms }
}

/** The units that take part; undefined for the whole school. */
const unitsOf = async (ctx: CallerCtx, unitId: string | null) => {
  if (!isInScope(await scopeOf(ctx), unitId)) throw refuse('appraisal_out_of_reach')
  if (unitId === null) return undefined
  const unitIds = await unitIdsBelow(ctx, ctx.caller.schoolId, unitId)
  if (unitIds.length === 0) throw refuse('appraisal_out_of_reach')
  return unitIds
}

export const addCampaign = (ctx: CallerCtx, given: InputOf<typeof addAppraisal>): Promise<OutputOf<typeof addAppraisal>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const { termId, unitId, questions } = given
    const [opensAt, closesAt] = [new Date(given.opensAt), new Date(given.closesAt)]
    const unitIds = await unitsOf(ctx, unitId)
    if (!(await repository.listTerms(ctx.sql, schoolId)).some(({ id }) => id === termId)) throw refuse('not_found')
    if (closesAt <= opensAt || closesAt <= ctx.now()) throw refuse('appraisal_times')
    const { id } = await repository.insertCampaign(ctx.sql, {
      ...titleColumns(given),
      school_id: schoolId,
      term_id: termId,
      unit_id: unitId,
      questions: JSON.stringify(questions),
      opens_at: opensAt,
      closes_at: closesAt,
      created_by: personId,
      created_at: ctx.now(),
    })
    const sections = await repository.insertSections(ctx.sql, { id, schoolId, termId, unitIds })
    if (sections === 0) throw refuse('appraisal_no_sections')
    await record(ctx, { action: 'appraisal.added', subjectKind: 'appraisal', subjectId: id, details: { name: given.name, sections } })
    await ctx.services.jobs.add(ctx.sql, makeKeysJob, { id })
    return { id, sections }
  })

export const cancelCampaign = (ctx: CallerCtx, { id }: InputOf<typeof cancelAppraisal>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const campaign = await lockCampaign(ctx.sql, id)
    if (campaign?.school_id !== ctx.caller.schoolId || !isInScope(await scopeOf(ctx), campaign.unit_id)) throw refuse('not_found')
    if (!mayCancel(phaseOf(campaign, ctx.now()))) throw refuse('appraisal_begun')
    await repository.setCancelled(ctx.sql, id)
    await record(ctx, { action: 'appraisal.cancelled', subjectKind: 'appraisal', subjectId: id })
    return null
  })
