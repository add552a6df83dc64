import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { Envelope } from '@campus/contract/envelope.ts'
import { applyConfiguration } from '@campus/contract/operations/configuration.ts'
import { enter } from '../../testing/enter.ts'
import { openRaw, sendRaw } from '../../testing/raw-connection.ts'
import { useTestCampus } from '../../testing/test-campus.ts'

const campus = useTestCampus()

const envelopeOf = (answer: string) => Envelope.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)))

test('an address that cannot be read is answered inside the envelope, in the language of the reader', async () => {
  for (const path of ['/%E0%A4%A', '/%', '/openApi/%ff', `/openApi/schools/${'x'.repeat(300)}`]) {
    const response = await fetch(`${campus().url}${path}`, { headers: { lang: 'en_US' } })
    assert.ok(response.status === 400 || response.status === 404 || response.status === 414, `${path} ${response.status}`)
    const answer = Envelope.parse(await response.json())
    assert.equal(answer.code, response.status)
    assert.ok(answer.msg.length > 0 && answer.error)
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
    assert.ok(response.headers.get('x-request-id'))
  }
  assert.equal((await fetch(`${campus().url}/%E0%A4%A`)).status, 400)
})

test('bytes that are no request are answered inside the envelope, and the connection ends', async () => {
  const broken = [
    ['GARBAGE\r\n\r\n', 400],
    ['GET / HTTP/9.9\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: x\r\nx-device-id: a\0b\r\n\r\n', 400],
    ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const
  for (const [bytes, status] of broken) {
    const answer = await sendRaw(campus().url, bytes)
    assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `), bytes.slice(0, 40))
    assert.equal(envelopeOf(answer).code, status)
  }
})

test('who may not call is refused before a long body is read', async () => {
  const student = await enter(campus())
  for (const [authorization, error] of [
    ['x-nobody: 1', 'login_required'],
    [`Authorization: Bearer ${'x'.repeat(43)}`, 'login_required'],
    [`Authorization: Bearer ${student.token}`, 'forbidden'],
  ] as const) {
    const socket = await openRaw(campus().url)
    const length = 8 * 1024 * 1024
    socket.write(
      `POST ${applyConfiguration.path} HTTP/1.1\r\nHost: x\r\n${authorization}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`,
    )
    // It answers though all but one byte of the body is missing.
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    assert.equal(envelopeOf(answer.toString('latin1')).error, error)
  }
})
