import type {
  consoleProcess,
  consoleVersion,
  discardProcessDraft,
  publishProcess,
  saveProcessDraft,
} from '@campus/contract/approval/console/processes.ts'
import { ProcessSettings } from '@campus/contract/approval/settings.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { withFixedParts } from '../matters/fixed-parts.service.ts'
import { requireRules } from '../rules/rule-admin.service.ts'
import { shownPeople } from '../shown/shown-people.service.ts'
import { judge, requireDesign } from './design.service.ts'
import { problemTexts } from './problem-texts.ts'
import { findProcess, listAdministratorIds, lockProcess } from './process-admin.repository.ts'
import { presentProcess } from './process-admin.service.ts'
import { type NamedProblem, parentProblems, subprocessProblems } from './subprocess.service.ts'
import { requireTrials } from './trial.service.ts'
import * as repository from './version.repository.ts'

const holdProcess = async (ctx: CallerCtx, id: string) => {
  const held = await lockProcess(ctx.sql, ctx.caller.schoolId, id)
  if (!held) throw refuse('not_found')
  return held
}

const presentProblem = (ctx: CallerCtx, { code, nodeId, field, at, text }: NamedProblem) => ({
  at: nodeId ?? field ?? at ?? '',
  code,
  text: say(text ?? problemTexts[code], ctx.language),
})

/** With what the parts of a process and those of which it is a part, all processes themselves, have against it. */
const problemsOf = async (ctx: CallerCtx, id: string, judged: ReturnType<typeof judge>): Promise<readonly NamedProblem[]> => [
  ...judged.problems,
  ...('process' in judged
    ? [...(await subprocessProblems(ctx, id, judged.process)), ...(await parentProblems(ctx, id, judged.process))]
    : []),
]

export const readOne = async (ctx: CallerCtx, { id }: InputOf<typeof consoleProcess>): Promise<OutputOf<typeof consoleProcess>> => {
  const { row, version } = await requireDesign(ctx, id)
  const [versions, administratorIds] = await Promise.all([repository.listVersions(ctx.sql, id), listAdministratorIds(ctx.sql, id)])
  const person = await shownPeople(ctx, administratorIds)
  return {
    ...presentProcess(row),
    administrators: administratorIds.map(person),
    version: {
      number: version.number,
      state: version.state,
      revision: version.state === 'draft' ? version.revision : 0,
      tree: version.tree,
      form: version.form,
      settings: ProcessSettings.parse(version.settings),
    },
    problems: (await problemsOf(ctx, id, judge(ctx, row.matter, version))).map((problem) => presentProblem(ctx, problem)),
    versions: versions.map(({ number, state, changed_at, published_at, running }) => ({
      number,
      state,
      changedAt: changed_at.toISOString(),
      publishedAt: published_at?.toISOString() ?? null,
      running,
    })),
  }
}

/** An earlier version, to look at it or to begin the next draft with it. */
export const readVersion = async (
  ctx: CallerCtx,
  { id, number }: InputOf<typeof consoleVersion>,
): Promise<OutputOf<typeof consoleVersion>> => {
  const version = (await findProcess(ctx.sql, ctx.caller.schoolId, id)) && (await repository.findNumbered(ctx.sql, id, number))
  if (!version) throw refuse('not_found')
  return { number, tree: version.tree, form: version.form, settings: ProcessSettings.parse(version.settings) }
}

/** A draft may be wrong, but it must be a tree of bounded size that can be read. */
const requireReadableTree = (ctx: CallerCtx, matter: string | null, given: InputOf<typeof saveProcessDraft>) => {
  const judged = judge(ctx, matter, given)
  const isReadable = 'process' in judged || judged.problems.every(({ code }) => code === 'wrong_shape')
  if (!isReadable) throw refuse('tree_unreadable')
  return judged
}

export const saveDraft = (ctx: CallerCtx, sent: InputOf<typeof saveProcessDraft>): Promise<OutputOf<typeof saveProcessDraft>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const { matter } = await holdProcess(ctx, sent.id)
    const given = withFixedParts(ctx, matter, sent)
    const problems = await problemsOf(ctx, given.id, requireReadableTree(ctx, matter, given))
    const row = {
      tree: JSON.stringify(given.tree),
      form: JSON.stringify(given.form),
      settings: JSON.stringify(given.settings),
      changed_by: personId,
      changed_at: ctx.now(),
    }
    const draft = await repository.findDraft(ctx.sql, given.id)
    const saved = draft
      ? await repository.updateDraft(ctx.sql, { id: draft.id, revision: given.revision }, row)
      : given.revision === 0
        ? await repository.insertDraft(ctx.sql, { ...row, school_id: schoolId, process_id: given.id })
        : undefined
    if (!saved) throw refuse('draft_changed')
    return { revision: saved.revision, problems: problems.map((problem) => presentProblem(ctx, problem)) }
  })

export const discard = (ctx: CallerCtx, { id }: InputOf<typeof discardProcessDraft>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    await holdProcess(ctx, id)
    if (!(await repository.findPublishedVersion(ctx.sql, id))) throw refuse('nothing_published')
    await repository.deleteDraft(ctx.sql, id)
    await record(ctx, { action: 'approval.draft_discarded', subjectKind: 'approval_process', subjectId: id })
    return null
  })

export const publish = (ctx: CallerCtx, { id, revision }: InputOf<typeof publishProcess>): Promise<OutputOf<typeof publishProcess>> =>
  inTransaction(ctx, async (ctx) => {
    // Two that are published at once could each become a part of the other.
    await repository.holdPublishing(ctx.sql, ctx.caller.schoolId)
    const { matter } = await holdProcess(ctx, id)
    const draft = await repository.findDraft(ctx.sql, id)
    if (!draft) throw refuse('no_draft')
    if (draft.revision !== revision) throw refuse('draft_changed')
    const judged = judge(ctx, matter, draft)
    if (!('process' in judged) || (await problemsOf(ctx, id, judged)).length > 0) throw refuse('process_has_problems')
    await requireRules(ctx, judged.process)
    await requireTrials(ctx, id, judged.process)
    // What is published is written as it was read: with every default, and nothing that the shapes do not know.
    const { tree, form, settings } = judged.process
    const whole = { tree: JSON.stringify(tree), form: JSON.stringify(form), settings: JSON.stringify(settings) }
    await repository.updateDraft(ctx.sql, { id: draft.id, revision }, { ...whole, changed_by: ctx.caller.personId, changed_at: ctx.now() })
    const published = await repository.publishDraft(ctx.sql, id, { id: draft.id, by: ctx.caller.personId, now: ctx.now() })
    if (!published) throw refuse('no_draft')
    const details = { number: published.number }
    await record(ctx, { action: 'approval.process_published', subjectKind: 'approval_process', subjectId: id, details })
    return published
  })
