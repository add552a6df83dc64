import { previewTemplate, type TemplateProblem } from '@campus/contract/console/document-templates.ts'
import { useEffect, useRef, useState } from 'react'
import { send } from '../../../../../api/send.ts'
import type { Previewed } from './previewable.ts'

/** How long nobody types before a specimen is made. */
const pause = 800

interface Specimen {
  readonly address: string
  readonly pages: number
  readonly milliseconds: number
}

export interface LivePreview {
  /** The last one that could be made; it stays while the source is wrong. */
  readonly specimen?: Specimen
  readonly problems: readonly TemplateProblem[]
  readonly error?: unknown
}

const nothing: LivePreview = { problems: [] }

/** Makes a specimen whenever the typing pauses; an older one that is still being made is given up. */
export const useLivePreview = (wish: Previewed | undefined, studentNumber: string) => {
  const [preview, setPreview] = useState(nothing)
  const [isMaking, setIsMaking] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const text = JSON.stringify([wish, studentNumber])
  const latest = useRef({ wish, studentNumber })
  const isFirst = useRef(true)
  useEffect(() => {
    latest.current = { wish, studentNumber }
  })

  useEffect(() => {
    const { wish: given, studentNumber: number } = latest.current
    if (!given) return undefined
    const control = new AbortController()
    const make = async () => {
      isFirst.current = false
      setIsMaking(true)
      const began = performance.now()
      try {
        const wanted = { ...given, ...(number && { studentNumber: number }) }
        const made = await send(previewTemplate, wanted, { signal: control.signal, background: true })
        if (control.signal.aborted) return
        const specimen = { address: made.pdfUrl, pages: made.pages, milliseconds: performance.now() - began }
        setPreview((before) => (made.problems.length > 0 ? { ...before, error: undefined, problems: made.problems } : { specimen, problems: [] }))
      } catch (error) {
        if (control.signal.aborted) return
        setPreview((before) => ({ ...before, error, problems: [] }))
      }
      setIsMaking(false)
    }
    const timer = setTimeout(() => void make(), isFirst.current ? 0 : pause)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [text, attempt])

  return { preview, isMaking, retry: () => setAttempt(attempt + 1) }
}
