import { join } from 'node:path'
import { build, preview } from 'vite'
import { address } from '../address.ts'

const root = join(import.meta.dirname, '..', '..', 'packages', 'web')
const outDir = join(import.meta.dirname, '..', 'dist')

/** The web app as developers have it, with the pages that production leaves out, in front of the server of the journeys. */
export const openDevelopmentApp = async () => {
  const before = { mode: process.env['NODE_ENV'], api: process.env['CAMPUS_API'] }
  process.env['NODE_ENV'] = 'development'
  process.env['CAMPUS_API'] = address
  const options = { root, mode: 'development', logLevel: 'error', build: { outDir, emptyOutDir: true } } as const
  await build(options)
  const server = await preview({ ...options, preview: { host: '127.0.0.1', port: 0 } })
  process.env['NODE_ENV'] = before.mode
  process.env['CAMPUS_API'] = before.api
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
