import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { dropDraft, saveTemplate, TemplateRules } from '@campus/contract/documents/console/templates.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { type CallerCtx, inTransaction } from '../../../../context/context.ts'
import { breaks } from '../../../../platform/db/sql.ts'
import { refuse } from '../../../../platform/refuse.ts'
import { listSources } from '../../../academics/records/own-records.service.ts'
import { record } from '../../../audit/audit.service.ts'
import { isOpenChoice } from '../../../school/dictionaries/dictionary.service.ts'
import { columnsOf } from '../../versions/version-columns.ts'
import { findVersionOf, listVersions, lockTemplate } from './console-template.repository.ts'
import * as drafts from './draft.repository.ts'
import { requireSeal } from './seal.service.ts'

type Given = InputOf<typeof saveTemplate>

/** A template may keep a type that was closed since. */
const requireRules = async (ctx: CallerCtx, { type, sources, sealFileId }: TemplateRules, typeBefore: string | undefined) => {
  if (type !== typeBefore && !(await isOpenChoice(ctx, ctx.caller.schoolId, 'template_type', type))) throw refuse('dictionary_unknown')
  const known = new Set((await listSources(ctx)).map(({ code }) => code))
  if (!sources.every((code) => known.has(code)))
    throw refuse('bad_input', { fields: { 'rules.sources': say(fieldTexts.wrong, ctx.language) } })
  await requireSeal(ctx, sealFileId)
}

const addTemplate = async (ctx: CallerCtx, { code, position, rules, source }: Given) => {
  const { schoolId } = ctx.caller
  await requireRules(ctx, rules, undefined)
  const added = await drafts.insertTemplate(ctx.sql, { schoolId, code, position, now: ctx.now() })
  if (!added) throw refuse('template_code_taken')
  const { version } = await drafts.insertDraft(ctx.sql, schoolId, added.id, { ...columnsOf(rules), source })
  return { ...added, version }
}

const touch = async (...[sql, id, change]: Parameters<typeof drafts.updateTemplate>) => {
  try {
    return await drafts.updateTemplate(sql, id, change)
  } catch (error) {
    throw breaks(error, 'document_template_school_id_code_key') ? refuse('template_code_taken') : error
  }
}

const changeTemplate = async (ctx: CallerCtx, id: string, { revision, code, position, rules, source }: Given) => {
  const { schoolId } = ctx.caller
  const template = await lockTemplate(ctx.sql, schoolId, id)
  if (!template) throw refuse('not_found')
  if (template.revision !== revision) throw refuse('template_changed')
  await requireRules(ctx, rules, (await findVersionOf(ctx.sql, id, undefined))?.type)
  const draft = { ...columnsOf(rules), source }
  const { version } = (await drafts.updateDraft(ctx.sql, id, draft)) ?? (await drafts.insertDraft(ctx.sql, schoolId, id, draft))
  return { id, version, ...(await touch(ctx.sql, id, { code, position, now: ctx.now() })) }
}

export const keepTemplate = (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof saveTemplate>> =>
  inTransaction(ctx, async (ctx) => {
    const saved = given.id ? await changeTemplate(ctx, given.id, given) : await addTemplate(ctx, given)
    const details = { code: given.code, version: saved.version }
    await record(ctx, { action: 'documents.template_saved', subjectKind: 'document_template', subjectId: saved.id, details })
    return saved
  })

export const throwDraftAway = (ctx: CallerCtx, { id }: InputOf<typeof dropDraft>) =>
  inTransaction(ctx, async (ctx) => {
    const template = await lockTemplate(ctx.sql, ctx.caller.schoolId, id)
    if (!template) throw refuse('not_found')
    const dropped = await drafts.deleteDraft(ctx.sql, id)
    if (!dropped) throw refuse('template_no_draft')
    if ((await listVersions(ctx.sql, id)).length > 0) await drafts.updateTemplate(ctx.sql, id, { now: ctx.now() })
    else await drafts.deleteTemplate(ctx.sql, id)
    const details = { code: template.code, version: dropped.version }
    await record(ctx, { action: 'documents.draft_dropped', subjectKind: 'document_template', subjectId: id, details })
    return null
  })
