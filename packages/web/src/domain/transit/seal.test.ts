import assert from 'node:assert/strict'
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { test } from 'node:test'
import { seal } from './seal.ts'

const keyId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = { keyId, publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') }

test('an ID number is hidden so that only the holder of the private key reads it, with the time it was hidden', async () => {
  const [mark, id, hidden = ''] = (await seal(key, '11010519491231002X', 1_700_000_000_000)).split(':')
  assert.deepEqual([mark, id], ['sealed', keyId])
  const opened = privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(hidden, 'base64'),
  )
  assert.deepEqual(JSON.parse(opened.toString('utf8')), { value: '11010519491231002X', at: 1_700_000_000_000 })
})

test('the same number is encrypted differently every time', async () => {
  assert.notEqual(await seal(key, '11010519491231002X', 1), await seal(key, '11010519491231002X', 1))
})
