import { Refusal } from '@campus/client/failures.ts'
import { consoleProcess, consoleProcesses, saveProcessDraft } from '@campus/contract/approval/console/processes.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import type { Process } from '@campus/flow/process/process.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { send } from '../../../../../api/send.ts'
import { toastFailure } from '../../../../../api/toast-failure.ts'
import { keyOf } from '../../../../../api/use-read.ts'

export type SaveState = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict'
export type Problem = OutputOf<typeof consoleProcess>['problems'][number]
type ReadProcess = OutputOf<typeof consoleProcess>

/** Milliseconds without a change after which the draft is saved. */
const pause = 700

const holdPage = (event: BeforeUnloadEvent) => event.preventDefault()

const isConflict = (error: unknown) => error instanceof Refusal && error.code === 'draft_changed'

/** A process as it is read once its draft is saved; the first change of a published version begins the next one. */
const withDraft = (known: ReadProcess, design: Process, { revision, problems }: OutputOf<typeof saveProcessDraft>): ReadProcess => {
  const { version, versions } = known
  const number = version.state === 'draft' ? version.number : Math.max(...versions.map(({ number }) => number)) + 1
  return { ...known, hasDraft: true, problems, version: { ...version, ...design, number, state: 'draft', revision } }
}

/** Saves the draft shortly after each change, one after the other, each on top of the revision before. */
export const useAutosave = ({ id, version, problems: first }: ReadProcess, design: Process) => {
  const queries = useQueryClient()
  const saved = useRef({ design, revision: version.revision })
  const latest = useRef(design)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const isRefused = useRef(false)
  const [state, setState] = useState<SaveState>('saved')
  const [problems, setProblems] = useState<readonly Problem[]>(first)

  const write = async () => {
    const sent = latest.current
    if (sent === saved.current.design) return
    setState('saving')
    const { tree, form, settings } = sent
    try {
      const answer = await send(saveProcessDraft, { id, revision: saved.current.revision, tree, form: [...form], settings })
      saved.current = { design: sent, revision: answer.revision }
      setProblems(answer.problems)
      setState(latest.current === sent ? 'saved' : 'changed')
      // Who comes back to the screen begins with what was saved here.
      queries.setQueryData<ReadProcess>(keyOf(consoleProcess, { id }), (known) => known && withDraft(known, sent, answer))
      await queries.invalidateQueries({ queryKey: keyOf(consoleProcesses) })
    } catch (error) {
      isRefused.current = isConflict(error)
      setState(isRefused.current ? 'conflict' : 'failed')
      throw error
    }
  }

  /** Resolves with the revision that holds everything; rejects where it could not be saved. */
  const save = async () => {
    const next = running.current.then(write, write)
    running.current = next.catch(() => undefined)
    await next
    return saved.current.revision
  }

  const start = useRef(save)
  useEffect(() => {
    start.current = save
    latest.current = design
  })
  useEffect(() => {
    if (design === saved.current.design) return undefined
    setState((state) => (state === 'conflict' ? state : 'changed'))
    const timer = setTimeout(
      () =>
        void start.current().catch((error: unknown) => {
          if (!isConflict(error)) toastFailure(error)
        }),
      pause,
    )
    return () => clearTimeout(timer)
  }, [design])

  // Who leaves right after a change has it saved all the same.
  useEffect(
    () => () => {
      if (!isRefused.current) void start.current().catch(toastFailure)
    },
    [],
  )
  useEffect(() => {
    if (state !== 'changed' && state !== 'saving') return undefined
    window.addEventListener('beforeunload', holdPage)
    return () => window.removeEventListener('beforeunload', holdPage)
  }, [state])

  return { state, problems, save }
}
