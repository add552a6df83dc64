import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Installation } from '../platform/config/installation.ts'

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign)

/** The page as it was built, with the name of the product and what the app has to know of this installation. */
const pageFor = (html: string, installation: Installation): string => {
  const name = escaped(installation.product[0])
  const told = `<meta name="campus-installation" content="${escaped(JSON.stringify(installation))}" />`
  return html
    .replace(/<title>[^<]*<\/title>/, () => `${told}\n    <title>${name}</title>`)
    .replace(/(<div class="splash"><i><\/i>)[^<]*/, (_, splash: string) => splash + name)
}

const manifestFor = (json: string, { product: [name] }: Installation): string =>
  JSON.stringify({ ...(JSON.parse(json) as object), name, short_name: name })

/** Compressed once, at the start: nobody waits for it. */
const serveText = async (server: FastifyInstance, paths: readonly string[], type: string, text: string) => {
  const plain = Buffer.from(text)
  const [br, gz] = await Promise.all([compress.br(plain), compress.gzip(plain)])
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`
  for (const path of paths)
    server.get(path, (request, reply) => {
      reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag).type(type)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      const accepted = request.headers['accept-encoding'] ?? ''
      if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br)
      return /\bgzip\b/.test(accepted) ? reply.header('content-encoding', 'gzip').send(gz) : reply.send(plain)
    })
}

export const ownPages = ['index.html', 'manifest.webmanifest'] as const

/** The two files of the app that name the product. */
export const serveOwnPages = async (server: FastifyInstance, folder: string, installation: Installation) => {
  const [page, manifest] = await Promise.all(ownPages.map((name) => readFile(join(folder, name), 'utf8').catch(() => undefined)))
  // A folder without an app has nothing to show, and no reason to keep the calls from being served.
  if (page === undefined) return
  await serveText(server, ['/', '/index.html'], 'text/html; charset=utf-8', pageFor(page ?? '', installation))
  await serveText(server, ['/manifest.webmanifest'], 'application/manifest+json', manifestFor(manifest ?? '{}', installation))
}
