import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import { freeLocalPort } from '../../testing/servers/local-server.ts'
import { startMailServer } from '../../testing/servers/mail/mail-server.ts'
import { makeLocalhostCertificate } from '../../testing/servers/mail/self-signed-certificate.ts'
import { toProviderError } from '../../testing/to-provider-error.ts'
import { RecipientRefused } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'

const letter = { to: 'li.lei@example.edu.cn', subject: 'Your certificate', text: 'It is attached.', html: '<p>It is attached.</p>' }

test('a mail with a copy and an attachment reaches the mail server over TLS, as the configured user', async (t) => {
  const { seen, settings } = await startMailServer(t)
  const port = smtpMail(settings)
  await port.check()
  const content = Readable.from([Buffer.from('%PDF-1.7 '), Buffer.from('bytes')])
  const { id, refusedCopies } = await port.send({
    ...letter,
    cc: ['han.meimei@example.edu.cn'],
    attachments: [{ name: '成绩单.pdf', contentType: 'application/pdf', content }],
  })
  port.close()
  assert.equal(seen.length, 1)
  assert.equal(seen[0]?.user, 'campus')
  assert.equal(seen[0]?.secure, true)
  assert.deepEqual(seen[0]?.recipients, ['li.lei@example.edu.cn', 'han.meimei@example.edu.cn'])
  const source = seen[0]?.source ?? ''
  assert.ok(source.includes(`Message-ID: ${id}`))
  assert.match(source, /Subject: Your certificate/)
  assert.match(source, /It is attached\./)
  assert.ok(source.includes(Buffer.from('%PDF-1.7 bytes').toString('base64')))
  assert.deepEqual(refusedCopies, [])
})

test('a mail server that raises TLS from the first byte is served, too', async (t) => {
  const { seen, settings } = await startMailServer(t, { secure: true })
  await smtpMail({ ...settings, secure: true }).send(letter)
  assert.equal(seen[0]?.secure, true)
})

test('an address with a comma stays one recipient, and a line break in a subject starts no header', async (t) => {
  const { seen, settings } = await startMailServer(t)
  await smtpMail(settings)
    .send({ ...letter, to: 'li.lei@example.edu.cn,spy@example.com' })
    .catch(() => undefined)
  assert.ok(seen.every(({ recipients }) => !recipients.includes('spy@example.com')))
  await smtpMail(settings).send({ ...letter, subject: 'Hello\r\nBcc: spy@example.com' })
  assert.deepEqual(seen.at(-1)?.recipients, ['li.lei@example.edu.cn'])
  assert.doesNotMatch(seen.at(-1)?.source ?? '', /^Bcc:/m)
})

test('a wrong mail password is a matter of settings and is not repeated in the error', async (t) => {
  const { settings } = await startMailServer(t)
  const port = smtpMail({ ...settings, password: 'wrong horse' })
  await assert.rejects(port.check(), toProviderError('misconfigured', '535', ['wrong horse']))
  await assert.rejects(port.send(letter), toProviderError('misconfigured', '535', ['wrong horse']))
})

test('a mailbox that does not exist is a permanent failure, a busy one a temporary one', async (t) => {
  const { settings } = await startMailServer(t)
  await assert.rejects(smtpMail(settings).send({ ...letter, to: 'gone@example.edu.cn' }), toProviderError('refused', '550'))
  await assert.rejects(smtpMail(settings).send({ ...letter, to: 'busy@example.edu.cn' }), toProviderError('unreachable', '450'))
})

test('a refused copy does not stop the mail and is reported; a refused recipient is a failure even when a copy was accepted', async (t) => {
  const { settings } = await startMailServer(t)
  const { refusedCopies } = await smtpMail(settings).send({ ...letter, cc: ['gone@example.edu.cn'] })
  assert.deepEqual(refusedCopies, ['gone@example.edu.cn'])
  await assert.rejects(smtpMail(settings).send({ ...letter, to: 'gone@example.edu.cn', cc: [letter.to] }), toProviderError('refused'))
})

test('a busy recipient with an accepted copy is distinguished, and an unknown one stays unknown even when a copy is busy', async (t) => {
  const { settings } = await startMailServer(t)
  const busy = await smtpMail(settings).send({ ...letter, to: 'busy@example.edu.cn', cc: [letter.to, 'gone@example.edu.cn'] })
  assert.deepEqual([busy.isRecipientBusy, busy.refusedCopies], [true, ['gone@example.edu.cn']])
  assert.equal((await smtpMail(settings).send(letter)).isRecipientBusy, false)
  const gone = smtpMail(settings).send({ ...letter, to: 'gone@example.edu.cn', cc: ['busy@example.edu.cn'] })
  await assert.rejects(gone, (error) => error instanceof RecipientRefused && toProviderError('refused', '550')(error))
})

test('a mail server is reached at the address that was judged, and shows the certificate of its name', async (t) => {
  const { seen, settings } = await startMailServer(t)
  const named = { ...settings, host: 'mail.example.edu.cn', hostAddress: '127.0.0.1' }
  await assert.rejects(smtpMail(named).send(letter), OutsideFailure)
  await smtpMail({ ...settings, hostAddress: '127.0.0.1' }).send({ ...letter, messageId: '<known@example.edu.cn>' })
  assert.equal(seen.length, 1)
  assert.match(seen[0]?.source ?? '', /^Message-ID: <known@example\.edu\.cn>\r$/m)
})

test('a password is never given to a mail server without TLS, nor to one with an untrusted certificate', async (t) => {
  const open = await startMailServer(t, { hideSTARTTLS: true, disabledCommands: ['STARTTLS'], allowInsecureAuth: true })
  await assert.rejects(smtpMail(open.settings).send(letter), toProviderError('misconfigured'))
  const stranger = await startMailServer(t)
  await assert.rejects(smtpMail({ ...stranger.settings, ca: makeLocalhostCertificate().cert }).send(letter), OutsideFailure)
  assert.deepEqual([...open.passwords, ...stranger.passwords], [])
})

test('a mail server without TLS gets no mail, unless the operator allows it', async (t) => {
  const { settings, seen } = await startMailServer(t, { disabledCommands: ['STARTTLS'], authOptional: true })
  const { user: _user, password: _password, ...open } = settings
  await assert.rejects(smtpMail(open).send(letter), toProviderError('misconfigured'))
  assert.equal(seen.length, 0)
  await smtpMail({ ...open, requiresTls: false }).send(letter)
  assert.deepEqual(
    seen.map(({ secure }) => secure),
    [false],
  )
  await assert.rejects(smtpMail({ ...settings, requiresTls: false }).send(letter), toProviderError('misconfigured'))
})

test('a mail whose attachment breaks off is not delivered by halves', async (t) => {
  const { seen, settings } = await startMailServer(t)
  const failing = new Readable({ read: () => failing.destroy(new Error('broke off')) })
  const cut = new Readable({ read: () => cut.destroy() })
  for (const content of [failing, cut]) {
    const attachments = [{ name: 'a.pdf', contentType: 'application/pdf', content }]
    await assert.rejects(smtpMail(settings).send({ ...letter, attachments }), toProviderError('unreachable', 'ESTREAM'))
  }
  assert.deepEqual(seen, [])
})

test('a mail server that is not there is unreachable', async () => {
  const port = smtpMail({ host: 'localhost', port: await freeLocalPort(), secure: false, from: 'campus@example.edu.cn' })
  await assert.rejects(port.check(), toProviderError('unreachable'))
  await assert.rejects(port.send(letter), toProviderError('unreachable'))
})
