import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { appTemplates, sourceTemplates, userTemplates } from '@campus/contract/documents/templates.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { listSources } from '../../academics/records/own-records.service.ts'
import { spellTitle } from '../../help/articles/title-spelling.service.ts'
import { isForOneOf, recordsThatFit, takesSource } from '../versions/offer.rules.ts'
import { offeredVersions, type TemplateOffer } from '../versions/version.service.ts'
import { hindranceOf, offersTo, standpointOf } from './offer.service.ts'
import { recordAmong } from './template-type.service.ts'
import { presentTemplate } from './template-view.ts'

/** A title is found by any of its words in any language, by its sound and by its initials. */
const holds = ({ titles: { name, nameEn, nameTw } }: TemplateOffer, words: readonly string[]) => {
  if (words.length === 0) return true
  const text = [name, nameEn, nameTw, spellTitle(name)].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

export const listForApp = async (
  ctx: CallerCtx,
  { type, words = '', way }: InputOf<typeof appTemplates>,
): Promise<OutputOf<typeof appTemplates>> => {
  const asker = await standpointOf(ctx)
  const typed = words.toLowerCase().split(/\s+/).filter(Boolean)
  return (await offersTo(ctx, asker))
    .filter((version) => (!type || version.rules.type === type) && (!way || version.rules.ways.includes(way)) && holds(version, typed))
    .map((version) => ({ ...presentTemplate(version), hindrance: hindranceOf(ctx, version, asker) }))
}

export const listForUser = async (
  ctx: CallerCtx,
  { isLimitDateLong, recordId }: InputOf<typeof userTemplates>,
): Promise<OutputOf<typeof userTemplates>> => {
  const record = recordId && (await recordAmong(ctx, recordId))
  const asker = await standpointOf(ctx)
  return (await offersTo(ctx, asker))
    .filter((version) => !hindranceOf(ctx, version, asker))
    .filter(
      ({ rules }) => (isLimitDateLong !== 'Y' || rules.validityDays === null) && (!record || recordsThatFit(rules, [record]).length > 0),
    )
    .map(presentTemplate)
}

export const listForSource = async (
  ctx: CallerCtx,
  { source }: InputOf<typeof sourceTemplates>,
): Promise<OutputOf<typeof sourceTemplates>> => {
  if (!(await listSources(ctx)).some(({ code }) => code === source)) return []
  return (await offeredVersions(ctx, ctx.caller.schoolId))
    .filter(({ rules }) => isForOneOf(rules, ctx.caller.roles) && takesSource(rules, source))
    .map(presentTemplate)
}
