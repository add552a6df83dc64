import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { outsideTimeoutMs } from '../fetch-bounded.ts'
import { OutsideFailure } from '../outside-failure.ts'
import { type BlobPort, isBlobKey } from './blobs.ts'
import { type Spooled, spool } from './spool.ts'

export interface S3Settings {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** https://host/bucket/key instead of https://bucket.host/key. */
  readonly pathStyle: boolean
  /** Where a file waits while it is measured; the system's own place when left out. */
  readonly spoolFolder?: string
  readonly timeoutMs?: number
}

/** The slowest line worth waiting for, in bytes a millisecond. */
const slowestUpload = 64

const failure = (status: number): OutsideFailure => {
  const code = `HTTP ${status}`
  if (status >= 500 || status === 429) return new OutsideFailure('s3', 'unreachable', 'does not work at the moment', code)
  return new OutsideFailure('s3', 'misconfigured', 'does not let us into the bucket', code)
}

export const addressOfObject = (where: Pick<S3Settings, 'endpoint' | 'bucket' | 'pathStyle'>, key: string): string => {
  const url = new URL(where.endpoint)
  if (!where.pathStyle) url.hostname = `${where.bucket}.${url.hostname}`
  url.pathname = where.pathStyle ? `/${where.bucket}/${key}` : `/${key}`
  return url.href
}

/** Any store that speaks S3. Contents are streamed: up from a spooled file whose hash is signed, down as they come. */
export const s3Blobs = (settings: S3Settings): BlobPort => {
  const { accessKeyId, secretAccessKey, region, spoolFolder = tmpdir(), timeoutMs = outsideTimeoutMs } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  /** The time limit ends with the headers: a long download may take as long as its reader does. */
  const request = async (key: string, init: RequestInit, allowedMs = timeoutMs): Promise<Response> => {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), allowedMs)
    try {
      return await fetch(await client.sign(addressOfObject(settings, key), init), { redirect: 'manual', signal: patience.signal })
    } catch {
      throw new OutsideFailure('s3', 'unreachable', 'does not answer')
    } finally {
      clearTimeout(timer)
    }
  }

  const sizeOf = async (key: string) => {
    const response = await request(key, { method: 'HEAD' })
    if (response.status === 404) return undefined
    if (!response.ok) throw failure(response.status)
    return { size: Number(response.headers.get('content-length')) }
  }

  const upload = async ({ path, key, size }: Spooled): Promise<void> => {
    const init = { method: 'PUT', body: await openAsBlob(path), headers: { 'x-amz-content-sha256': key } }
    const response = await request(key, init, timeoutMs + size / slowestUpload)
    await response.body?.cancel()
    if (!response.ok) throw failure(response.status)
  }

  return {
    async put(content, { maxBytes }) {
      const spooled = await spool(content, spoolFolder, maxBytes)
      try {
        if ((await sizeOf(spooled.key))?.size !== spooled.size) await upload(spooled)
      } finally {
        await rm(spooled.path, { force: true })
      }
      return { key: spooled.key, size: spooled.size }
    },
    async get(key) {
      if (!isBlobKey(key)) return undefined
      const response = await request(key, { method: 'GET' })
      if (response.ok) return Readable.from(response.body ?? [], { objectMode: false })
      await response.body?.cancel()
      if (response.status === 404) return undefined
      throw failure(response.status)
    },
    stat: async (key) => (isBlobKey(key) ? await sizeOf(key) : undefined),
    async remove(key) {
      if (!isBlobKey(key)) return
      const response = await request(key, { method: 'DELETE' })
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) throw failure(response.status)
    },
  }
}
