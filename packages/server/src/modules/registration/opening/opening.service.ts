import { toLanguage } from '@campus/contract/language.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { newToken } from '../../../platform/crypto/secret-box.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { notifyChannels } from '../../account/password/notify-channels.service.ts'
import { keepFirstHash } from '../../account/password/password.service.ts'
import { record } from '../../audit/audit.service.ts'
import { findHolderByChannel, moveChannel } from '../../people/person/holder.service.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { type CaseRow, updateCase } from '../cases/case.repository.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { caseLife } from '../cases/case-state.rules.ts'
import { targetPlace } from '../cases/given-fields.ts'
import { removeFilesOf } from '../files/case-file.service.ts'
import { notifyApplicant } from '../mail/case-mail.service.ts'
import { findRecord, lockRecord, type RecordRow } from '../matching/record.repository.ts'
import { ownerNotice } from './owner-notice.ts'
import { givePortrait } from './portrait.service.ts'

/** What a case that is over may not keep. */
const closed = (now: Date) => ({
  password_hash: null,
  channel: null,
  target_encrypted: null,
  objection_hash: null,
  expires_at: null,
  closed_at: now,
})

const dropFiles = async (ctx: Ctx, row: CaseRow) => {
  if ((await removeFilesOf(ctx, [row.id])).size > 0) await noteEvent(ctx, row, 'files_deleted')
}

/** Ends a case without an account. */
export const endCase = async (ctx: Ctx, row: CaseRow, state: 'failed' | 'registration_failed', notes: string) => {
  const ended = await updateCase(ctx.sql, row.id, { state, ...closed(ctx.now()) })
  await noteEvent(ctx, row, state, notes)
  await dropFiles(ctx, row)
  await record(ctx, { schoolId: row.school_id, action: `registration.${state}`, subjectKind: 'registration_case', subjectId: row.id })
  await notifyApplicant(ctx, ended)
  return ended
}

/** The record of a case, as long as nobody uses it. */
export const requireFreeRecord = async (ctx: Ctx, personId: string | null): Promise<RecordRow> => {
  const found = personId ? await lockRecord(ctx.sql, personId) : undefined
  if (!found) throw refuse('not_found')
  if (found.is_live || found.state !== 'active') throw refuse('registration_account_live')
  return found
}

/** The phone or the address that the account will have; nothing where it keeps those of the record. Somebody may have taken it by now. */
export const requireFreeChannel = async (ctx: Ctx, row: CaseRow, { phone, email }: RecordRow) => {
  if (!row.channel || !row.target_encrypted) return undefined
  const [channel, to] = [row.channel, ctx.services.secretBox.decrypt(row.target_encrypted, targetPlace)]
  const from = channel === 'phone' ? phone : email
  if (to === from) return undefined
  const holder = await findHolderByChannel(ctx, { schoolId: row.school_id, userType: row.user_type, channel, target: to })
  if (holder) throw refuse('channel_taken')
  return { channel, from, to }
}

/** Opens the account of an accepted case: with its password and channel, and the photo that counts as portrait. */
export const openAccount = (ctx: Ctx, row: CaseRow): Promise<CaseRow> =>
  inTransaction(ctx, async (ctx) => {
    const { id: caseId, school_id: schoolId } = row
    const found = await requireFreeRecord(ctx, row.person_id)
    if (!row.password_hash) throw new Error('an account without a password cannot open')
    const channel = await requireFreeChannel(ctx, row, found)
    if (channel) await moveChannel(ctx, { personId: found.id, ...channel })
    await keepFirstHash(ctx, { schoolId, personId: found.id }, row.password_hash)
    await givePortrait(ctx, row, found)
    const now = ctx.now()
    const opened = await updateCase(ctx.sql, caseId, { state: 'registered', handed_in_at: row.handed_in_at ?? now, ...closed(now) })
    await noteEvent(ctx, row, 'registered')
    await dropFiles(ctx, row)
    const details = { caseId, method: row.method }
    await record(ctx, { schoolId, actorId: found.id, action: 'account.registered', subjectKind: 'person', subjectId: found.id, details })
    await notifyApplicant(ctx, opened)
    return opened
  })

/** Whether the owner of a record is told first: it has a phone or an address, and none of them proved who this is. */
const isNotified = ({ phone, email }: RecordRow, isProvedByChannel: boolean) => !isProvedByChannel && (phone !== null || email !== null)

const notifyOwner = async (ctx: Ctx, row: CaseRow, found: RecordRow, token: string) => {
  const school = await requireSchool(ctx, row.school_id)
  const link = `${ctx.services.publicUrl}/#${registrationPaths.objection.address}?token=${token}`
  const notice = ownerNotice({ school: [school.name, school.name_en, school.name_tw], link })
  await notifyChannels(ctx, { phone: found.phone, email: found.email, language: toLanguage(found.language) }, notice)
  await noteEvent(ctx, row, 'owner_notified')
}

/**
 * Accepts a case, in its transaction. The account opens at once; a day later where the owner of the record is told first; when its password
 * is chosen where there is none yet.
 */
export const acceptCase = async (ctx: Ctx, row: CaseRow, isProvedByChannel: boolean): Promise<CaseRow> => {
  const found = row.person_id ? await findRecord(ctx.sql, row.person_id) : undefined
  if (!found) throw refuse('not_found')
  const now = ctx.now()
  const isTold = isNotified(found, isProvedByChannel)
  if (!isTold && row.password_hash) return openAccount(ctx, row)
  const token = newToken()
  const passed = await updateCase(ctx.sql, row.id, {
    state: 'passed',
    handed_in_at: row.handed_in_at ?? now,
    opens_at: isTold ? later(now, caseLife.noticeSeconds) : null,
    objection_hash: isTold ? sha256(token) : null,
    expires_at: row.password_hash ? null : later(now, caseLife.waitSeconds),
  })
  if (isTold) await notifyOwner(ctx, row, found, token)
  await notifyApplicant(ctx, passed)
  return passed
}
