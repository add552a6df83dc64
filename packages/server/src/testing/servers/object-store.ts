import { createHash, createHmac } from 'node:crypto'
import type { TestContext } from 'node:test'
import { type Asked, type Reply, serveLocally } from './local-server.ts'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const bucket = 'campus'
const region = 'cn-north-1'
const accessKeyId = 'AKIDEXAMPLE'
const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'

/** Recomputes AWS Signature Version 4 from what came over the wire. */
const isSigned = ({ method, url, headers, body }: Asked): boolean => {
  const authorization = headers.authorization ?? ''
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1] ?? ''
  const at = String(headers['x-amz-date'])
  const declared = String(headers['x-amz-content-sha256'])
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== sha256(body)) return false
  if (body.length > 0 && declared === 'UNSIGNED-PAYLOAD') return false
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = [method, url.pathname, url.search.slice(1), lines.join(''), names, declared].join('\n')
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`
  const key = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${secretAccessKey}`, at.slice(0, 8)), region))
  const signature = hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex')
  return authorization === `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`
}

/** An object store on loopback that speaks as much of S3 as blobs need, and lets nobody in without a valid signature. */
export const startObjectStore = async (test: TestContext) => {
  const objects = new Map<string, Buffer>()
  const keptAt = new Map<string, Date>()
  let isBroken = false

  /** Two a page, so that readers have to turn it; the mark of the next page needs escaping on its way there and back. */
  const list = ({ searchParams }: URL): Reply => {
    const after = /^<(.*)&>$/.exec(searchParams.get('continuation-token') ?? '')?.[1] ?? ''
    const found = [...objects.keys()].toSorted().filter((key) => key.startsWith(searchParams.get('prefix') ?? '') && key > after)
    const page = found.slice(0, 2)
    const contents = page.map(
      (key) => `<Contents><Key>${key}</Key><LastModified>${keptAt.get(key)?.toISOString()}</LastModified></Contents>`,
    )
    const next = found.length > 2 ? `<NextContinuationToken>&lt;${page.at(-1)}&amp;&gt;</NextContinuationToken>` : ''
    return {
      body: `<?xml version="1.0"?><ListBucketResult xmlns="http://s3"><Name>${bucket}</Name>${contents.join('')}${next}</ListBucketResult>`,
    }
  }

  const answer = ({ method, url, headers, body }: Asked): Reply => {
    const [, folder, ...rest] = url.pathname.split('/')
    const key = rest.join('/')
    if (folder !== bucket) return { status: 404 }
    if (method === 'PUT') {
      if (headers['content-length'] === undefined) return { status: 411 }
      objects.set(key, body)
      keptAt.set(key, new Date())
      return {}
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    if (url.searchParams.has('list-type')) return list(url)
    const object = objects.get(key)
    if (!object) return { status: 404 }
    const headersOf = { 'content-length': String(object.length), 'last-modified': keptAt.get(key)?.toUTCString() ?? '' }
    return { headers: headersOf, ...(method === 'GET' ? { body: object } : {}) }
  }

  const endpoint = await serveLocally(test, (asked) => {
    if (isBroken) return { status: 503 }
    return isSigned(asked) ? answer(asked) : { status: 403 }
  })
  const settings = { endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle: true }
  return {
    settings,
    objects,
    keptAt,
    break: () => {
      isBroken = true
    },
  }
}
