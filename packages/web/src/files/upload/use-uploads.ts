import { randomId } from '@campus/client/random-id.ts'
import type { FileRule } from '@campus/contract/call.ts'
import { changeUploads, placesLeft, resultsOf, type Upload, type UploadNews } from '@campus/ui/upload/upload-list.ts'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { headLength } from './file-kind.ts'
import { judgeFile } from './judge-file.ts'

interface Watch {
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

export type SendUpload<Result> = (file: File, watch: Watch) => Promise<Result>

interface Uploads<Result> {
  readonly uploads: readonly Upload<Result>[]
  readonly placesLeft: number
  readonly add: (files: readonly File[]) => void
  readonly retry: (upload: Upload<Result>) => void
  readonly remove: (upload: Upload<Result>) => void
}

const headOf = async (file: File) => new Uint8Array(await file.slice(0, headLength).arrayBuffer())

export const useUploads = <Result>(
  rule: FileRule,
  send: SendUpload<Result>,
  onChange: (results: readonly Result[]) => void,
  sentBefore: readonly Upload<Result>[] = [],
): Uploads<Result> => {
  const [uploads, notify] = useReducer<readonly Upload<Result>[], [UploadNews<Result>]>(changeUploads, sentBefore)
  const sendings = useRef(new Map<string, AbortController>())

  const begin = async (id: string, file: File) => {
    const control = new AbortController()
    sendings.current.set(id, control)
    const become = (state: Upload<Result>['state']) => notify({ news: 'became', id, state })
    become({ is: 'sending', share: 0 })
    try {
      const refusal = judgeFile({ size: file.size, head: await headOf(file) }, rule)
      if (refusal) return become({ is: 'refused', why: refusal })
      const result = await send(file, { signal: control.signal, onProgress: (share) => become({ is: 'sending', share }) })
      become({ is: 'sent', result })
    } catch (why) {
      become({ is: 'failed', why })
    } finally {
      sendings.current.delete(id)
    }
  }

  const add = (files: readonly File[]) => {
    for (const file of files.slice(0, placesLeft(uploads, rule.maxCount))) {
      const id = randomId()
      notify({ news: 'added', upload: { id, file, state: { is: 'sending', share: 0 } } })
      void begin(id, file)
    }
  }

  const remove = ({ id }: Upload<Result>) => {
    notify({ news: 'removed', id })
    sendings.current.get(id)?.abort()
  }

  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => latest.current(resultsOf(uploads)), [uploads])

  const cancelAll = useCallback(() => {
    for (const control of sendings.current.values()) control.abort()
  }, [])
  useEffect(() => cancelAll, [cancelAll])

  const retry = ({ id, file }: Upload<Result>) => {
    if (file instanceof File) void begin(id, file)
  }

  return { uploads, placesLeft: placesLeft(uploads, rule.maxCount), add, remove, retry }
}
