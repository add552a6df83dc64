import type { ServerProcess } from './server-process.ts'

/** A server that ends again and again has a reason that another start does not take away. */
const maxLosses = 5
const withinMs = 10 * 60_000

interface KeepOptions {
  readonly warn: (reason: string) => void
  readonly onGivenUp: (error: unknown) => void
}

/** Starts a server and starts it again when it ends by itself. When that fails, or happens too often, it gives up and says so. */
export const keepRunning = async (
  start: (onLoss: () => void) => Promise<ServerProcess>,
  { warn, onGivenUp }: KeepOptions,
): Promise<Pick<ServerProcess, 'stop'>> => {
  let isStopping = false
  let recovering: Promise<void> | undefined
  let losses: number[] = []

  const recover = async () => {
    const now = performance.now()
    losses = [...losses.filter((at) => now - at < withinMs), now]
    if (losses.length > maxLosses) throw new Error(`PostgreSQL ended by itself ${losses.length} times in ten minutes`)
    server = await start(onLoss)
  }
  const onLoss = () => {
    if (isStopping) return
    warn('PostgreSQL ended by itself and is started again.')
    recovering = recover().catch((error: unknown) => {
      if (!isStopping) onGivenUp(error)
    })
  }
  let server = await start(onLoss)
  return {
    async stop() {
      isStopping = true
      await recovering
      await server.stop()
    },
  }
}
