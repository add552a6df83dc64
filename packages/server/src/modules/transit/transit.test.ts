import assert from 'node:assert/strict'
import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { test } from 'node:test'
import { encryptKey } from '@campus/contract/transit/transit-key.ts'
import { systemContext } from '../../context/context.ts'
import { asker } from '../../testing/ask.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { openInTransit, sweepTransitKeys } from './transit.service.ts'

const campus = useTestCampus()
const day = 86_400

/** As the app does it. */
const hide = async (value: string, at = campus().clock.now().getTime()) => {
  const { keyId, publicKey } = (await asker(campus().url)(encryptKey, {})).data
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const padding = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return `sealed:${keyId}:${publicEncrypt(padding, Buffer.from(JSON.stringify({ value, at }))).toString('base64')}`
}

const open = (text: string) => openInTransit(systemContext(campus().base), 'idCard', text)

test('the server decrypts transit-encrypted fields, and accepts plain ones unchanged', async () => {
  assert.equal(await open(await hide('11010519491231002X')), '11010519491231002X')
  assert.equal(await open('11010519491231002X'), '11010519491231002X')
})

test('a replayed ciphertext is rejected later', async () => {
  const text = await hide('11010519491231002X')
  campus().clock.advance(601)
  await assert.rejects(open(text), /bad_input/)
})

test('a text that was changed on its way, or names a key that is not there, is refused', async () => {
  const text = await hide('11010519491231002X')
  const [mark, , hidden] = text.split(':')
  await assert.rejects(open(`${text.slice(0, -8)}AAAAAAA=`), /bad_input/)
  await assert.rejects(open(`${mark}:00000000-0000-7000-8000-000000000000:${hidden}`), /bad_input/)
  await assert.rejects(open('sealed:no-key:x'), /bad_input/)
})

test('everybody gets the same key until it grows old, and then a new one', async () => {
  const ask = async () => (await asker(campus().url)(encryptKey, {})).data.keyId
  const first = await ask()
  assert.equal(await ask(), first)
  campus().clock.advance(29.5 * day)
  const second = await ask()
  assert.notEqual(second, first)
  campus().clock.advance(day)
  await sweepTransitKeys(systemContext(campus().base))
  const left = await campus().base.sql.selectFrom('transit_key').select('id').execute()
  assert.deepEqual(
    left.map(({ id }) => id),
    [second],
  )
})

test('the private half is stored encrypted only', async () => {
  await asker(campus().url)(encryptKey, {})
  const [row] = await campus().base.sql.selectFrom('transit_key').select('private_encrypted').execute()
  assert.equal(row?.private_encrypted.toString('utf8').includes('PRIVATE KEY'), false)
})
