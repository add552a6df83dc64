import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createPublicKey, verify, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { AsnConvert } from '@peculiar/asn1-schema'
import { CertificateList } from '@peculiar/asn1-x509'
import { toHex } from '../encoding/hex.ts'
import { demoChain } from '../testing/demo-chain.ts'
import { missing } from '../testing/has-tool.ts'
import { makeRevocationList } from './revocation-list.ts'

const now = new Date('2026-09-01T08:30:00Z')
const since = new Date('2026-08-20T00:00:00Z')

for (const algorithm of ['p256', 'rsa2048'] as const) {
  test(`a revocation list of ${algorithm} is signed by the authority and names what it revoked`, async () => {
    const { chain } = await demoChain(algorithm)
    const authority = { certificate: chain.issuing.certificate, key: chain.issuing.privateKey }
    const der = await makeRevocationList(authority, [{ serial: chain.signer.serial, since }], now)
    const { tbsCertList, tbsCertListRaw, signature } = AsnConvert.parse(der, CertificateList)
    const [entry, ...others] = tbsCertList.revokedCertificates ?? []
    assert.ok(entry && tbsCertListRaw)
    assert.deepEqual(
      [toHex(new Uint8Array(entry.userCertificate)), entry.revocationDate.getTime(), others],
      [chain.signer.serial, since, []],
    )
    assert.equal(tbsCertList.nextUpdate?.getTime().toISOString(), '2026-09-08T08:30:00.000Z')
    const { publicKey } = new X509Certificate(Buffer.from(chain.issuing.certificate))
    assert.ok(verify('sha256', Buffer.from(tbsCertListRaw), publicKey, Buffer.from(signature)))
    const stranger = new X509Certificate(Buffer.from(chain.root.certificate)).publicKey
    assert.ok(
      !verify(
        'sha256',
        Buffer.from(tbsCertListRaw),
        createPublicKey(stranger.export({ type: 'spki', format: 'pem' })),
        Buffer.from(signature),
      ),
    )
  })
}

test('an authority that revoked nothing publishes an empty list', async () => {
  const { chain } = await demoChain()
  const der = await makeRevocationList({ certificate: chain.root.certificate, key: chain.root.privateKey }, [], now)
  assert.equal(AsnConvert.parse(der, CertificateList).tbsCertList.revokedCertificates, undefined)
})

test('openssl takes the chain, and refuses the signer that the list names', { skip: missing('openssl') }, async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-crl-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const { chain } = await demoChain()
  const pem = (title: string, der: Uint8Array) =>
    `-----BEGIN ${title}-----\n${Buffer.from(der).toString('base64')}\n-----END ${title}-----\n`
  const put = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const today = new Date()
  const listOf = (purpose: 'root' | 'issuing', serials: string[]) =>
    makeRevocationList(
      { certificate: chain[purpose].certificate, key: chain[purpose].privateKey },
      serials.map((serial) => ({ serial, since: today })),
      today,
    )
  const root = put('root.pem', pem('CERTIFICATE', chain.root.certificate))
  const issuing = put('issuing.pem', pem('CERTIFICATE', chain.issuing.certificate))
  const signer = put('signer.pem', pem('CERTIFICATE', chain.signer.certificate))
  const verdict = async (revoked: string[]) => {
    const lists = put('lists.pem', pem('X509 CRL', await listOf('root', [])) + pem('X509 CRL', await listOf('issuing', revoked)))
    const options = ['verify', '-x509_strict', '-crl_check_all', '-CAfile', root, '-untrusted', issuing, '-CRLfile', lists, signer]
    const { status, stdout, stderr } = spawnSync('openssl', options, { encoding: 'utf8' })
    return { status, reported: stdout + stderr }
  }
  assert.equal((await verdict([])).status, 0)
  const { status, reported } = await verdict([chain.signer.serial])
  assert.notEqual(status, 0)
  assert.match(reported, /certificate revoked/)
})
