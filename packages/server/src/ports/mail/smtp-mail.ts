import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { outsideTimeoutMs } from '../../platform/http-client/fetch-bounded.ts'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import { compose, type Sender } from './compose.ts'
import { type MailPort, RecipientRefused } from './mail.ts'

export interface SmtpSettings {
  readonly host: string
  /** The address of the host that was found and judged before; it is not looked up again. */
  readonly hostAddress?: string
  readonly port: number
  /** TLS from the first byte; otherwise the connection is raised by STARTTLS. */
  readonly secure: boolean
  /** Whether TLS is required (default). A password is never given to one. */
  readonly requiresTls?: boolean
  readonly user?: string
  readonly password?: string
  readonly from: Sender
  /** The certificate of a school's own authority, where the mail server has no public one. */
  readonly ca?: string
  readonly timeoutMs?: number
}

/** A refusal without a status code is permanent. */
const RefusedAddress = z.object({ recipient: z.string(), responseCode: z.number().catch(550) })
const SmtpError = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  rejectedErrors: z.array(RefusedAddress).optional(),
})
const settingErrors = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'ECONFIG'])

/** What the server said to this one recipient. */
const answerTo = (recipient: string, refused: readonly z.infer<typeof RefusedAddress>[] = []): number | undefined =>
  refused.find((each) => each.recipient.toLowerCase() === recipient.toLowerCase())?.responseCode

const recipientRefused = (answer: number) =>
  new RecipientRefused('smtp', 'refused', 'does not take mail for this recipient', String(answer))

const explain = (error: unknown, recipient = ''): OutsideFailure => {
  const { code, responseCode, rejectedErrors } = SmtpError.safeParse(error).data ?? {}
  const answer = answerTo(recipient, rejectedErrors)
  if (answer !== undefined && answer >= 500) return recipientRefused(answer)
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
    host: settings.hostAddress ?? settings.host,
    port: settings.port,
    secure: settings.secure,
    requireTLS: !settings.secure && (settings.requiresTls !== false || settings.user !== undefined),
    ...(settings.user === undefined ? {} : { auth: { user: settings.user, pass: settings.password ?? '' } }),
    tls: {
      ...(isIP(settings.host) ? {} : { servername: settings.host }),
      ...(settings.ca === undefined ? {} : { ca: settings.ca }),
    },
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  })
  const orExplain = <Result>(work: Promise<Result>, recipient?: string): Promise<Result> =>
    work.catch((error: unknown) => {
      throw explain(error, recipient)
    })
  return {
    async send(mail) {
      const sent = await orExplain(transport.sendMail(compose(mail, settings.from)), mail.to)
      const { rejectedErrors } = SmtpError.parse(sent)
      const answer = answerTo(mail.to, rejectedErrors)
      if (answer !== undefined && answer >= 500) throw recipientRefused(answer)
      const refused = sent.rejected.map(addressOf).filter((address) => address.toLowerCase() !== mail.to.toLowerCase())
      return { id: sent.messageId, refusedCopies: refused, isRecipientBusy: answer !== undefined }
    },
    async check() {
      await orExplain(transport.verify())
    },
    close: () => transport.close(),
  }
}
