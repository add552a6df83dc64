import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { toLanguage } from '@campus/contract/language.ts'
import type { proveByCode, sendNewChannelCode, sendProofCode } from '@campus/contract/registration/proof.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { sendCode, spendCode } from '../../account/codes/code.service.ts'
import type { Channel } from '../../people/person/holder.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { CaseRow } from '../cases/case.repository.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { requireCase } from '../cases/require-case.service.ts'
import { findRecord } from '../matching/record.repository.ts'
import { giveProof } from './proof-ticket.service.ts'
import { requireUnproved } from './require-unproved.service.ts'

const addressOf = ({ id, school_id }: CaseRow, channel: Channel, about: string) =>
  ({ schoolId: school_id, purpose: 'register', channel, target: `registration:${id}:${about}` }) as const

/** The phone or the address that the record had before; nothing where it has none or the school offers no codes. */
const ownChannel = async (ctx: Ctx, row: CaseRow, channel: Channel) => {
  const { registration } = await readSettings(ctx.sql, row.school_id)
  const record = row.person_id ? await findRecord(ctx.sql, row.person_id) : undefined
  const to = record?.[channel]
  if (!record || !to || !registration[row.user_type].proofs.includes('code')) throw refuse('not_found')
  return { to, personId: record.id, language: toLanguage(record.language) }
}

export const sendToRecord = async (ctx: Ctx, { id, channel }: InputOf<typeof sendProofCode>) => {
  const row = await requireUnproved(ctx, id)
  return sendCode(ctx, addressOf(row, channel, 'record'), await ownChannel(ctx, row, channel))
}

export const prove = async (ctx: Ctx, { id, channel, code }: InputOf<typeof proveByCode>): Promise<OutputOf<typeof proveByCode>> => {
  const row = await requireUnproved(ctx, id)
  await spendCode(ctx, { ...addressOf(row, channel, 'record'), code })
  return inTransaction(ctx, async (ctx) => {
    await noteEvent(ctx, row, 'code_proved', channel)
    return giveProof(ctx, id, channel)
  })
}

export interface NewChannel {
  readonly channel: Channel
  readonly target: string
}

export const channelIn = ({ phone, email }: { phone?: string | undefined; email?: string | undefined }): NewChannel | undefined => {
  if (phone !== undefined) return { channel: 'phone', target: phone }
  return email === undefined ? undefined : { channel: 'email', target: email }
}

/** The code goes out whether or not somebody has the phone or address already: only who receives it may learn that. */
export const sendToNewChannel = async (ctx: Ctx, { id, ...given }: InputOf<typeof sendNewChannelCode>) => {
  const row = await requireCase(ctx, id)
  if (row.closed_at) throw refuse('registration_reviewed')
  const wanted = channelIn(given)
  if (!wanted) throw refuse('bad_input')
  return sendCode(ctx, addressOf(row, wanted.channel, wanted.target), { to: wanted.target, language: ctx.language })
}

/** Not inside a transaction: a wrong try stays counted. */
export const spendNewChannelCode = (ctx: Ctx, row: CaseRow, { channel, target }: NewChannel, code: string) =>
  spendCode(ctx, { ...addressOf(row, channel, target), code })
