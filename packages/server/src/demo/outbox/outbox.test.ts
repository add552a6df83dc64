import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type TestContext, test } from 'node:test'
import { folderMail } from '../../ports/mail/folder-mail.ts'
import { folderSms } from '../../ports/sms/folder-sms.ts'
import { readOutbox } from './outbox.ts'

const makeFolder = async (test: TestContext): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-outbox-'))
  test.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const letter = { to: 'li.lei@example.edu.cn', subject: '您的成绩单', text: '见附件。', html: '<p>见附件。</p>' }
const code = (digits: string) =>
  ({ to: '13800138000', template: 'login_code', params: { code: digits }, text: `验证码 ${digits}` }) as const

test('the embedded mail provider writes a mail that a mail program opens, with its attachment', async (t) => {
  const folder = await makeFolder(t)
  const port = folderMail({ folder })
  await port.check()
  const content = Readable.from([Buffer.from('bytes of a file')])
  const { id } = await port.send({ ...letter, attachments: [{ name: 'a.pdf', contentType: 'application/pdf', content }] })
  const name = (await readdir(join(folder, 'mail'))).find((name) => name.endsWith('.eml')) ?? ''
  const source = await readFile(join(folder, 'mail', name), 'utf8')
  assert.ok(source.includes(`Message-ID: ${id}\r\n`))
  assert.match(source, /^To: li\.lei@example\.edu\.cn\r$/m)
  assert.ok(source.includes(Buffer.from('bytes of a file').toString('base64')))
  port.close()
})

test('the outbox shows mail and messages apart, newest first, as many as were asked for', async (t) => {
  const folder = await makeFolder(t)
  const mail = folderMail({ folder })
  await mail.send({ ...letter, cc: ['han.meimei@example.edu.cn'] })
  const sms = folderSms({ folder })
  const ids = []
  for (const digits of ['111111', '222222', '333333']) ids.push((await sms.send(code(digits))).id)

  const messages = await readOutbox(folder, 'sms', 2)
  assert.deepEqual(
    messages.map(({ text, to, id }) => ({ text, to, id })),
    [
      { text: '验证码 333333', to: '13800138000', id: ids[2] },
      { text: '验证码 222222', to: '13800138000', id: ids[1] },
    ],
  )
  const [shown, ...others] = await readOutbox(folder, 'mail', 10)
  assert.deepEqual(others, [])
  assert.equal(shown?.subject, '您的成绩单')
  assert.equal(shown?.text, '见附件。')
  assert.deepEqual(shown?.cc, ['han.meimei@example.edu.cn'])
})

test('an outbox into which nothing was ever sent is empty', async (t) => {
  assert.deepEqual(await readOutbox(await makeFolder(t), 'mail', 10), [])
})

test('the outbox keeps the newest 500 and drops the oldest', async (t) => {
  const folder = await makeFolder(t)
  await mkdir(join(folder, 'sms'))
  const old = Array.from({ length: 503 }, (_, index) => `2020-01-01T00-00-00-000Z-${String(index).padStart(8, '0')}-00000000.json`)
  await Promise.all(old.map((name) => writeFile(join(folder, 'sms', name), '{}')))
  await folderSms({ folder }).send(code('123456'))
  const left = await readdir(join(folder, 'sms'))
  assert.equal(left.length, 500)
  assert.ok(!left.includes(old[3] ?? ''))
  assert.ok(left.includes(old[4] ?? ''))
  assert.equal((await readOutbox(folder, 'sms', 1))[0]?.text, '验证码 123456')
})

test('a mail whose attachment breaks off at any moment leaves nothing in the outbox', async (t) => {
  const folder = await makeFolder(t)
  const failing = new Readable({ read: () => failing.destroy(new Error('broke off')) })
  const cut = new Readable({ read: () => cut.destroy() })
  const gone = new Readable({ read: () => undefined }).destroy()
  for (const content of [failing, cut, gone]) {
    const attachments = [{ name: 'a.pdf', contentType: 'application/pdf', content }]
    await assert.rejects(folderMail({ folder }).send({ ...letter, attachments }))
  }
  assert.deepEqual(await readdir(join(folder, 'mail')), [])
  assert.deepEqual(await readOutbox(folder, 'mail', 10), [])
})
