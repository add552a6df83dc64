import { connect, createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'

/** A line to a server that can be cut and mended, or lose what the server answers. */
export const openLine = async (t: TestContext, target: string) => {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let isCut = false
  let losesAnswers = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    far.on('data', () => {
      if (losesAnswers) near.destroy()
    })
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  t.after(() => {
    cut()
    server.close()
  })
  const bound = server.address()
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    cut,
    loseAnswers: () => {
      losesAnswers = true
    },
    mend: () => {
      isCut = false
      losesAnswers = false
    },
  }
}
