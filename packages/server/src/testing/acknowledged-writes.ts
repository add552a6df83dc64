import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { editBasicInfo } from '@campus/contract/people/own-info.ts'
import { asker } from './ask.ts'

interface Write {
  readonly key: string
  readonly token: string
}

const pauseMs = 10

/** People who keep writing while something breaks: what was acknowledged is noted, what was refused meanwhile is only counted. */
export const keepWriting = (url: string, tokens: readonly string[]) => {
  const acknowledged: Write[] = []
  let refused = 0
  const end = new AbortController()
  const writeOn = async (token: string) => {
    for (let count = 0; !end.signal.aborted; count += 1) {
      const key = randomUUID()
      const answer = await asker(url)(editBasicInfo, { nickname: `nickname ${count}` }, { token, key }).catch(() => undefined)
      if (answer?.code === 200) acknowledged.push({ key, token })
      else refused += 1
      await sleep(pauseMs)
    }
  }
  const writers = tokens.map(writeOn)
  return {
    acknowledged: () => acknowledged.length,
    refused: () => refused,
    async stop() {
      end.abort()
      await Promise.all(writers)
    },
    /** Those that were acknowledged and are gone: a key that is known refuses another body, one that was lost would carry it out. */
    async lost() {
      const isKept = async ({ key, token }: Write) =>
        (await asker(url)(editBasicInfo, { nickname: 'another body' }, { token, key })).error === 'idempotency_key_reused'
      const kept = await Promise.all(acknowledged.map(isKept))
      return kept.filter((isThere) => !isThere).length
    },
  }
}
