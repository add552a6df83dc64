import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { checkFields } from '@campus/contract/registration/check.ts'
import type { GivenFields } from '@campus/contract/registration/fields.ts'
import type { RegistrationRules } from '@campus/contract/registration/settings.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { countAttempts } from '../../../platform/db/throttle.ts'
import { networkOf } from '../../../platform/network.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { requireCaptcha } from '../../account/captcha/captcha.service.ts'
import { requireConsent } from '../../account/consent/consent.service.ts'
import { fingerprintsOfIdCard } from '../../people/person/id-card.service.ts'
import { readIdNumber } from '../../people/person/id-number-given.service.ts'
import { requireSettings } from '../../school/school/school.service.ts'
import { findSameCase, insertCase } from '../cases/case.repository.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { caseLife } from '../cases/case-state.rules.ts'
import { encryptCaseIdCard, encryptGiven, givenHashes } from '../cases/given-fields.ts'
import { removeCases } from '../files/case-file.service.ts'
import { requireUnits } from './given-units.service.ts'
import { fits } from './matching.rules.ts'
import { listRecords } from './record.repository.ts'
import { readKnown } from './record.service.ts'

const hour = 3600
/**
 * Of one ID number and of one number, from wherever: that and the captcha hold guessing back. A whole campus may stand behind one address,
 * and a lecture hall of new students registers within an hour, so the limit of a network is there only for machines.
 */
const limits = { number: 5, network: 2000 } as const

const limitTries = async (ctx: Ctx, schoolId: string, { number = '', idCard = '' }: GivenFields) => {
  const hashed = (value: string) => ctx.services.secretBox.fingerprint(`${schoolId} ${value}`, 'registration.tries').toString('base64url')
  const keys = [`registration:id:${hashed(idCard)}`, `registration:number:${hashed(number.toUpperCase())}`]
  const network = `registration:network:${networkOf(ctx)}`
  const counted = await countAttempts(
    ctx,
    [...keys, network].map((key) => ({ key, windowSeconds: hour })),
  )
  for (const [key, { count, secondsLeft }] of counted)
    if (count > (key === network ? limits.network : limits.number)) throw refuse('try_later', { facts: { seconds: secondsLeft } })
}

/** Only what is asked counts, and all that is required has to be there. */
const readFields = async (ctx: Ctx, schoolId: string, { fields: asked }: RegistrationRules, given: GivenFields): Promise<GivenFields> => {
  const missing = asked.filter(({ field, isRequired }) => isRequired && !given[field])
  if (missing.length > 0)
    throw refuse('bad_input', {
      fields: Object.fromEntries(missing.map(({ field }) => [`fields.${field}`, say(fieldTexts.required, ctx.language)])),
    })
  await requireUnits(ctx, schoolId, given)
  const known = Object.fromEntries(asked.flatMap(({ field }) => (given[field] ? [[field, given[field]]] : []))) as GivenFields
  return { ...known, idCard: readIdNumber(ctx, 'fields.idCard', given.idCard ?? '') }
}

/** The record that fits, unless it has an account already or is closed: then it is as if there were none. */
const findMatch = async (ctx: Ctx, { schoolId, userType }: InputOf<typeof checkFields>, rules: RegistrationRules, given: GivenFields) => {
  const idCardHashes = fingerprintsOfIdCard(ctx.services.secretBox, given.idCard ?? '')
  const found = await listRecords(ctx.sql, { schoolId, kind: userType, number: given.number ?? '', idCardHashes })
  for (const record of found.length > 0 ? found : [undefined]) {
    const known = await readKnown(ctx, schoolId, record)
    if (record && record.state === 'active' && !record.is_live && fits(rules, given, known)) return record
  }
  return undefined
}

/** The unit nearest to the applicant: its managers decide. */
const unitOf = (given: GivenFields) => given.class ?? given.major ?? given.college ?? given.department ?? null

export const check = async (ctx: Ctx, asked: InputOf<typeof checkFields>): Promise<OutputOf<typeof checkFields>> => {
  const { schoolId, userType, consent } = asked
  const { secretBox } = ctx.services
  const settings = await requireSettings(ctx, schoolId)
  if (!settings.registrationFor.includes(userType)) throw refuse('registration_closed')
  await requireConsent(ctx, schoolId, consent)
  await requireCaptcha(ctx, asked.captcha)
  const rules = settings.registration[userType]
  const given = await readFields(ctx, schoolId, rules, asked.fields)
  await limitTries(ctx, schoolId, given)
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const [idCardHashes, hashes] = [fingerprintsOfIdCard(secretBox, given.idCard ?? ''), givenHashes(secretBox, userType, given)]
    const same = await findSameCase(ctx.sql, schoolId, idCardHashes, hashes)
    if (same && !same.handed_in_at && same.expires_at && same.expires_at <= now) await removeCases(ctx, [same.id])
    const record = await findMatch(ctx, asked, rules, given)
    const added = await insertCase(ctx.sql, {
      school_id: schoolId,
      user_type: userType,
      kind: record ? 'matched' : 'unmatched',
      state: record ? 'pending' : 'unmatched',
      person_id: record?.id ?? null,
      name: given.name ?? '',
      number: given.number ?? '',
      ...encryptGiven(secretBox, userType, given),
      ...encryptCaseIdCard(secretBox, given.idCard ?? ''),
      org_unit_id: record ? record.org_unit_id : unitOf(given),
      consent: JSON.stringify(consent),
      language: ctx.language,
      created_at: now,
      expires_at: later(now, caseLife.draftSeconds),
    })
    if (added) await noteEvent(ctx, added, 'started')
    const found = added ?? (await findSameCase(ctx.sql, schoolId, idCardHashes, hashes))
    if (!found) throw new Error('a case is neither new nor there')
    return { outcome: found.kind, id: found.id, expiresAt: found.handed_in_at ? null : (found.expires_at?.toISOString() ?? null) }
  })
}
