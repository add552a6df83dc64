import assert from 'node:assert/strict'
import { X509Certificate } from 'node:crypto'
import { test } from 'node:test'
import { demoChain } from '../testing/demo-chain.ts'
import { endOf, makeCertificate } from './certificate.ts'
import { exportPrivateKey, importPrivateKey, type SigningAlgorithm } from './signing-key.ts'

const purposes = ['root', 'issuing', 'signer', 'code'] as const
const read = (certificate: Uint8Array) => new X509Certificate(Buffer.from(certificate))
const algorithms: SigningAlgorithm[] = ['p256', 'rsa2048']

for (const algorithm of algorithms) {
  test(`a school of ${algorithm} keys has a chain in which each certifies the next`, async () => {
    const { chain } = await demoChain(algorithm)
    const [root, issuing, signer, code] = purposes.map((purpose) => read(chain[purpose].certificate))
    assert.ok(root && issuing && signer && code)
    assert.ok(root.verify(root.publicKey) && issuing.verify(root.publicKey) && issuing.checkIssued(root))
    for (const leaf of [signer, code])
      assert.ok(leaf.verify(issuing.publicKey) && leaf.checkIssued(issuing) && !leaf.verify(root.publicKey))
    assert.deepEqual([root.ca, issuing.ca, signer.ca, code.ca], [true, true, false, false])
    assert.deepEqual([signer.keyUsage, code.keyUsage], [['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4'], ['1.3.6.1.5.5.7.3.37']])
    assert.equal(code.publicKey.asymmetricKeyType, 'ec')
    assert.equal(signer.publicKey.asymmetricKeyType, algorithm === 'p256' ? 'ec' : 'rsa')
    assert.equal(signer.serialNumber.toLowerCase(), chain.signer.serial)
  })
}

test('certificates carry the names of the school, cut to what X.520 allows', async () => {
  const order = { purpose: 'signer', algorithm: 'p256', now: new Date('2026-09-01T00:00:00Z') } as const
  const subject = async (school: { name: string; nameEn: string }) =>
    read((await makeCertificate({ ...order, school })).certificate).subject
  assert.equal(await subject({ name: '示范大学', nameEn: 'Demo University' }), 'O=示范大学\nCN=Demo University Document Signing 2026')
  assert.equal(await subject({ name: '示范大学', nameEn: '' }), 'O=示范大学\nCN=示范大学 Document Signing 2026')
  const odd = await subject({ name: '甲'.repeat(90), nameEn: `#1 "A", B+C=${'x'.repeat(90)}` })
  const [organisation, common = ''] = odd.split('\n')
  assert.equal(organisation, `O=${'甲'.repeat(64)}`)
  assert.ok(common.endsWith('xx Document Signing 2026'), common)
  assert.ok(common.includes('#1'), common)
})

test('no certificate outlives the authority that made it, and a clock that is a little behind does not matter', async () => {
  const now = new Date('2026-02-28T12:00:00.700Z')
  const { chain } = await demoChain('p256', now)
  assert.equal(chain.root.validTo.toISOString(), '2046-02-28T12:00:00.000Z')
  assert.equal(chain.issuing.validTo.toISOString(), '2036-02-28T12:00:00.000Z')
  assert.equal(chain.signer.validTo.toISOString(), '2029-02-28T12:00:00.000Z')
  assert.equal(chain.signer.validFrom.toISOString(), '2026-02-28T11:55:00.000Z')
  const authority = { certificate: chain.issuing.certificate, key: chain.issuing.privateKey }
  const late = new Date('2035-06-01T00:00:00Z')
  const last = await makeCertificate({ purpose: 'signer', algorithm: 'p256', school: { name: '大学', nameEn: 'U' }, now: late, authority })
  assert.equal(last.validTo.getTime(), chain.issuing.validTo.getTime())
  assert.equal(endOf('signer', late, chain.issuing.validTo).getTime(), last.validTo.getTime())
})

test('a stored key signs again but cannot be exported', async () => {
  for (const algorithm of algorithms) {
    const { chain } = await demoChain(algorithm)
    const key = await importPrivateKey(await exportPrivateKey(chain.signer.privateKey), algorithm)
    assert.deepEqual([key.extractable, key.usages], [false, ['sign']])
    await assert.rejects(exportPrivateKey(key))
  }
})
