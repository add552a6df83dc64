import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { CMSVersion, EncapsulatedContent, EncapsulatedContentInfo, id_signedData, SignedData } from '@peculiar/asn1-cms'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  id_ct_tstInfo,
  MessageImprint,
  PKIStatus,
  PKIStatusInfo,
  TimeStampReq,
  TimeStampResp,
  TimeStampToken,
  TSTInfo,
} from '@peculiar/asn1-tsp'
import { freeLocalPort, type Reply, serveLocally } from '../../testing/servers/local-server.ts'
import { toProviderError } from '../../testing/to-provider-error.ts'
import { rfc3161Timestamps } from './rfc3161.ts'

const digest = new Uint8Array(createHash('sha256').update('a signature').digest())

/** A token without a signature: who signed is the verifier's matter, the port only holds it against the question. */
const replyTo = (asked: Buffer, change: Partial<TSTInfo> = {}, about = id_ct_tstInfo, status = PKIStatus.granted) => {
  const { messageImprint, nonce } = AsnConvert.parse(asked, TimeStampReq)
  const stated = new TSTInfo({
    policy: '1.2.3',
    messageImprint,
    serialNumber: Uint8Array.of(1).buffer,
    ...(nonce ? { nonce } : {}),
    ...change,
  })
  const content = new EncapsulatedContent({ single: new OctetString(AsnConvert.serialize(stated)) })
  const signed = new SignedData({
    version: CMSVersion.v3,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: about, eContent: content }),
  })
  const token = new TimeStampToken({ contentType: id_signedData, content: AsnConvert.serialize(signed) })
  return Buffer.from(AsnConvert.serialize(new TimeStampResp({ status: new PKIStatusInfo({ status }), timeStampToken: token })))
}

const refusal = Buffer.from(AsnConvert.serialize(new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.rejection }) })))

test('the service is asked about the digest alone, each time with another nonce', async (context) => {
  const asked: TimeStampReq[] = []
  const url = await serveLocally(context, ({ method, headers, body }) => {
    assert.deepEqual([method, headers['content-type']], ['POST', 'application/timestamp-query'])
    asked.push(AsnConvert.parse(body, TimeStampReq))
    return { body: replyTo(body) }
  })
  const port = rfc3161Timestamps({ url })
  const tokens = [await port.stamp(digest, new Date()), await port.stamp(digest, new Date())]
  for (const { messageImprint, certReq, version } of asked)
    assert.deepEqual([Buffer.from(messageImprint.hashedMessage.buffer), certReq, version], [Buffer.from(digest), true, 1])
  const [one, two] = asked.map(({ nonce }) => Buffer.from(nonce ?? new ArrayBuffer(0)).toString('hex'))
  assert.ok(one && two && one.length === 32 && one !== two)
  assert.ok(tokens.every((token) => AsnConvert.parse(token, TimeStampToken).contentType === id_signedData))
})

test('a response that does not match the request is rejected', async (context) => {
  const other = new Uint8Array(createHash('sha256').update('another signature').digest())
  const imprint = ({ messageImprint }: TimeStampReq, hashedMessage: Uint8Array) =>
    new MessageImprint({ hashAlgorithm: messageImprint.hashAlgorithm, hashedMessage: new OctetString(hashedMessage.slice()) })
  const answers: [string, (body: Buffer) => Reply, 'unreachable' | 'refused'][] = [
    ['another nonce', (body) => ({ body: replyTo(body, { nonce: Uint8Array.of(1, 2, 3).buffer }) }), 'unreachable'],
    [
      'another digest',
      (body) => ({ body: replyTo(body, { messageImprint: imprint(AsnConvert.parse(body, TimeStampReq), other) }) }),
      'unreachable',
    ],
    [
      'a shorter digest',
      (body) => ({ body: replyTo(body, { messageImprint: imprint(AsnConvert.parse(body, TimeStampReq), digest.subarray(1)) }) }),
      'unreachable',
    ],
    ['something else that is signed', (body) => ({ body: replyTo(body, {}, '1.2.840.113549.1.7.1') }), 'unreachable'],
    ['a refusal', () => ({ body: refusal }), 'refused'],
    ['a refusal with a token', (body) => ({ body: replyTo(body, {}, id_ct_tstInfo, PKIStatus.waiting) }), 'refused'],
    ['a page', () => ({ body: '<html>maintenance</html>' }), 'unreachable'],
    ['nothing', () => ({ body: Buffer.alloc(0) }), 'unreachable'],
    ['half of it', (body) => ({ body: replyTo(body).subarray(0, 60) }), 'unreachable'],
    ['an error', (body) => ({ status: 503, body: replyTo(body) }), 'unreachable'],
    ['another address', (body) => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: replyTo(body) }), 'unreachable'],
    ['far too much', () => ({ body: Buffer.alloc(1_100_000, 0x30) }), 'unreachable'],
  ]
  for (const [name, answer, kind] of answers) {
    const url = await serveLocally(context, ({ body }) => answer(body))
    await assert.rejects(rfc3161Timestamps({ url }).stamp(digest, new Date()), toProviderError(kind), name)
  }
})

test('a service that hangs or is not there is given up', async (context) => {
  const url = await serveLocally(context, () => new Promise<Reply>(() => {}))
  await assert.rejects(rfc3161Timestamps({ url, timeoutMs: 200 }).stamp(digest, new Date()), toProviderError('unreachable', 'timeout'))
  const nobody = `http://127.0.0.1:${await freeLocalPort()}`
  await assert.rejects(rfc3161Timestamps({ url: nobody }).stamp(digest, new Date()), toProviderError('unreachable', 'ECONNREFUSED'))
})
