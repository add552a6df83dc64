import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { makeLocalhostCertificate } from './self-signed-certificate.ts'

const { key, cert } = makeLocalhostCertificate()

export const mailPassword = 'right horse'

/** Refuses addresses that start with `gone` permanently, and those that start with `busy` temporarily. */
const answerTo = (address: string): Error | undefined => {
  if (address.startsWith('gone')) return Object.assign(new Error('no such mailbox'), { responseCode: 550 })
  if (address.startsWith('busy')) return Object.assign(new Error('greylisted'), { responseCode: 450 })
  return undefined
}

/** A real mail server with TLS on this machine that keeps what it was given; one password opens every mailbox. */
export const startMailServer = async (test: { after: (work: () => void) => void }, options: SMTPServerOptions = {}) => {
  const seen: { user: unknown; secure: boolean; recipients: string[]; source: string }[] = []
  const passwords: unknown[] = []
  const server = new SMTPServer({
    key,
    cert,
    onAuth({ username, password }, _session, done) {
      passwords.push(password)
      if (password === mailPassword) done(null, { user: username })
      else done(new Error('wrong'))
    },
    onRcptTo: ({ address }, _session, done) => done(answerTo(address)),
    onData(stream, session, done) {
      const take = async () => {
        const source = await text(stream)
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        seen.push({ user: session.user, secure: session.secure, recipients, source })
      }
      callbackify(take)(done)
    },
    ...options,
  })
  server.on('error', () => undefined)
  const lines = new Set<Socket>()
  server.server.on('connection', (line: Socket) => lines.add(line))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  test.after(() => server.close())
  const { port } = server.server.address() as AddressInfo
  const settings = { host: 'localhost', port, secure: false, from: 'Campus <no-reply@example.edu.cn>' }
  const breakOff = () => {
    for (const line of lines) line.destroy()
  }
  return { seen, passwords, cert, breakOff, settings: { ...settings, ca: cert, user: 'campus', password: mailPassword } }
}
