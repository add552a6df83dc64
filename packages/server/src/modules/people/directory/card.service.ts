import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { contactCard, findBySchoolNumber } from '@campus/contract/people/directory.ts'
import { maskedNameIn, personNameIn } from '@campus/contract/people/person-name.ts'
import type { cardPrivacy, changeCardPrivacy } from '@campus/contract/people/privacy.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileAddress } from '../../files/file.service.ts'
import { trailTo } from '../../school/organisation/unit-trail.service.ts'
import { noteViews } from '../views/profile-view.service.ts'
import { findByNumber, findCard, insertIntroduction, listPrivacy, savePrivacy } from './card.repository.ts'
import { audiencesOf, hiddenFields, isStaff, reachOf } from './directory.rules.ts'
import { requireVisible } from './directory.service.ts'
import { listTagsOn } from './mark.repository.ts'

export const readCard = async (ctx: CallerCtx, { id }: InputOf<typeof contactCard>): Promise<OutputOf<typeof contactCard>> => {
  const { personId: viewerId, roles } = ctx.caller
  await requireVisible(ctx, id)
  const person = await findCard(ctx.sql, { viewerId }, id)
  if (!person) throw refuse('not_found')
  await noteViews(ctx, [id], 'card')
  const isMe = id === viewerId
  const isInSameUnit = person.org_unit_id !== null && person.org_unit_id === person.viewer_unit_id
  const hidden = hiddenFields(audiencesOf(await listPrivacy(ctx.sql, id)), { isMe, isStaff: isStaff(roles), isInSameUnit })
  const shown = (field: (typeof hidden)[number], value: string | null) => (hidden.includes(field) ? '' : (value ?? ''))
  const addressOf = (fileId: string | null) => (fileId ? fileAddress(ctx, fileId, viewerId) : '')
  const units = person.org_unit_id && !hidden.includes('unit') ? await trailTo(ctx, person.school_id, person.org_unit_id) : []
  const own = units.at(-1)
  return {
    id,
    name: personNameIn({ name: person.name, namePinyin: person.name_pinyin }, ctx.language),
    nickname: person.nickname,
    remark: person.remark ?? '',
    tags: await listTagsOn(ctx.sql, { viewerId, personId: id }),
    userType: person.kind,
    unitName: own ? say([own.name, own.nameEn, own.nameTw], ctx.language) : '',
    avatar: addressOf(person.avatar_file_id),
    isManager: person.is_manager,
    number: shown('number', person.number),
    phone: shown('phone', person.phone),
    email: shown('email', person.email),
    qq: shown('qq', person.qq),
    portrait: hidden.includes('portrait') ? '' : addressOf(person.portrait_file_id),
    units: units.map(({ name, nameEn, nameTw }) => ({ name, nameEn, nameTw })),
    hidden,
    isMe,
  }
}

const lookups = { max: 20, windowSeconds: 60 } as const

/** To hand something to the right person one confirms who it is: enough to recognise somebody, not enough to learn who has a number. */
export const findNumber = async (
  ctx: CallerCtx,
  { schoolUserId }: InputOf<typeof findBySchoolNumber>,
): Promise<OutputOf<typeof findBySchoolNumber>> => {
  const { personId, schoolId, roles } = ctx.caller
  const { count, secondsLeft } = await countAttempt(ctx, `book:number:${personId}`, lookups.windowSeconds)
  if (count > lookups.max) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  const person = reachOf(roles, 'nobody').staff ? await findByNumber(ctx.sql, schoolId, schoolUserId) : undefined
  if (!person) throw refuse('user_unknown')
  if (person.id === personId) throw refuse('delegate_self')
  await noteViews(ctx, [person.id], 'search')
  return {
    id: person.id,
    name: maskedNameIn(person, ctx.language),
    number: person.number,
    userType: person.kind,
    unitName: person.unit_name === null ? '' : say([person.unit_name, person.unit_name_en ?? '', person.unit_name_tw ?? ''], ctx.language),
  }
}

/** Who shows their card to somebody lets them see it, from then on and without scanning again. */
export const introduce = async (ctx: CallerCtx, personId: string) => {
  const { personId: viewerId, schoolId } = ctx.caller
  if (personId !== viewerId) await insertIntroduction(ctx.sql, { viewerId, personId, schoolId, now: ctx.now() })
}

export const readCardPrivacy = async (ctx: CallerCtx): Promise<OutputOf<typeof cardPrivacy>> =>
  audiencesOf(await listPrivacy(ctx.sql, ctx.caller.personId))

export const keepCardPrivacy = async (ctx: CallerCtx, { field, audience }: InputOf<typeof changeCardPrivacy>) => {
  const { personId, schoolId } = ctx.caller
  await savePrivacy(ctx.sql, { personId, schoolId, field, audience, now: ctx.now() })
  return null
}
