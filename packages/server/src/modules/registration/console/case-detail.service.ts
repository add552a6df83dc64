import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { reviewedCase } from '@campus/contract/registration/console/cases.ts'
import { type GivenFields, type RegistrationField, registrationFieldNames } from '@campus/contract/registration/fields.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { fingerprintsOfIdCard } from '../../people/person/id-card.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { trailTo } from '../../school/organisation/unit-trail.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listEvents } from '../cases/case.repository.ts'
import { maskedReach, maskField, readGiven } from '../cases/given-fields.ts'
import { isUnitField, nameUnits } from '../matching/given-units.service.ts'
import { differencesOf, isSame, type KnownFields } from '../matching/matching.rules.ts'
import { findRecord, listAlike, type RecordRow } from '../matching/record.repository.ts'
import { readKnown } from '../matching/record.service.ts'
import type { ListedCase } from './case-list.repository.ts'
import { requireListed } from './case-list.service.ts'
import { presentFiles } from './case-photo.service.ts'
import { presentRows } from './case-row.service.ts'
import { mayCorrect } from './id-card.service.ts'

type Detail = OutputOf<typeof reviewedCase>
type Trail = Awaited<ReturnType<typeof trailTo>>

const nameIn = (ctx: CallerCtx, unit: Trail[number] | undefined) => (unit ? say([unit.name, unit.nameEn, unit.nameTw], ctx.language) : '')

const presentRecord = async (ctx: CallerCtx, record: RecordRow): Promise<NonNullable<Detail['record']>> => {
  const trail = record.org_unit_id ? await trailTo(ctx, record.school_id, record.org_unit_id) : []
  return {
    id: record.id,
    name: record.name,
    number: record.number,
    userType: record.kind === 'teacher' ? 'teacher' : 'student',
    unitName: nameIn(ctx, trail.at(-1)),
    hasAccount: record.is_live,
  }
}

/** What the record says in a field, as it may be shown. */
const recordValue = (ctx: CallerCtx, field: RegistrationField, known: KnownFields, trail: Trail) => {
  if (!isUnitField(field)) return maskField(field, known[field])
  return nameIn(
    ctx,
    trail.find(({ kind }) => kind === field),
  )
}

const compare = async (ctx: CallerCtx, row: ListedCase, given: GivenFields, record: RecordRow | undefined): Promise<Detail['fields']> => {
  const { registration } = await readSettings(ctx.sql, row.school_id)
  const known = await readKnown(ctx, row.school_id, record)
  const trail = record?.org_unit_id ? await trailTo(ctx, row.school_id, record.org_unit_id) : []
  const units = await nameUnits(ctx, row.school_id, given)
  return registration[row.user_type].fields.map(({ field, isBound }) => {
    const value = given[field] ?? ''
    return {
      field,
      label: say(registrationFieldNames[field], ctx.language),
      given: isUnitField(field) ? (units.get(value) ?? '') : maskField(field, value),
      record: record ? recordValue(ctx, field, known, trail) : '',
      isBound,
      isSame: record !== undefined && isSame(field, given[field], known),
    }
  })
}

/** Records that the applicant may have meant, as far as the caller's word reaches. */
const candidatesFor = async (ctx: CallerCtx, row: ListedCase, given: GivenFields): Promise<Detail['candidates']> => {
  if (row.kind !== 'unmatched' || row.person_id) return []
  const idCardHashes = fingerprintsOfIdCard(ctx.services.secretBox, given.idCard ?? '')
  const wanted = { schoolId: row.school_id, kind: row.user_type, number: row.number, name: row.name, idCardHashes }
  const scope = await scopeOf(ctx)
  const found: Detail['candidates'] = []
  for (const record of await listAlike(ctx.sql, wanted)) {
    if (!isInScope(scope, record.org_unit_id)) continue
    const others = new Set(differencesOf(given, await readKnown(ctx, row.school_id, record)))
    const same = (Object.keys(given) as RegistrationField[]).filter((field) => !others.has(field))
    found.push({ ...(await presentRecord(ctx, record)), same })
  }
  return found.toSorted((one, other) => other.same.length - one.same.length)
}

export const readCase = async (ctx: CallerCtx, { id }: InputOf<typeof reviewedCase>): Promise<Detail> => {
  const row = await requireListed(ctx, id)
  const [shown] = await presentRows(ctx, [row])
  if (!shown) throw new Error('a case that was found is not shown')
  const record = row.person_id ? await findRecord(ctx.sql, row.person_id) : undefined
  const given = readGiven(ctx.services.secretBox, row)
  await noteViews(ctx, record ? [record.id] : [], 'record')
  const events = await listEvents(ctx.sql, id)
  return {
    ...shown,
    explanation: row.explanation,
    ...maskedReach(ctx.services.secretBox, row),
    record: record ? await presentRecord(ctx, record) : null,
    fields: await compare(ctx, row, given, record),
    files: await presentFiles(ctx, row),
    candidates: await candidatesFor(ctx, row, given),
    isIdCardCorrected: row.id_card_corrected_at !== null,
    mayCorrectIdCard: mayCorrect(ctx, row),
    log: events.map(({ kind, at, actor, actor_pinyin, notes }) => ({
      event: kind,
      at: at.toISOString(),
      actor: personNameIn({ name: actor ?? '', namePinyin: actor_pinyin }, ctx.language),
      notes,
    })),
  }
}
