interface Memory {
  /** Where it was enrolled: there it beats. */
  readonly url: string
  word: string | null
  /** Two heartbeats of one machine at once would look like two machines. */
  beating: Promise<unknown> | undefined
}

/** What the machines of a test know by heart, by their credentials. */
const memories = new Map<string, Memory>()

export const rememberMachine = (url: string, token: string, word: string | null = null) =>
  void memories.set(token, { url, word, beating: undefined })

export const rememberWord = (token: string, word: string) => {
  const memory = memories.get(token)
  if (memory) memory.word = word
}

type Beat = (url: string, token: string, word: string | null) => Promise<unknown>

/** The word of a machine; it beats where it has none yet, or none newer than the one that was refused. */
export const wordOf = async (token: string, beat: Beat, refused: string | null = null): Promise<string | undefined> => {
  const memory = memories.get(token)
  if (!memory) return undefined
  if (memory.word === refused) {
    memory.beating ??= beat(memory.url, token, memory.word).finally(() => {
      memory.beating = undefined
    })
    await memory.beating
  }
  return memory.word ?? undefined
}
