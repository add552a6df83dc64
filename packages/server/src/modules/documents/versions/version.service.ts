import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { Ctx } from '../../../context/context.ts'
import { onceATransaction } from '../../../platform/db/once-a-transaction.ts'
import { refuse } from '../../../platform/refuse.ts'
import { recordsOf } from '../../academics/records/record.service.ts'
import { subjectsNamedBy } from '../../statistics/subject-names.service.ts'
import { refusalTo } from './offer.rules.ts'
import { findInState, findVersion, listOffered, listPublished, listTemplateNames, type VersionRow } from './version.repository.ts'
import { rulesOf } from './version-columns.ts'

/** A version without its source, as lists have it. */
export interface TemplateOffer {
  readonly id: string
  readonly templateId: string
  readonly schoolId: string
  readonly code: string
  readonly version: number
  readonly state: 'draft' | 'published' | 'retired'
  readonly titles: { readonly name: string; readonly nameEn: string; readonly nameTw: string }
  readonly rules: TemplateRules
  readonly sealFileId: string | null
}

export interface TemplateVersion extends TemplateOffer {
  readonly source: string
}

/** All that pages are set from; in the editor it is there before anything was saved. */
export type TemplateSheet = Pick<TemplateVersion, 'schoolId' | 'titles' | 'rules' | 'sealFileId' | 'source'>

const titlesOf = ({ name, nameEn, nameTw }: TemplateRules) => ({ name, nameEn, nameTw })

export const sheetOf = (schoolId: string, rules: TemplateRules, source: string): TemplateSheet => ({
  schoolId,
  titles: titlesOf(rules),
  rules,
  sealFileId: rules.sealFileId,
  source,
})

const toOffer = (row: VersionRow): TemplateOffer => {
  const rules = rulesOf(row)
  return {
    id: row.id,
    templateId: row.template_id,
    schoolId: row.school_id,
    code: row.code,
    version: row.version,
    state: row.state,
    titles: titlesOf(rules),
    rules,
    sealFileId: rules.sealFileId,
  }
}

const toVersion = (row: VersionRow & { readonly source: string }): TemplateVersion => ({ ...toOffer(row), source: row.source })

/** The version that was published last, and whether it is offered still. One that never was answers like one that is not there. */
export const lastPublished = async (
  ctx: Ctx,
  templateId: string,
  schoolId: string,
): Promise<{ version: TemplateVersion; isDisabled: boolean }> => {
  const row = await findInState(ctx.sql, templateId, schoolId, 'published')
  if (!row) throw refuse('template_unknown')
  return { version: toVersion(row), isDisabled: row.template_state === 'disabled' }
}

/** The version that people get now. */
export const publishedVersion = async (ctx: Ctx, templateId: string, schoolId: string): Promise<TemplateVersion> => {
  const { version, isDisabled } = await lastPublished(ctx, templateId, schoolId)
  if (isDisabled) throw refuse('template_disabled')
  return version
}

const listPublishedOnce = onceATransaction((sql, key) => {
  const [schoolId = '', ...templateIds] = key.split(',')
  return listPublished(sql, schoolId, templateIds)
})

/** The versions that people get now of several certificates, read once in a transaction; refuses where one is not offered. */
export const publishedVersions = async (ctx: Ctx, templateIds: readonly string[], schoolId: string) => {
  const wanted = [...new Set(templateIds)].toSorted()
  const rows = await listPublishedOnce(ctx.sql, [schoolId, ...wanted].join())
  const byTemplate = new Map(rows.map((row) => [row.template_id, row]))
  return (templateId: string): TemplateVersion => {
    const row = byTemplate.get(templateId)
    if (!row) throw refuse('template_unknown')
    if (row.template_state === 'disabled') throw refuse('template_disabled')
    return toVersion(row)
  }
}

export const draftVersion = async (ctx: Ctx, templateId: string, schoolId: string): Promise<TemplateVersion | undefined> => {
  const row = await findInState(ctx.sql, templateId, schoolId, 'draft')
  return row && toVersion(row)
}

/** The version that a document is pinned to, whatever became of it since. */
export const versionById = async (ctx: Ctx, id: string): Promise<TemplateVersion | undefined> => {
  const row = await findVersion(ctx.sql, id)
  return row && toVersion(row)
}

export const offeredVersions = async (ctx: Ctx, schoolId: string): Promise<TemplateOffer[]> =>
  (await listOffered(ctx.sql, schoolId)).map(toOffer)

/** Refuses a certificate to those whom it is not meant for. */
export const requireOffered = async (ctx: Ctx, { rules }: TemplateOffer, personId: string, roles: readonly Role[]): Promise<void> => {
  const code = refusalTo(rules, { roles, records: await recordsOf(ctx, personId) })
  if (code) throw refuse(code)
}

/** How numbers of applications name their certificates. */
export const templateSubjects = subjectsNamedBy(listTemplateNames)
