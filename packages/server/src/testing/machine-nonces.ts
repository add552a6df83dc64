interface Memory {
  /** Where it was enrolled and sends heartbeats. */
  readonly url: string
  nonce: string | null
  /** Two heartbeats of one machine at once would look like two machines. */
  beating: Promise<unknown> | undefined
}

/** What the machines of a test know by heart, by their credentials. */
const memories = new Map<string, Memory>()

export const rememberMachine = (url: string, token: string, nonce: string | null = null) =>
  void memories.set(token, { url, nonce, beating: undefined })

export const rememberNonce = (token: string, nonce: string) => {
  const memory = memories.get(token)
  if (memory) memory.nonce = nonce
}

type SendHeartbeat = (url: string, token: string, nonce: string | null) => Promise<unknown>

/** The nonce of a machine; sends a heartbeat if it has none, or none newer than the refused one. */
export const nonceOf = async (token: string, beat: SendHeartbeat, refused: string | null = null): Promise<string | undefined> => {
  const memory = memories.get(token)
  if (!memory) return undefined
  if (memory.nonce === refused) {
    memory.beating ??= beat(memory.url, token, memory.nonce).finally(() => {
      memory.beating = undefined
    })
    await memory.beating
  }
  return memory.nonce ?? undefined
}
