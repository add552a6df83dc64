import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { outsideTimeoutMs } from '../fetch-bounded.ts'
import { OutsideFailure } from '../outside-failure.ts'
import { compose } from './compose.ts'
import type { MailPort } from './mail.ts'

export interface SmtpSettings {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise the connection is raised by STARTTLS, without fail when there is a password. */
  readonly secure: boolean
  readonly user?: string
  readonly password?: string
  readonly from: string
  /** The certificate of a school's own authority, where the mail server has no public one. */
  readonly ca?: string
  readonly timeoutMs?: number
}

const SmtpError = z.object({ code: z.string().optional(), responseCode: z.number().optional() })
const settingErrors = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'ECONFIG'])

const explain = (error: unknown): OutsideFailure => {
  const { code, responseCode } = SmtpError.safeParse(error).data ?? {}
  const word = responseCode === undefined ? code : String(responseCode)
  if (responseCode !== undefined && responseCode < 500) return new OutsideFailure('smtp', 'unreachable', 'asks to try again later', word)
  if (code !== undefined && settingErrors.has(code)) return new OutsideFailure('smtp', 'misconfigured', 'does not let us in', word)
  if (responseCode !== undefined || code === 'EENVELOPE') return new OutsideFailure('smtp', 'refused', 'does not take this mail', word)
  return new OutsideFailure('smtp', 'unreachable', 'cannot be talked to', word)
}

const addressOf = (recipient: string | { readonly address?: string | undefined }) =>
  typeof recipient === 'string' ? recipient : (recipient.address ?? '')

export const smtpMail = (settings: SmtpSettings): MailPort => {
  const timeout = settings.timeoutMs ?? outsideTimeoutMs
  const transport = createTransport({
    host: settings.host,
    port: settings.port,
    secure: settings.secure,
    requireTLS: !settings.secure && settings.user !== undefined,
    ...(settings.user === undefined ? {} : { auth: { user: settings.user, pass: settings.password ?? '' } }),
    ...(settings.ca === undefined ? {} : { tls: { ca: settings.ca } }),
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  })
  const orExplain = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      throw explain(error)
    })
  return {
    async send(mail) {
      const sent = await orExplain(transport.sendMail(compose(mail, settings.from)))
      const refused = sent.rejected.map(addressOf)
      if (refused.some((address) => address.toLowerCase() === mail.to.toLowerCase()))
        throw new OutsideFailure('smtp', 'refused', 'does not take mail for this recipient')
      return { id: sent.messageId, refusedCopies: refused }
    },
    async check() {
      await orExplain(transport.verify())
    },
    close: () => transport.close(),
  }
}
