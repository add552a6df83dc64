import { openServer } from '../http/server.ts'
import { readConfig } from '../platform/config/config.ts'
import { openLog } from '../platform/log/log.ts'
import { endOnUncaught } from '../start/uncaught.ts'

/** A server with calls that go wrong where nobody catches it, for the test of how such a process ends. */
const log = openLog('info')
const server = openServer(readConfig({}, process.cwd()), log)

server.post('/throw-later', () => {
  setTimeout(() => {
    throw new Error('thrown where nobody caught it')
  }, 10)
  return new Promise(() => {})
})
server.get('/reject', async () => {
  void Promise.reject(new Error('rejected where nobody caught it'))
  return 'fine'
})
server.get('/slow', async () => {
  await new Promise((resolve) => setTimeout(resolve, 500))
  return 'finished'
})
endOnUncaught({
  log,
  // As at the end of a real server: what is under way is waited for, but not forever.
  stop: async () => {
    await Promise.race([server.close(), new Promise<void>((resolve) => setTimeout(resolve, 2000))])
  },
})
process.stdout.write(`${await server.listen({ host: '127.0.0.1', port: 0 })}\n`)
