import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { signPdf } from '@campus/proof/sign/sign-pdf.ts'
import { plainPdf } from '@campus/proof/testing/attacks/school.ts'
import { demoChain } from '@campus/proof/testing/demo-chain.ts'
import { missing } from '@campus/proof/testing/has-tool.ts'
import { checkPdf } from '@campus/proof/verify/check-pdf.ts'
import { serveLocally } from '../../testing/servers/local-server.ts'
import { rfc3161Timestamps } from './rfc3161.ts'

const settings = `
[req]
distinguished_name = name
[name]
[tsa_certificate]
extendedKeyUsage = critical, timeStamping
keyUsage = critical, digitalSignature
[tsa]
default_tsa = service
[service]
serial = serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
`

/** A time-stamp service as openssl runs it, with a certificate made for it. */
const serveTimestamps = async (context: TestContext, key: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-tsa-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const openssl = (...options: readonly string[]) => execFileSync('openssl', options, { cwd: folder, stdio: 'pipe' })
  writeFileSync(join(folder, 'tsa.conf'), settings)
  writeFileSync(join(folder, 'serial'), '01')
  const certificate = ['-x509', '-nodes', '-keyout', 'tsa.key', '-out', 'tsa.pem', '-days', '30', '-subj', '/CN=Time']
  openssl('req', ...certificate, ...key, '-config', 'tsa.conf', '-extensions', 'tsa_certificate')
  const root = new X509Certificate(readFileSync(join(folder, 'tsa.pem'))).raw.toString('base64')
  const url = await serveLocally(context, ({ body }) => {
    writeFileSync(join(folder, 'query.tsq'), body)
    openssl(
      'ts',
      '-reply',
      '-queryfile',
      'query.tsq',
      '-signer',
      'tsa.pem',
      '-inkey',
      'tsa.key',
      '-config',
      'tsa.conf',
      '-out',
      'reply.tsr',
    )
    return { headers: { 'content-type': 'application/timestamp-reply' }, body: readFileSync(join(folder, 'reply.tsr')) }
  })
  return { url, root }
}

const keys = {
  RSA: ['-newkey', 'rsa:2048'],
  'P-256': ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
}

for (const [name, key] of Object.entries(keys)) {
  test(`with a time-stamp authority of an ${name} key a signature is PAdES B-LTA`, { skip: missing('openssl') }, async (context) => {
    const { signer, trust } = await demoChain()
    const { url, root } = await serveTimestamps(context, key)
    const timestamps = rfc3161Timestamps({ url, roots: [root] })
    const began = Math.floor(Date.now() / 1000) * 1000
    const longTerm = { timestamps, revocationLists: async () => [] }
    const signed = await signPdf(plainPdf(), signer, { signedAt: new Date(0), name: '示范大学', reason: '证明', longTerm })
    const findings = await checkPdf(signed, { ...trust, timestampRoots: [root] })
    assert.deepEqual([findings.verdict, findings.signer?.isTimestamped, findings.signer?.isArchived], ['sound', true, true])
    // The signer says 1970, the authority knows better.
    assert.ok(new Date(findings.signer?.signedAt ?? 0).getTime() >= began)
    const untrusted = await checkPdf(signed, trust)
    assert.deepEqual([untrusted.verdict, untrusted.signer?.isTimestamped], ['undecided', false])
  })
}
