import assert from 'node:assert/strict'
import { createPublicKey } from 'node:crypto'
import { test } from 'node:test'
import { fromBase58 } from '../encoding/base58.ts'
import { demoChain } from '../testing/demo-chain.ts'
import { keyIdOf, multikeyOf, publicKeyOf } from './public-key.ts'

test('a key is spelt in a did document with its x and the side of its y', async () => {
  for (let tries = 0; tries < 4; tries += 1) {
    const { chain } = await demoChain()
    const spki = publicKeyOf(chain.code.certificate)
    const { x = '', y = '' } = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' }).export({ format: 'jwk' })
    const isOdd = (Buffer.from(y, 'base64url').at(-1) ?? 0) % 2 === 1
    const expected = Buffer.concat([Uint8Array.of(0x80, 0x24, isOdd ? 3 : 2), Buffer.from(x, 'base64url')])
    // The mark of P-256 makes all of them begin alike.
    assert.ok(multikeyOf(spki).startsWith('zDn'))
    assert.deepEqual(fromBase58(multikeyOf(spki).slice(1), 35), new Uint8Array(expected))
    assert.match(await keyIdOf(spki), /^[\w-]{11}$/)
  }
})
