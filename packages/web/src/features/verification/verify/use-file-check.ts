import type { Phrase } from '@campus/contract/language.ts'
import type { Outcome } from '@campus/contract/verification/outcome.ts'
import { verifyFile } from '@campus/contract/verification/verify.ts'
import { useEffect, useRef, useState } from 'react'
import { sendFile } from '../../../api/send.ts'
import { headLength } from '../../../files/upload/file-kind.ts'
import { checkFile } from '../checking/check-file.ts'
import { judgeGiven } from '../checking/given-file.ts'
import { readerSchool } from '../checking/reader-school.ts'
import { reportVerified } from '../checking/report-verified.ts'
import { type ShownOutcome, withOwnSteps } from '../checking/shown-outcome.ts'

export type FileCheck =
  | { readonly is: 'ready' }
  | { readonly is: 'checking'; readonly name: string }
  | { readonly is: 'asking'; readonly name: string }
  | { readonly is: 'sending'; readonly name: string; readonly share: number }
  /** Not a file that could be checked. */
  | { readonly is: 'refused'; readonly name: string; readonly why: Phrase }
  /** Something else went wrong; the same file may be tried again. */
  | { readonly is: 'failed'; readonly name: string; readonly error: unknown; readonly retry: () => void }
  /** As far as this device gets by itself; `ask` is there while the school has not been asked. */
  | { readonly is: 'found'; readonly name: string; readonly own: ShownOutcome; readonly ask: (() => void) | undefined }

interface FileChecking {
  readonly check: FileCheck
  readonly begin: (file: File) => void
  readonly reset: () => void
}

type Ask = (signal: AbortSignal) => Promise<Outcome>

const ready: FileCheck = { is: 'ready' }
const headOf = async (file: File) => new Uint8Array(await file.slice(0, headLength).arrayBuffer())

/** One file at a time, from the moment it is given to an answer; another file or leaving the screen ends it. */
export const useFileCheck = (isSent: boolean, onAnswer: (outcome: Outcome) => void): FileChecking => {
  const [check, setCheck] = useState<FileCheck>(ready)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Runs a step of the check; what a step that was ended says is not heard any more. */
  const run = (name: string, retry: () => void, step: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    step(control.signal).catch((error: unknown) => {
      if (!control.signal.aborted) setCheck({ is: 'failed', name, error, retry })
    })
  }

  const askSchool = async (name: string, own: ShownOutcome, ask: Ask, signal: AbortSignal) => {
    setCheck({ is: 'asking', name })
    try {
      onAnswer(withOwnSteps(own, await ask(signal)))
    } catch (error) {
      if (signal.aborted) return
      // What was found here holds without the school; it can be asked again.
      const askAgain = () => run(name, askAgain, (signal) => askSchool(name, own, ask, signal))
      setCheck({ is: 'found', name, own, ask: askAgain })
      reportVerified(error)
    }
  }

  const checkHere = async (file: File, kind: 'pdf' | 'credential', signal: AbortSignal) => {
    const { own, ask } = await checkFile(file, kind, signal)
    if (signal.aborted) return
    if (ask) await askSchool(file.name, own, ask, signal)
    else setCheck({ is: 'found', name: file.name, own, ask: undefined })
  }

  const sendToSchool = async (file: File, signal: AbortSignal) => {
    const { name } = file
    const onProgress = (share: number) => setCheck({ is: 'sending', name, share })
    onProgress(0)
    onAnswer(await sendFile(verifyFile, readerSchool(), { files: [file], signal, withToken: true, onProgress }))
  }

  const begin = (file: File) => {
    setCheck({ is: 'checking', name: file.name })
    run(
      file.name,
      () => begin(file),
      async (signal) => {
        const given = judgeGiven({ size: file.size, head: await headOf(file) })
        if (signal.aborted) return undefined
        if (given.is === 'refused') return setCheck({ is: 'refused', name: file.name, why: given.why })
        return isSent && given.is === 'pdf' ? sendToSchool(file, signal) : checkHere(file, given.is, signal)
      },
    )
  }

  const reset = () => {
    running.current?.abort()
    setCheck(ready)
  }

  return { check, begin, reset }
}
