import { type Language, toLanguage } from '@campus/contract/language.ts'
import type { UserType } from '@campus/contract/roles.ts'
import type { Ctx } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import * as repository from './holder.repository.ts'
import { fingerprintsOfIdCard } from './id-card.service.ts'

/** A person as the holder of an account: how they are found and how letters reach them. */
export interface Holder {
  readonly id: string
  readonly schoolId: string
  readonly kind: UserType
  readonly number: string
  readonly name: string
  readonly namePinyin: string
  readonly phone: string | null
  readonly email: string | null
  readonly language: Language
  readonly isActive: boolean
}

export type Channel = 'phone' | 'email'
type Within = { readonly schoolId: string; readonly userType: UserType }

const present = (row: Awaited<ReturnType<typeof repository.findById>>): Holder | undefined =>
  row && {
    id: row.id,
    schoolId: row.school_id,
    kind: row.kind,
    number: row.number,
    name: row.name,
    namePinyin: row.name_pinyin,
    phone: row.phone,
    email: row.email,
    language: toLanguage(row.language),
    isActive: row.state === 'active',
  }

export const findHolder = async (ctx: Ctx, id: string) => present(await repository.findById(ctx.sql, id))

/** The account may be a number, a phone or an email address. */
export const findHolderByAccount = async (ctx: Ctx, { schoolId, userType, account }: Within & { account: string }) =>
  present(await repository.findByAccount(ctx.sql, schoolId, userType, account))

export const findHolderByChannel = async (
  ctx: Ctx,
  { schoolId, userType, channel, target }: Within & { channel: Channel; target: string },
) => present(await (channel === 'phone' ? repository.findByPhone : repository.findByEmail)(ctx.sql, schoolId, userType, target))

export const findHolderByIdCard = async (ctx: Ctx, { schoolId, userType, idCard }: Within & { idCard: string }) =>
  present(await repository.findByIdCardHash(ctx.sql, schoolId, userType, fingerprintsOfIdCard(ctx.services.secretBox, idCard)))

/** Marks the first login; returns whether it was this one, even with concurrent logins. */
export const noteFirstLogin = async (ctx: Ctx, id: string) => (await repository.markFirstLogin(ctx.sql, id, ctx.now())) !== undefined

const uniqueness = { phone: 'person__phone', email: 'person__email' } as const

/** Puts a proved phone or address in the place of the old one; of two changes at once one finds the old one gone. */
export const moveChannel = async (ctx: Ctx, move: { personId: string; channel: Channel; from: string | null; to: string }) => {
  const moved = await repository.updateChannel(ctx.sql, { ...move, now: ctx.now() }).catch((error: unknown) => {
    throw breaks(error, uniqueness[move.channel]) ? refuse('channel_taken') : error
  })
  if (!moved) throw refuse('code_wrong')
}

/** Whether there was anything to put back. */
export const restoreChannel = async (ctx: Ctx, was: { personId: string; channel: Channel; from: string | null }): Promise<boolean> =>
  (await repository.restoreChannel(ctx.sql, was)) !== undefined
