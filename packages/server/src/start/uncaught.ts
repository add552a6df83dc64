import type { Log } from '../platform/log/log.ts'

const deadlineMs = 30_000

/** What is under way gets a while to end; after that the process ends all the same, with a database that never answers too. */
export const endAtDeadline = (): void => void setTimeout(() => process.exit(1), deadlineMs).unref()

/**
 * An error that nobody caught leaves the process in an unknown state, so it shuts down: it accepts nothing new, finishes
 * what is under way and exits with 1. Its parent restarts it. Returns the function that ends it for another reason.
 */
export const endOnUncaught = ({ log, stop }: { log: Log; stop: () => Promise<void> }): ((error: unknown, sentence: string) => void) => {
  let isEnding = false
  const stopInOrder = async () => {
    try {
      await stop()
    } catch (failure) {
      log.error({ err: failure }, 'The server could not be stopped in order')
    }
    process.exit(1)
  }
  const end = (error: unknown, sentence: string) => {
    log.fatal({ err: error instanceof Error ? error : new Error(String(error)) }, sentence)
    if (isEnding) return
    isEnding = true
    process.exitCode = 1
    endAtDeadline()
    void stopInOrder()
  }
  process.on('uncaughtException', (error) => end(error, 'An error that nobody caught: the server stops and has to be started again'))
  return end
}
