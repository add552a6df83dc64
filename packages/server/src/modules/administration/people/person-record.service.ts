import type { changePerson, createPerson } from '@campus/contract/administration/people.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { recordsOf } from '../../academics/records/record.service.ts'
import { notifyChannelsChanged } from '../../account/console/account-care.service.ts'
import { record } from '../../audit/audit.service.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { encryptIdCard, fingerprintsOfIdCard } from '../../people/person/id-card.service.ts'
import { isResetByTwo, requestReset } from '../resets/account-reset.service.ts'
import { findByNumber, findUnit, insertOwnRole, insertPerson, lockPerson, updatePerson } from './person-record.repository.ts'

export const requireUnit = async (ctx: CallerCtx, unitId: string | null) => {
  if (unitId !== null && !(await findUnit(ctx.sql, ctx.caller.schoolId, unitId))) throw refuse('unit_unknown')
}

export const addPerson = (ctx: CallerCtx, given: InputOf<typeof createPerson>): Promise<OutputOf<typeof createPerson>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    const { userType: kind, number, name, unitId, grade } = given
    await requireUnit(ctx, unitId)
    const now = ctx.now()
    const added = await insertPerson(ctx.sql, {
      schoolId,
      kind,
      number,
      name,
      unitId,
      grade,
      phone: given.phone || null,
      email: given.email || null,
      idCard: given.idCard ? encryptIdCard(ctx.services.secretBox, given.idCard) : undefined,
      now,
    })
    if (!added && (await findByNumber(ctx.sql, schoolId, number)))
      throw refuse('number_taken', { fields: { number: say(refusals.number_taken, ctx.language) } })
    if (!added) throw refuse('channel_taken')
    await insertOwnRole(ctx.sql, { schoolId, personId: added.id, kind, now })
    await record(ctx, { action: 'people.person_added', subjectKind: 'person', subjectId: added.id, details: { kind, number } })
    return { id: added.id }
  })

type Present = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

/** What is left out stays; what is emptied goes. */
const kept = (given: string | undefined, present: string | null) => (given === undefined ? present : given || null)

const idCardChange = (ctx: CallerCtx, given: string | undefined, present: Buffer | null) => {
  if (given === undefined) return {}
  if (given === '') return present ? { idCard: null } : {}
  const { secretBox } = ctx.services
  return fingerprintsOfIdCard(secretBox, given).some((hash) => present?.equals(hash)) ? {} : { idCard: encryptIdCard(secretBox, given) }
}

const changeFrom = (ctx: CallerCtx, present: Present, given: InputOf<typeof changePerson>) => {
  const { name, unitId, grade } = given
  const next = { name, unitId, grade, phone: kept(given.phone, present.phone), email: kept(given.email, present.email) }
  const idCard = idCardChange(ctx, given.idCard, present.id_card_hash)
  const before = { name: present.name, unitId: present.org_unit_id, grade: present.grade, phone: present.phone, email: present.email }
  const fields = (Object.keys(next) as (keyof typeof next)[]).filter((field) => next[field] !== before[field])
  return { row: { ...next, ...idCard }, fields: [...fields, ...Object.keys(idCard)] }
}

/** Where to reach somebody who manages is changed by two administrators; what else was given is changed at once. */
const splitChannels = async (ctx: CallerCtx, present: Present, given: InputOf<typeof changePerson>) => {
  const next = { phone: kept(given.phone, present.phone), email: kept(given.email, present.email) }
  const isSame = next.phone === present.phone && next.email === present.email
  if (isSame || !(await isResetByTwo(ctx, present.id))) return { now: given, channels: undefined }
  // One's own are changed with codes, under account security.
  if (present.id === ctx.caller.personId) throw refuse('not_yourself')
  const { phone: _phone, email: _email, ...now } = given
  const channels = {
    ...(next.phone === present.phone ? {} : { phone: next.phone }),
    ...(next.email === present.email ? {} : { email: next.email }),
  }
  return { now, channels }
}

/** Who somebody with a study record is, is changed by two people, or by a correction that they ask for. */
const requireNoRecord = async (ctx: CallerCtx, personId: string, fields: readonly string[]) => {
  if (!fields.includes('name') && !fields.includes('idCard')) return
  if ((await recordsOf(ctx, personId)).length > 0) throw refuse('record_by_two')
}

const rewritePerson = (ctx: CallerCtx, given: InputOf<typeof changePerson>): Promise<OutputOf<typeof changePerson>> =>
  inTransaction(ctx, async (ctx) => {
    const { id } = given
    const present = await lockPerson(ctx.sql, ctx.caller.schoolId, id)
    const before = await findHolder(ctx, id)
    if (!present || !before) throw refuse('not_found')
    await requireUnit(ctx, given.unitId)
    const { now, channels } = await splitChannels(ctx, present, given)
    if (channels) await requestReset(ctx, before, { kind: 'channels', reason: '', channels })
    const { row, fields } = changeFrom(ctx, present, now)
    const done = { isApprovalNeeded: channels !== undefined }
    if (fields.length === 0) return done
    await requireNoRecord(ctx, id, fields)
    await updatePerson(ctx.sql, id, row)
    await record(ctx, { action: 'people.person_changed', subjectKind: 'person', subjectId: id, details: { fields } })
    if (fields.includes('phone') || fields.includes('email')) await notifyChannelsChanged(ctx, before)
    return done
  })

export const alterPerson = async (ctx: CallerCtx, given: InputOf<typeof changePerson>) => {
  try {
    return await rewritePerson(ctx, given)
  } catch (error) {
    if (breaks(error, 'person__phone') || breaks(error, 'person__email')) throw refuse('channel_taken')
    throw error
  }
}
