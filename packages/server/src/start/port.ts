import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { codeOf } from '../platform/postgres/folders.ts'
import { StartFailure } from '../platform/start-failure.ts'

/** A reason why nothing can listen there, as a sentence; other errors stay what they are. */
export const explainListening = (error: unknown, host: string, port: number): unknown => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartFailure(`Port ${port} on ${host} is in use: stop the program that uses it or choose another with PORT.`)
    case 'EACCES':
      return new StartFailure(`Campus may not listen on port ${port}: choose one above 1023 with PORT.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartFailure(`${host} is not an address of this machine: correct HOST.`)
    default:
      return error
  }
}

/** Checks the port before anything is started, so that a port in use costs no wait; 0 becomes a free one. */
export const choosePort = async (host: string, port: number): Promise<number> => {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
  } catch (error) {
    throw explainListening(error, host, port)
  }
  const settled = (probe.address() as AddressInfo).port
  probe.close()
  await once(probe, 'close')
  return settled
}
