import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { readDer } from '@campus/proof/asn1/der.ts'
import { missing } from '@campus/proof/testing/has-tool.ts'
import { readTimeStamp } from '@campus/proof/verify/cms/time-stamp.ts'
import { AsnConvert } from '@peculiar/asn1-schema'
import { PKIStatus, TimeStampResp } from '@peculiar/asn1-tsp'
import Fastify from 'fastify'
import { addTimestampService } from '../../http/demo-timestamps.ts'
import { demoTimestamps } from './demo-authority.ts'

const folderFor = (context: TestContext) => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-demo-tsa-'))
  context.after(() => rmSync(folder, { recursive: true }))
  return folder
}

const bytes = new TextEncoder().encode('a signature')
const digest = new Uint8Array(createHash('sha256').update(bytes).digest())
const at = new Date('2024-03-01T08:00:00Z')

test('the authority of the demo stamps the time of the demo, and stays the same after a restart', async (context) => {
  const folder = folderFor(context)
  // Several that begin in the same moment.
  context.mock.method(Date, 'now', () => at.getTime())
  const opened = [demoTimestamps({ folder }), demoTimestamps({ folder }), demoTimestamps({ folder })]
  const [roots, ...others] = await Promise.all(opened.map((port) => port.roots()))
  for (const other of [...others, await demoTimestamps({ folder }).roots()]) assert.deepEqual(other, roots)
  const token = await opened[0]?.stamp(digest, at)
  assert.ok(token && roots)
  assert.deepEqual(await readTimeStamp(readDer(new Uint8Array(token)), bytes, roots), at)
  assert.equal(
    await readTimeStamp(readDer(new Uint8Array(token)), bytes, await demoTimestamps({ folder: folderFor(context) }).roots()),
    null,
  )
  assert.equal(await readTimeStamp(readDer(new Uint8Array(token)), digest, roots), null)
})

test('whoever asks something else is refused in the words of the protocol', async (context) => {
  const { answer } = demoTimestamps({ folder: folderFor(context) })
  for (const query of [new Uint8Array(0), Uint8Array.of(0x30, 0), new TextEncoder().encode('hello')]) {
    const { status } = AsnConvert.parse(await answer(new Uint8Array(query).buffer, at), TimeStampResp)
    assert.equal(status.status, PKIStatus.rejection)
  }
})

test('openssl asks the service over HTTP and finds its answer good', { skip: missing('openssl') }, async (context) => {
  const folder = folderFor(context)
  const timestamps = demoTimestamps({ folder })
  const server = Fastify()
  context.after(() => server.close())
  addTimestampService(server, { timestamps })
  writeFileSync(join(folder, 'data'), bytes)
  const openssl = (...options: string[]) => execFileSync('openssl', options, { cwd: folder, stdio: 'pipe' }).toString()
  openssl('ts', '-query', '-data', 'data', '-sha256', '-cert', '-out', 'query.tsq')
  const query = execFileSync('cat', ['query.tsq'], { cwd: folder })
  const reply = await server.inject({
    method: 'POST',
    url: '/demo/timestamp',
    headers: { 'content-type': 'application/timestamp-query' },
    payload: query,
  })
  assert.deepEqual([reply.statusCode, reply.headers['content-type']], [200, 'application/timestamp-reply'])
  writeFileSync(join(folder, 'reply.tsr'), reply.rawPayload)
  const [root = ''] = await timestamps.roots()
  writeFileSync(join(folder, 'root.pem'), new X509Certificate(Buffer.from(root, 'base64')).toString())
  assert.match(openssl('ts', '-verify', '-queryfile', 'query.tsq', '-in', 'reply.tsr', '-CAfile', 'root.pem'), /^$|OK/)
})
