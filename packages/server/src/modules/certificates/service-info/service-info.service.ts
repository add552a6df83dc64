import type { OutputOf } from '@campus/contract/call.ts'
import { mailMinutes } from '@campus/contract/certificates/delivery.ts'
import { pickupHours } from '@campus/contract/certificates/pick-up.ts'
import type { recommendServer, serverInfo } from '@campus/contract/certificates/service-info.ts'
import { userTypes } from '@campus/contract/roles.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { recordsOf } from '../../academics/records/record.service.ts'
import { offersTo } from '../../documents/templates/offer.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { hasMail, hasSchoolMail } from '../mail/mailbox/mail-route.service.ts'
import { countMaking, countRecent, listOwnTemplates } from './service-info.repository.ts'

const ownOffers = async (ctx: CallerCtx) => offersTo(ctx, { roles: ctx.caller.roles, records: await recordsOf(ctx, ctx.caller.personId) })

export const readServerInfo = async (ctx: CallerCtx): Promise<OutputOf<typeof serverInfo>> => {
  const { schoolId, personId } = ctx.caller
  const offers = await ownOffers(ctx)
  const offered = new Set(offers.flatMap(({ rules }) => rules.ways))
  if (!(await hasMail(ctx, schoolId, personId))) offered.delete('email')
  const { approvalDays, payMinutes } = await readSettings(ctx.sql, schoolId)
  return {
    ways: [...offered],
    approvalDays,
    mailMinutes,
    pickupHours,
    payMinutes,
    schoolHasMail: await hasSchoolMail(ctx, schoolId),
    waiting: await countMaking(ctx.sql, schoolId),
    templates: offers.length,
  }
}

/** Enough to see current demand. */
const recentCounted = 5000
const maxRecommended = 10

export const recommend = async (ctx: CallerCtx): Promise<OutputOf<typeof recommendServer>> => {
  const { schoolId, personId, roles } = ctx.caller
  const kinds = userTypes.filter((kind) => roles.includes(kind))
  const recent = kinds.length > 0 ? await countRecent(ctx.sql, { schoolId, kinds, limit: recentCounted }) : []
  const applied = new Map(recent.map((row) => [row.template_id, row.applied]))
  const own = new Set((await listOwnTemplates(ctx.sql, personId)).map(({ template_id }) => template_id))
  return (await ownOffers(ctx))
    .map(({ templateId, titles, rules }) => ({
      ...titles,
      id: templateId,
      type: rules.type,
      applied: applied.get(templateId) ?? 0,
      isMine: own.has(templateId),
    }))
    .toSorted((one, other) => Number(other.isMine) - Number(one.isMine) || other.applied - one.applied)
    .slice(0, maxRecommended)
}
