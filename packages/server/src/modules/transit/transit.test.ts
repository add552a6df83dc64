import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seal } from '@campus/client/calls/seal.ts'
import { proveByPassword } from '@campus/contract/account/proof.ts'
import type { CallShape } from '@campus/contract/call.ts'
import { checkFields } from '@campus/contract/registration/check.ts'
import { encryptKey } from '@campus/contract/transit/transit-key.ts'
import { systemContext } from '../../context/context.ts'
import { asker } from '../../testing/ask.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { openSealed, sweepTransitKeys } from './transit.service.ts'

const campus = useTestCampus()
const day = 86_400
const long = '密'.repeat(256)

const readKey = async () => (await asker(campus().url)(encryptKey, {})).data

const placeOf = ({ method, path }: CallShape, field: string) => `${method} ${path} ${field}`
const sealed = async (value: string, call: CallShape = proveByPassword, field = 'password') =>
  seal(await readKey(), placeOf(call, field), value)

const open = (body: object, call: CallShape = proveByPassword, publicUrl = campus().url) => {
  const ctx = systemContext(campus().base)
  return openSealed({ ...ctx, services: { ...ctx.services, publicUrl } }, call, body)
}

test('sealed fields arrive in the clear, deep ones and long ones too; what is empty or left out stays so', async () => {
  assert.deepEqual(await open({ password: await sealed(long), other: 1 }), { password: long, other: 1 })
  const idCard = await sealed('11010519491231002X', checkFields, 'fields.idCard')
  assert.deepEqual(await open({ fields: { idCard, name: '李' } }, checkFields), { fields: { idCard: '11010519491231002X', name: '李' } })
  assert.deepEqual(await open({ fields: { name: '李' } }, checkFields), { fields: { name: '李' } })
  assert.deepEqual([await open({ password: '' }), await open({}), await open({ password: 7 })], [{ password: '' }, {}, { password: 7 }])
})

test('a text is opened once, also by two requests at the same moment, and not after ten minutes', async () => {
  const text = await sealed('secret')
  const both = await Promise.allSettled([open({ password: text }), open({ password: text })])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  await assert.rejects(open({ password: text }), /bad_input/)
  const old = await sealed('secret')
  campus().clock.advance(601)
  await assert.rejects(open({ password: old }), /bad_input/)
})

test('what is in the clear, changed on its way, sealed for another place or with an unknown key is refused', async () => {
  const text = await sealed('secret')
  const [, keyId = '', sender = '', hidden = ''] = text.split(':')
  const wrong = [
    'secret',
    text.slice(0, -8) + 'AAAAAAA=',
    text.replace(keyId, '00000000-0000-7000-8000-000000000000'),
    text.replace(sender, Buffer.alloc(65, 4).toString('base64')),
    `sealed:no-key:${sender}:${hidden}`,
    'sealed:::',
    await sealed('secret', proveByPassword, 'confirmation'),
    await sealed('secret', checkFields),
  ]
  for (const password of wrong) await assert.rejects(open({ password }), /bad_input/, password)
  assert.deepEqual(await open({ password: text }), { password: 'secret' })
})

test('an installation without https takes what its pages cannot seal', async () => {
  assert.deepEqual(await open({ password: 'secret' }, proveByPassword, 'http://campus.lan'), { password: 'secret' })
  await assert.rejects(open({ password: 'secret' }, proveByPassword, 'https://campus.lan'), /bad_input/)
})

test('a call in the clear is refused through HTTP, in the language of the reader', async () => {
  const response = await fetch(`${campus().url}${checkFields.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', lang: 'en_US' },
    body: JSON.stringify({ fields: { idCard: '11010519491231002X' } }),
  })
  const { error, fields } = (await response.json()) as { error: string; fields: object }
  assert.deepEqual([error, fields], ['bad_input', { 'fields.idCard': 'Reload the page and try again' }])
})

test('everybody gets the same key until it grows old, and then a new one; what is over is deleted', async () => {
  const first = (await readKey()).keyId
  assert.equal((await readKey()).keyId, first)
  await open({ password: await sealed('secret') })
  campus().clock.advance(29.5 * day)
  const second = (await readKey()).keyId
  assert.notEqual(second, first)
  campus().clock.advance(day)
  await sweepTransitKeys(systemContext(campus().base))
  const { sql } = campus().base
  const left = await sql.selectFrom('transit_key').select(['id', 'private_encrypted']).execute()
  assert.deepEqual(
    left.map(({ id }) => id),
    [second],
  )
  assert.equal(left[0]?.private_encrypted.toString('utf8').includes('PRIVATE KEY'), false)
  assert.deepEqual(await sql.selectFrom('transit_opened').select('digest').execute(), [])
})
