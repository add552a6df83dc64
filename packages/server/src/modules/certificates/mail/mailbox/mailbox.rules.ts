import { type MailboxGiven, mailboxHosts } from '@campus/contract/certificates/delivery.ts'
import type { z } from 'zod'

type Given = z.output<typeof MailboxGiven>

export interface Place {
  readonly host: string
  readonly port: number
  readonly isSecure: boolean
}

/** The well-known have their hosts; what is written beside them is passed over. */
export const placeOf = ({ type, host, port, isSecure }: Given): Place => (type === 'other' ? { host, port, isSecure } : mailboxHosts[type])

const mailPorts = new Set([25, 465, 587, 2525])

/** At other ports there is no mail server to be found, but perhaps something else. */
export const isMailPort = (port: number): boolean => mailPorts.has(port)

/** A code is stored only for its mailbox: nobody can have it sent to another server. */
export const isSameMailbox = (known: { host: string; address: string }, given: { host: string; address: string }): boolean =>
  known.host === given.host && known.address === given.address
