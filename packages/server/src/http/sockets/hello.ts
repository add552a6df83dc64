import { z } from 'zod'

/** The first message subscribes the socket: to the events of a person or a terminal, or to one PC login code. */
const Hello = z.union([
  z.object({ type: z.literal('hello'), token: z.string().max(200), beat: z.string().max(64).optional() }),
  z.object({ type: z.literal('watch_pc_login'), id: z.uuid(), pageSecret: z.string().max(200) }),
])
export type Hello = z.infer<typeof Hello>

/** Undefined where the message is no valid greeting. */
export const readHello = (message: Buffer): Hello | undefined => {
  try {
    return Hello.parse(JSON.parse(message.toString()))
  } catch {
    return undefined
  }
}
