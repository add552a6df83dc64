import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { freeCopies, templateInfo, templateUse } from '@campus/contract/documents/templates.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { limitsAt } from '../uses/limits.rules.ts'
import { listUses } from '../uses/use.repository.ts'
import { freeCopiesFor } from '../uses/use.service.ts'
import { recordsThatFit } from '../versions/offer.rules.ts'
import { publishedVersion } from '../versions/version.service.ts'
import { hindranceOf, standpointOf } from './offer.service.ts'
import { presentTemplate } from './template-view.ts'

export const readInfo = async (ctx: CallerCtx, { id }: InputOf<typeof templateInfo>): Promise<OutputOf<typeof templateInfo>> => {
  const version = await publishedVersion(ctx, id, ctx.caller.schoolId)
  const asker = await standpointOf(ctx)
  const { heading, wantsPhoto, wantsSignature, choosesYears } = version.rules
  return {
    ...presentTemplate(version),
    hindrance: hindranceOf(ctx, version, asker),
    version: version.version,
    heading,
    wantsPhoto,
    wantsSignature,
    choosesYears,
    recordIds: recordsThatFit(version.rules, asker.records).map(({ id }) => id),
    hasPhoto: asker.hasPhoto,
  }
}

export const readUse = async (ctx: CallerCtx, { id }: InputOf<typeof templateUse>): Promise<OutputOf<typeof templateUse>> => {
  const { rules } = await publishedVersion(ctx, id, ctx.caller.schoolId)
  const uses = (await listUses(ctx.sql, ctx.caller.personId)).filter(({ templateId }) => templateId === id)
  const { timeZone } = await readSettings(ctx.sql, ctx.caller.schoolId)
  const { limits, left, copiesLeft, stop } = limitsAt(rules, uses, { at: ctx.now(), timeZone })
  return {
    limits: limits.map((state) => ({ ...state, moreAt: state.moreAt?.toISOString() ?? null })),
    left,
    copiesLeft,
    moreAt: stop?.moreAt?.toISOString() ?? null,
    stoppedBy: stop?.period ?? null,
    timeZone,
  }
}

export const readFreeCopies = async (ctx: CallerCtx, { templateId }: InputOf<typeof freeCopies>): Promise<OutputOf<typeof freeCopies>> => {
  const copies = await freeCopiesFor(ctx, await publishedVersion(ctx, templateId, ctx.caller.schoolId), ctx.caller.personId)
  return { ...copies, moreAt: copies.moreAt?.toISOString() ?? null }
}
