import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { outsideTimeoutMs } from '../../platform/http-client/fetch-bounded.ts'
import { noteOutsideFailure, noteOutsideSuccess } from '../../platform/http-client/outside-calls.ts'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import { type BlobPort, isBlobKey, pathOfNote } from './blobs.ts'
import { listingQuery, readListing } from './s3-listing.ts'
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
/** Of a thousand blobs each. */
const maxPages = 10_000

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

  const addressOf = (key: string) => addressOfObject(settings, key)

  /** The time limit ends with the headers: a long download may take as long as its reader does. */
  const request = async (address: string, init: RequestInit, allowedMs = timeoutMs): Promise<Response> => {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), allowedMs)
    try {
      const response = await fetch(await client.sign(address, init), { redirect: 'manual', signal: timeout.signal })
      if (response.status < 500) noteOutsideSuccess('s3')
      else noteOutsideFailure('s3', `HTTP ${response.status}`)
      return response
    } catch {
      noteOutsideFailure('s3', 'does not answer')
      throw new OutsideFailure('s3', 'unreachable', 'does not answer')
    } finally {
      clearTimeout(timer)
    }
  }

  const look = async (key: string) => {
    const response = await request(addressOf(key), { method: 'HEAD' })
    if (response.status === 404) return undefined
    if (!response.ok) throw failure(response.status)
    const { headers } = response
    const reported = Date.parse(headers.get('last-modified') ?? '')
    // Without a time from the store an object counts as new: new objects are not deleted.
    return { size: Number(headers.get('content-length')), keptAt: new Date(Number.isNaN(reported) ? Date.now() : reported) }
  }

  const upload = async ({ path, key, size }: Spooled): Promise<void> => {
    const init = { method: 'PUT', body: await openAsBlob(path), headers: { 'x-amz-content-sha256': key } }
    const response = await request(addressOf(key), init, timeoutMs + size / slowestUpload)
    await response.body?.cancel()
    if (!response.ok) throw failure(response.status)
  }

  return {
    async put(content, { maxBytes }) {
      const spooled = await spool(content, spoolFolder, maxBytes)
      try {
        // Also what lies there already: it is young again, and nobody takes it for forgotten.
        await upload(spooled)
      } finally {
        await rm(spooled.path, { force: true })
      }
      return { key: spooled.key, size: spooled.size }
    },
    async get(key) {
      if (!isBlobKey(key)) return undefined
      const response = await request(addressOf(key), { method: 'GET' })
      if (response.ok) return Readable.from(response.body ?? [], { objectMode: false })
      await response.body?.cancel()
      if (response.status === 404) return undefined
      throw failure(response.status)
    },
    stat: async (key) => (isBlobKey(key) ? await look(key) : undefined),
    async remove(key) {
      if (!isBlobKey(key)) return
      const response = await request(addressOf(key), { method: 'DELETE' })
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) throw failure(response.status)
    },
    async writeNote(name, text) {
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(text).digest('hex') }
      const response = await request(addressOf(pathOfNote(name)), { method: 'PUT', body: text, headers })
      await response.body?.cancel()
      if (!response.ok) throw failure(response.status)
    },
    async readNote(name) {
      const response = await request(addressOf(pathOfNote(name)), { method: 'GET' })
      if (response.ok) return response.text()
      await response.body?.cancel()
      if (response.status === 404) return undefined
      throw failure(response.status)
    },
    async *list(prefix) {
      let after: string | undefined
      for (let page = 0; page < maxPages; page += 1) {
        const response = await request(`${addressOf('')}?${listingQuery(prefix, after)}`, { method: 'GET' })
        const listing = await response.text()
        if (!response.ok) throw failure(response.status)
        const { kept, next } = readListing(listing)
        yield* kept
        if (!next) return
        after = next
      }
    },
  }
}
