import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type KnownMailbox, MailboxType, type setUserMailInfo, type userMailInfo } from '@campus/contract/certificates/delivery.ts'
import { maskEmail } from '@campus/contract/masks.ts'
import { z } from 'zod'
import { type CallerCtx, type Ctx, inTransaction } from '../../../../context/context.ts'
import { countAttempt } from '../../../../platform/db/throttle.ts'
import { findHostAddress } from '../../../../platform/http-client/host-address.ts'
import { refuse } from '../../../../platform/refuse.ts'
import { reportChangeTo } from '../../../account/changes/report-change.service.ts'
import { record } from '../../../audit/audit.service.ts'
import { findHolder } from '../../../people/person/holder.service.ts'
import { hasSchoolMail } from './mail-route.service.ts'
import { deleteMailbox, findMailbox, type MailboxRow, type Owner, saveMailbox } from './mailbox.repository.ts'
import { isMailPort, isSameMailbox, type Place, placeOf } from './mailbox.rules.ts'
import { mailboxPurpose } from './open-mailbox.service.ts'

type Known = z.output<typeof KnownMailbox>
type Given = InputOf<typeof setUserMailInfo>

const present = (row: MailboxRow): NonNullable<Known['mailbox']> => ({
  type: row.type,
  host: row.host,
  port: row.port,
  isSecure: row.is_secure,
  address: row.address,
  hasAuthCode: true,
  worksSince: row.works_since?.toISOString() ?? null,
})

const read = async (ctx: CallerCtx, owner: Owner): Promise<Known> => {
  const row = await findMailbox(ctx.sql, owner)
  return { schoolHasMail: await hasSchoolMail(ctx, owner.schoolId), mailbox: row ? present(row) : null }
}

const anHour = 3600
const maxChangesPerHour = 20

/** A host that is not known answers like one that is closed: nobody learns which names our network has. */
const requireOpenHost = async (ctx: CallerCtx, { host, port }: Place) => {
  const allowsPrivate = ctx.services.config.MAIL_PRIVATE_HOSTS
  if (!allowsPrivate && !isMailPort(port)) throw refuse('mail_host_closed')
  await findHostAddress(host, { allowsPrivate, provider: 'smtp' }).catch(() => {
    throw refuse('mail_host_closed')
  })
}

const encryptCode = async (ctx: CallerCtx, owner: Owner, place: Place, { address, authCode }: Given): Promise<Buffer> => {
  if (authCode) return ctx.services.secretBox.encrypt(authCode, mailboxPurpose)
  const known = await findMailbox(ctx.sql, owner)
  if (!known || !isSameMailbox(known, { host: place.host, address })) throw refuse('auth_code_needed')
  return known.secret_encrypted
}

const audit = (ctx: CallerCtx, { schoolId, personId }: Owner, action: 'set' | 'removed', details = {}) =>
  personId === null
    ? record(ctx, { action: `certificates.school_mailbox_${action}`, subjectKind: 'school', subjectId: schoolId, details })
    : record(ctx, { action: `certificates.own_mailbox_${action}`, subjectKind: 'person', subjectId: personId, details })

const Packed = z.object({
  type: MailboxType,
  host: z.string(),
  port: z.number(),
  is_secure: z.boolean(),
  address: z.string(),
  secret: z.base64(),
})
const Undo = z.object({ before: Packed.nullable(), isOfSchool: z.boolean() })

/** As it is kept for an owner who wants it back; its code stays encrypted. */
const pack = ({ type, host, port, is_secure, address, secret_encrypted }: MailboxRow): z.infer<typeof Packed> => ({
  type,
  host,
  port,
  is_secure,
  address,
  secret: secret_encrypted.toString('base64'),
})

/** Puts the mailbox back that stood there before, or none. */
export const undoMailbox = async (
  ctx: Ctx,
  { school_id, person_id, undo }: { readonly school_id: string; readonly person_id: string; readonly undo: unknown },
): Promise<boolean> => {
  const { before, isOfSchool } = Undo.parse(undo)
  const owner = { schoolId: school_id, personId: isOfSchool ? null : person_id }
  if (!before) return (await deleteMailbox(ctx.sql, owner)) !== undefined
  const { secret, ...place } = before
  const row = { school_id, person_id: owner.personId, ...place, secret_encrypted: Buffer.from(secret, 'base64'), works_since: null }
  await saveMailbox(ctx.sql, row)
  return true
}

const set = async (ctx: CallerCtx, owner: Owner, given: Given): Promise<Known> => {
  const { count } = await countAttempt(ctx, `mailbox:${ctx.caller.personId}`, anHour)
  if (count > maxChangesPerHour) throw refuse('too_many_requests')
  const place = placeOf(given)
  if (given.type === 'other') await requireOpenHost(ctx, place)
  return inTransaction(ctx, async (ctx) => {
    const before = await findMailbox(ctx.sql, owner)
    await saveMailbox(ctx.sql, {
      school_id: owner.schoolId,
      person_id: owner.personId,
      type: given.type,
      host: place.host,
      port: place.port,
      is_secure: place.isSecure,
      address: given.address,
      secret_encrypted: await encryptCode(ctx, owner, place, given),
      works_since: null,
    })
    await audit(ctx, owner, 'set', { type: given.type, host: place.host })
    const shown = { address: maskEmail(given.address), isOfSchool: owner.personId === null }
    await reportChangeTo(ctx, ctx.caller.personId, { kind: 'mailbox', shown, undo: { before: before ? pack(before) : null, ...shown } })
    return read(ctx, owner)
  })
}

const drop = (ctx: CallerCtx, owner: Owner) =>
  inTransaction(ctx, async (ctx) => {
    if (await deleteMailbox(ctx.sql, owner)) await audit(ctx, owner, 'removed')
    return null
  })

export const ownerOf = {
  own: ({ caller: { schoolId, personId } }: CallerCtx): Owner => ({ schoolId, personId }),
  school: ({ caller: { schoolId } }: CallerCtx): Owner => ({ schoolId, personId: null }),
} as const

export const readOwn = async (ctx: CallerCtx): Promise<OutputOf<typeof userMailInfo>> => ({
  ...(await read(ctx, ownerOf.own(ctx))),
  ownAddress: (await findHolder(ctx, ctx.caller.personId))?.email ?? '',
})
export const setOwn = (ctx: CallerCtx, given: Given) => set(ctx, ownerOf.own(ctx), given)
export const dropOwn = (ctx: CallerCtx) => drop(ctx, ownerOf.own(ctx))

/** An account that ends takes its mailbox and the code along. */
export const forgetMailbox = async (ctx: Ctx, owner: { readonly schoolId: string; readonly personId: string }): Promise<void> => {
  await deleteMailbox(ctx.sql, owner)
}

export const readSchools = (ctx: CallerCtx) => read(ctx, ownerOf.school(ctx))
export const setSchools = (ctx: CallerCtx, given: Given) => set(ctx, ownerOf.school(ctx), given)
export const dropSchools = (ctx: CallerCtx) => drop(ctx, ownerOf.school(ctx))
