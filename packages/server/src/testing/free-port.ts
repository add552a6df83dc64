import { randomInt } from 'node:crypto'
import { choosePort } from '../start/port.ts'

/** Below those that systems give to outgoing connections: of these, any may be taken again before a program that takes seconds listens. */
const lowest = 12_000
const highest = 32_000

/** A port for a program that is started in a moment. */
export const freePort = async (): Promise<number> => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const found = await choosePort('127.0.0.1', randomInt(lowest, highest)).catch(() => undefined)
    if (found) return found
  }
  throw new Error('no port is free')
}
