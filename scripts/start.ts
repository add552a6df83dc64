import { fileURLToPath } from 'node:url'
import { prepareModels } from '@campus/face/tools/prepare-models.ts'
import { watchParent } from '@campus/server/start/watch-parent.ts'
import { supervise } from './supervise.ts'
import { buildWebWhenStale } from './web-build.ts'

// Apps that were built elsewhere are not built here.
if (!process.env['E2E_WEB']) await buildWebWhenStale()

// Once: the first photo would wait for it otherwise.
prepareModels()

const server = supervise([fileURLToPath(new URL('serve.ts', import.meta.url)), '--supervised', ...process.argv.slice(2)])
// A terminal signals the server itself as well; two signals together count as one.
process.on('SIGINT', () => server.stop('SIGINT'))
process.on('SIGTERM', () => server.stop('SIGTERM'))
watchParent(() => server.stop('SIGTERM'))
process.exitCode = await server.ended
