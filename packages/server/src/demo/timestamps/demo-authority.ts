import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeRevocationList } from '@campus/proof/sign/revocation-list.ts'
import { exportPrivateKey, importPrivateKey } from '@campus/proof/sign/signing-key.ts'
import { makeTimeStampToken } from '@campus/proof/sign/time-stamp-token.ts'
import { makeTimestampChain } from '@campus/proof/sign/timestamp-chain.ts'
import { AsnConvert } from '@peculiar/asn1-schema'
import { PKIStatus, PKIStatusInfo, TimeStampReq, TimeStampResp, TimeStampToken } from '@peculiar/asn1-tsp'
import { z } from 'zod'
import { askForTimestamp } from '../../ports/timestamp/rfc3161.ts'
import type { TimestampPort } from '../../ports/timestamp/timestamp.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The authority as it lies in the demo's folder, each part in base64. The demo's keys protect nothing. */
const Kept = z.object({ root: z.string(), rootKey: z.string(), stamper: z.string(), stamperKey: z.string() })
type Kept = z.infer<typeof Kept>

const policy = '1.3.6.1.4.1.99999.1.1'
const sha256 = '2.16.840.1.101.3.4.2.1'
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const bytesOf = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'base64'))

const makeKept = async (): Promise<Kept> => {
  const { root, stamper } = await makeTimestampChain({ name: '演示时间戳', nameEn: 'Campus Demo' })
  return {
    root: textOf(root.certificate),
    rootKey: textOf(await exportPrivateKey(root.privateKey)),
    stamper: textOf(stamper.certificate),
    stamperKey: textOf(await exportPrivateKey(stamper.privateKey)),
  }
}

/** Made at its first use. Of several processes that begin at once the first to put its file there wins. */
const openKept = async (folder: string): Promise<Kept> => {
  const path = join(folder, 'authority.json')
  const read = async () => Kept.parse(JSON.parse(await readFile(path, 'utf8')))
  try {
    return await read()
  } catch {
    await mkdir(folder, { recursive: true })
    const draft = `${path}.${randomUUID()}`
    await writeFile(draft, JSON.stringify(await makeKept()), { mode: 0o600 })
    await link(draft, path).catch(() => undefined)
    await rm(draft)
    return read()
  }
}

const openAuthority = async (folder: string) => {
  const kept = await openKept(folder)
  const [root, stamper] = [bytesOf(kept.root), bytesOf(kept.stamper)]
  const rootKey = await importPrivateKey(bytesOf(kept.rootKey), 'p256')
  return { root, rootKey, signer: { key: await importPrivateKey(bytesOf(kept.stamperKey), 'p256'), certificates: [stamper, root] } }
}

const answerOf = (status: PKIStatus, token?: Bytes): ArrayBuffer =>
  AsnConvert.serialize(
    new TimeStampResp({
      status: new PKIStatusInfo({ status }),
      ...(token ? { timeStampToken: AsnConvert.parse(token, TimeStampToken) } : {}),
    }),
  )

const readQuery = (query: ArrayBuffer): TimeStampReq | undefined => {
  try {
    const asked = AsnConvert.parse(query, TimeStampReq)
    const { hashAlgorithm, hashedMessage } = asked.messageImprint
    return hashAlgorithm.algorithm === sha256 && hashedMessage.byteLength === 32 ? asked : undefined
  } catch {
    return undefined
  }
}

interface DemoTimestamps extends TimestampPort {
  /** Answers a TimeStampReq (DER) with a TimeStampResp (DER), as RFC 3161 wants it. */
  readonly answer: (query: ArrayBuffer, now: Date) => Promise<ArrayBuffer>
}

/** A time-stamp authority inside the demo: it speaks RFC 3161 like any other, and takes the time from its caller. */
export const demoTimestamps = ({ folder }: { readonly folder: string }): DemoTimestamps => {
  let opened: ReturnType<typeof openAuthority> | undefined
  const open = () => {
    opened ??= openAuthority(folder)
    return opened
  }
  const answer = async (query: ArrayBuffer, now: Date) => {
    const asked = readQuery(query)
    if (!asked) return answerOf(PKIStatus.rejection)
    const { signer } = await open()
    const digest = new Uint8Array(asked.messageImprint.hashedMessage.buffer.slice(0))
    const serial = crypto.getRandomValues(new Uint8Array(8))
    const order = { digest, nonce: asked.nonce && new Uint8Array(asked.nonce), serial, policy, at: now }
    return answerOf(PKIStatus.granted, await makeTimeStampToken(order, signer))
  }
  return {
    answer,
    stamp: (digest, now) => askForTimestamp(answer, digest, now),
    roots: async () => [textOf((await open()).root)],
    evidenceFor: async () => {
      const { root, rootKey, signer } = await open()
      return {
        certificates: signer.certificates,
        revocationLists: [await makeRevocationList({ certificate: root, key: rootKey }, [], new Date())],
      }
    },
  }
}
