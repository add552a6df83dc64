import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { maskEmail, maskIdCard, maskPhone } from '@campus/contract/masks.ts'
import type { ownBaseInfo, ownProfile, updateOwnInfo, updateOwnPinyin } from '@campus/contract/people/own-profile.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileAddress } from '../../files/file.service.ts'
import { trailTo } from '../../school/organisation/unit-trail.service.ts'
import { openIdCard } from '../person/id-card.service.ts'
import { suggestPinyin } from '../person/name-spelling.service.ts'
import { findProfile, updateInfo, updatePinyin } from './profile.repository.ts'
import { completionOf } from './profile.rules.ts'

const requireProfile = async (ctx: CallerCtx) => {
  const { personId, schoolId } = ctx.caller
  const person = await findProfile(ctx.sql, personId)
  if (!person) throw refuse('not_found')
  const units = person.org_unit_id ? await trailTo(ctx, schoolId, person.org_unit_id) : []
  return { person, units }
}

export const readProfile = async (ctx: CallerCtx): Promise<OutputOf<typeof ownProfile>> => {
  const { person, units } = await requireProfile(ctx)
  const kind = person.kind
  const addressOf = (fileId: string | null) => (fileId ? fileAddress(ctx, fileId, person.id) : '')
  const emergencyContacts = person.emergency_contacts ?? 0
  return {
    id: person.id,
    userType: kind,
    name: person.name,
    nickname: person.nickname,
    namePinyin: person.name_pinyin,
    number: person.number,
    grade: person.grade,
    qq: person.qq,
    phone: maskPhone(person.phone ?? ''),
    email: maskEmail(person.email ?? ''),
    idCard: person.id_card_encrypted ? maskIdCard(openIdCard(ctx.services.secretBox, person.id_card_encrypted)) : '',
    avatar: addressOf(person.avatar_file_id),
    portrait: addressOf(person.portrait_file_id),
    school: { name: person.school_name, nameEn: person.school_name_en, nameTw: person.school_name_tw },
    units,
    emergencyContacts,
    completion: completionOf(kind, {
      nickname: person.nickname !== '',
      namePinyin: person.name_pinyin !== '',
      avatar: person.avatar_file_id !== null,
      portrait: person.portrait_file_id !== null,
      phone: person.phone !== null,
      email: person.email !== null,
      qq: person.qq !== '',
      emergencyContact: emergencyContacts > 0,
    }),
  }
}

export const readBaseInfo = async (ctx: CallerCtx): Promise<OutputOf<typeof ownBaseInfo>> => {
  const { person, units } = await requireProfile(ctx)
  const own = units.at(-1)
  return {
    id: person.id,
    name: person.name,
    namePinyin: person.name_pinyin,
    suggestedPinyin: suggestPinyin(person.name),
    number: person.number,
    userType: person.kind,
    grade: person.grade,
    unitName: own ? say([own.name, own.nameEn, own.nameTw], ctx.language) : '',
  }
}

export const changeInfo = async (ctx: CallerCtx, info: InputOf<typeof updateOwnInfo>) => {
  await updateInfo(ctx.sql, ctx.caller.personId, info)
  return null
}

export const changePinyin = async (ctx: CallerCtx, { namePinyin }: InputOf<typeof updateOwnPinyin>) => {
  await updatePinyin(ctx.sql, ctx.caller.personId, namePinyin)
  return null
}
