import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Installation } from '../platform/config/installation.ts'
import { headersOfPages } from './security-headers.ts'
import { ownPages, serveOwnPages } from './web-page.ts'

/** Serves an app as it was built: hashed assets cached forever, the entry page never. */
export const serveWebApp = async (
  server: FastifyInstance,
  folder: string,
  { prefix = '/', installation }: { readonly prefix?: string; readonly installation?: Installation } = {},
) => {
  await server.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, requestKind: 'file' }
    })
    // Browsers ask for it on pages that name no icon, such as the demo's.
    if (prefix === '/') scope.get('/favicon.ico', (_request, reply) => reply.redirect('/icon.svg', 301))
    if (installation) await serveOwnPages(scope, folder, installation)
    await scope.register(fastifyStatic, {
      root: folder,
      prefix,
      preCompressed: true,
      wildcard: false,
      ...(installation && { globIgnore: [...ownPages] }),
      cacheControl: false,
      // The entity tag says when a file is another one, and nobody asks for a part of one.
      lastModified: false,
      acceptRanges: false,
      setHeaders(reply, path) {
        const isHashed = /[\\/]assets[\\/]/.test(path)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        // Half a kilobyte for each of dozens of files. A worker takes its own policy from its file, and keeps it.
        if (isHashed && /(?<!worker-[\w-]+)\.(?:js|css)(?:\.(?:br|gz))?$/.test(path))
          for (const name of [...headersOfPages, 'x-request-id']) reply.removeHeader(name)
      },
    })
  })
}
