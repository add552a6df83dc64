import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Language, say } from '@campus/contract/language.ts'
import { maskEmail, maskIdCard, maskPhone } from '@campus/contract/masks.ts'
import {
  type askedFields,
  type fieldsStillMissing,
  type fieldsWithKnown,
  type LackingField,
  type RegistrationField,
  registrationFieldNames,
} from '@campus/contract/registration/fields.ts'
import { caseFileNames, casePhotos, type wantedFiles } from '@campus/contract/registration/files.ts'
import { RecordedType } from '@campus/contract/registration/states.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { openIdCard } from '../../people/person/id-card.service.ts'
import { schoolAskedFor } from '../../school/school/school.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { maskField, readGiven } from '../cases/given-fields.ts'
import { requireCase } from '../cases/require-case.service.ts'
import { isUnitField, nameUnits } from '../matching/given-units.service.ts'
import { findOwnRecord } from './own-record.repository.ts'

type Known = OutputOf<typeof fieldsWithKnown>[number]
type Rule = { readonly field: RegistrationField; readonly isRequired: boolean; readonly isBound: boolean }

export const presentField = ({ field, isRequired, isBound }: Rule, language: Language) => ({
  field,
  label: say(registrationFieldNames[field], language),
  isRequired,
  isBound,
})

export const listAsked = async (ctx: Ctx, { schoolId, userType }: InputOf<typeof askedFields>): Promise<OutputOf<typeof askedFields>> => {
  const school = await schoolAskedFor(ctx, schoolId)
  const { registrationFor, registration } = await readSettings(ctx.sql, school.id)
  if (!registrationFor.includes(userType)) throw refuse('registration_closed')
  return registration[userType].fields.map((rule) => presentField(rule, ctx.language))
}

export const listWanted = async (ctx: Ctx, { schoolId, userType }: InputOf<typeof wantedFiles>): Promise<OutputOf<typeof wantedFiles>> => {
  const school = await schoolAskedFor(ctx, schoolId)
  const { registration } = await readSettings(ctx.sql, school.id)
  return registration[userType].files.map(({ kind, isRequired }) => ({
    kind,
    label: say(caseFileNames[kind], ctx.language),
    isPhoto: (casePhotos as readonly string[]).includes(kind),
    isRequired,
  }))
}

const ofCase = async (ctx: Ctx, id: string): Promise<Known[]> => {
  const row = await requireCase(ctx, id)
  const { registration } = await readSettings(ctx.sql, row.school_id)
  const given = readGiven(ctx.services.secretBox, row)
  const units = await nameUnits(ctx, row.school_id, given)
  return registration[row.user_type].fields.map((rule) => {
    const value = given[rule.field] ?? ''
    return { ...presentField(rule, ctx.language), value: isUnitField(rule.field) ? (units.get(value) ?? '') : maskField(rule.field, value) }
  })
}

/** What the school asks of somebody who is in; visitors and families are asked for nothing. */
const ofCaller = async (ctx: CallerCtx): Promise<Known[]> => {
  const record = await findOwnRecord(ctx.sql, ctx.caller.personId)
  const userType = RecordedType.safeParse(record?.kind)
  if (!record || !userType.success) return []
  const { registration } = await readSettings(ctx.sql, ctx.caller.schoolId)
  const values: Record<LackingField, string> = {
    idCard: record.id_card_encrypted ? maskIdCard(openIdCard(ctx.services.secretBox, record.id_card_encrypted)) : '',
    phone: maskPhone(record.phone ?? ''),
    email: maskEmail(record.email ?? ''),
    namePinyin: record.name_pinyin,
  }
  return registration[userType.data].lacking.map((field) => ({
    field,
    label: say(registrationFieldNames[field], ctx.language),
    isRequired: true,
    isBound: false,
    value: values[field],
  }))
}

export const listKnown = (ctx: Ctx, { id }: InputOf<typeof fieldsWithKnown>): Promise<Known[]> => {
  if (id !== undefined) return ofCase(ctx, id)
  if (!ctx.caller) throw refuse('login_required')
  return ofCaller({ ...ctx, caller: ctx.caller })
}

export const listMissing = async (ctx: Ctx, asked: InputOf<typeof fieldsStillMissing>): Promise<OutputOf<typeof fieldsStillMissing>> =>
  (await listKnown(ctx, asked)).filter(({ value }) => value === '').map(({ value: _none, ...field }) => field)
