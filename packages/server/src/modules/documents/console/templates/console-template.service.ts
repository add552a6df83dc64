import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { consoleTemplate, consoleTemplates } from '@campus/contract/documents/console/templates.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../../context/context.ts'
import { refuse } from '../../../../platform/refuse.ts'
import { fileAddress } from '../../../files/file.service.ts'
import { rulesOf } from '../../versions/version-columns.ts'
import * as repository from './console-template.repository.ts'

type Rows = OutputOf<typeof consoleTemplates>
type Template = OutputOf<typeof consoleTemplate>

export const presentRow = (row: Awaited<ReturnType<typeof repository.listTemplates>>[number]): Rows['rows'][number] => ({
  id: row.id,
  code: row.code,
  name: row.name,
  nameEn: row.name_en,
  nameTw: row.name_tw,
  type: row.type,
  state: row.state,
  publishedVersion: row.shown_state === 'published' ? row.shown_version : null,
  hasDraft: row.has_draft,
  needsApproval: row.needs_approval,
  charge: row.charge,
  price: row.price,
  ways: row.ways,
  issued: row.issued,
  changedAt: row.changed_at.toISOString(),
})

export const listTemplates = async (
  ctx: CallerCtx,
  { words, state, type, sort, ...page }: InputOf<typeof consoleTemplates>,
): Promise<Rows> => {
  const filter = { schoolId: ctx.caller.schoolId, words, state, type }
  const rows = await repository.listTemplates(ctx.sql, filter, page, sort)
  return { rows: rows.map(presentRow), total: await repository.countTemplates(ctx.sql, filter) }
}

export const readTemplate = async (ctx: CallerCtx, { id, version }: InputOf<typeof consoleTemplate>): Promise<Template> => {
  const template = await repository.findTemplate(ctx.sql, ctx.caller.schoolId, id)
  const shown = template && (await repository.findVersionOf(ctx.sql, id, version))
  if (!shown) throw refuse('not_found')
  const versions = await repository.listVersions(ctx.sql, id)
  return {
    id,
    code: template.code,
    state: template.state,
    disabledReason: template.disabled_reason,
    position: template.position,
    version: shown.version,
    versionState: shown.state,
    revision: template.revision,
    rules: rulesOf(shown),
    source: shown.source,
    sealAddress: shown.seal_file_id ? fileAddress(ctx, shown.seal_file_id, ctx.caller.personId) : '',
    versions: versions.map((row) => ({
      version: row.version,
      state: row.state,
      publishedAt: row.published_at?.toISOString() ?? null,
      publishedBy: personNameIn({ name: row.published_by ?? '', namePinyin: row.published_by_pinyin }, ctx.language),
      issued: row.issued,
    })),
  }
}

/** All templates as their editor shows them first. */
export const newestVersions = async (ctx: CallerCtx) =>
  (await repository.listNewest(ctx.sql, ctx.caller.schoolId)).map((row) => ({
    id: row.id,
    code: row.code,
    position: row.position,
    revision: row.revision,
    source: row.source,
    rules: rulesOf(row),
  }))
