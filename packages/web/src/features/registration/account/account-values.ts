import { CodeOfSixDigits, Email, Mobile } from '@campus/contract/fields.ts'
import { z } from 'zod'
import { isSaidTwice, newPasswordFields, saidDifferently } from '../../../domain/password/new-password.ts'
import type { RegistrationCase } from '../case/use-case.ts'

/** `record` keeps the phone and the address that the school's record has. */
export type AccountChannel = 'record' | 'phone' | 'email'

const unused = z.string()

export const accountSchema = (channel: AccountChannel, most: number) =>
  z
    .object({
      phone: channel === 'phone' ? Mobile : unused,
      email: channel === 'email' ? Email : unused,
      code: channel === 'record' ? unused : CodeOfSixDigits,
      ...newPasswordFields({ most }),
    })
    .refine(isSaidTwice, saidDifferently)

/** What the record can be reached by, masked; empty where it has nothing, or where nothing was found. */
export const knownChannels = (shown: RegistrationCase): readonly string[] =>
  shown.kind === 'matched' ? shown.ways.flatMap((way) => ('masked' in way ? [way.masked] : [])) : []

/** Without a proof a person decides, and mail or SMS say how; with one the record's own phone or address will do where it has any. */
export const channelsFor = (isProved: boolean, known: readonly string[]): readonly AccountChannel[] => {
  if (!isProved) return ['email', 'phone']
  return known.length > 0 ? ['record', 'phone', 'email'] : ['phone', 'email']
}

/** The chosen channel as the calls want it. */
export const channelGiven = (channel: AccountChannel, { phone, email }: { readonly phone: string; readonly email: string }) => {
  if (channel === 'record') return {}
  return channel === 'phone' ? { phone } : { email }
}
