import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { fromHex } from '../encoding/hex.ts'
import { plainPdf } from '../testing/attacks/school.ts'
import { demoChain } from '../testing/demo-chain.ts'
import { missing } from '../testing/has-tool.ts'
import { goodReport, trustInPoppler } from '../testing/poppler.ts'
import { signPdf } from './sign-pdf.ts'

const texts = () => ({ signedAt: new Date(), name: '示范大学', reason: '在读证明' })

const folderFor = (context: TestContext) => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-sign-'))
  context.after(() => rmSync(folder, { recursive: true }))
  return (name: string, content?: Uint8Array) => {
    if (content) writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
}

for (const algorithm of ['p256', 'rsa2048'] as const) {
  test(`poppler finds a ${algorithm} signature valid, trusted and over the whole document`, {
    skip: missing('pdfsig', 'certutil'),
  }, async (context) => {
    const { chain, signer } = await demoChain(algorithm)
    const poppler = trustInPoppler(chain.root.certificate)
    context.after(poppler.remove)
    const reported = async (by: typeof signer) => poppler.report(await signPdf(plainPdf(), by, texts()))
    const report = await reported(signer)
    for (const line of goodReport) assert.ok(report.includes(line), report)
    const coder = { key: chain.code.privateKey, certificates: [chain.code.certificate, ...signer.certificates.slice(1)] }
    assert.ok(!(await reported(coder)).includes('Certificate is Trusted.'), 'the key of codes signs no documents')
  })

  test(`openssl verifies the CMS of a ${algorithm} signature against the root`, { skip: missing('openssl') }, async (context) => {
    const file = folderFor(context)
    const { chain, signer } = await demoChain(algorithm)
    const signed = await signPdf(plainPdf(), signer, texts())
    const [, before, hex = '', after] = /^([\s\S]*)<([0-9a-f]{1000,})>([\s\S]*)$/.exec(Buffer.from(signed).toString('latin1')) ?? []
    assert.ok(before && after)
    const padded = Buffer.from(fromHex(hex))
    const cms = padded.subarray(0, 4 + padded.readUInt16BE(2))
    const options = ['cms', '-verify', '-inform', 'DER', '-purpose', 'any', '-binary', '-out', file('out')]
    const root = file(
      'root.pem',
      Buffer.from(`-----BEGIN CERTIFICATE-----\n${Buffer.from(chain.root.certificate).toString('base64')}\n-----END CERTIFICATE-----\n`),
    )
    const verdict = (content: string) => {
      const parts = ['-in', file('cms', cms), '-content', file('content', Buffer.from(content, 'latin1'))]
      return spawnSync('openssl', [...options, ...parts, '-CAfile', root]).status
    }
    assert.equal(verdict(before + after), 0)
    assert.notEqual(verdict(`${before} ${after}`), 0)
  })
}

test('qpdf finds nothing wrong with the revision', { skip: missing('qpdf') }, async (context) => {
  const file = folderFor(context)
  const { signer } = await demoChain()
  const { status, stdout } = spawnSync('qpdf', ['--check', file('signed.pdf', await signPdf(plainPdf(), signer, texts()))], {
    encoding: 'utf8',
  })
  assert.deepEqual([status, /No syntax or stream encoding errors/.test(stdout)], [0, true])
})
