import { NoConnection, Refusal } from '@campus/client/failures.ts'
import { type Captcha, type CaptchaProof, captchaImage } from '@campus/contract/account/captcha.ts'
import type { CallShape } from '@campus/contract/call.ts'
import { CaptchaAnswer } from '@campus/contract/fields.ts'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { send } from '../../api/send.ts'
import { toastFailure } from '../../api/toast-failure.ts'
import { withMoreWork } from './more-work.ts'

type Drawn = z.infer<typeof Captcha>
type Drawing = CallShape & Pick<typeof captchaImage, 'output'>

export interface CaptchaState {
  readonly isWanted: boolean
  readonly drawn: Drawn | undefined
  readonly hasFailed: boolean
  readonly isProving: boolean
  readonly isProved: boolean
  /** What the form asks of the answer at this moment. */
  readonly answer: z.ZodType<string, string>
  readonly prove: () => Promise<void>
  readonly drawAnother: () => void
  /** Does something that needs the proof; when a captcha is asked for, the refusal stands at the field `captchaAnswer`. */
  readonly withProof: <T>(answer: string, action: (proof: CaptchaProof | undefined) => Promise<T>) => Promise<T>
}

const nothing = z.string()
const captchaRefusals = new Set(['captcha_required', 'captcha_wrong'])

/** A captcha that appears when the school or the server wants one, and counts once; `drawing` is the call that draws it. */
export const useCaptcha = (isAlwaysWanted: boolean, drawing: Drawing = captchaImage): CaptchaState => {
  const [isAsked, setIsAsked] = useState(false)
  const [drawn, setDrawn] = useState<Drawn>()
  const [hasFailed, setHasFailed] = useState(false)
  const [work, setWork] = useState<string>()
  const [proving, setProving] = useState<AbortController>()
  const isWanted = isAlwaysWanted || isAsked

  useEffect(() => {
    if (!isWanted || drawn || hasFailed) return undefined
    const leaving = new AbortController()
    send(drawing, {}, { signal: leaving.signal, background: true }).then(setDrawn, (error: unknown) => {
      if (leaving.signal.aborted) return
      setHasFailed(true)
      toastFailure(error)
    })
    return () => leaving.abort()
  }, [isWanted, drawn, hasFailed, drawing])

  useEffect(() => () => proving?.abort(), [proving])

  const drawAnother = () => {
    setProving(undefined)
    setWork(undefined)
    setDrawn(undefined)
    setHasFailed(false)
  }

  const prove = async () => {
    if (!drawn || proving) return
    const leaving = new AbortController()
    setProving(leaving)
    try {
      const { findWork } = await import('./find-work.ts')
      setWork(await findWork(drawn.work.challenge, drawn.work.bits, leaving.signal))
      setProving(undefined)
    } catch (error) {
      if (!leaving.signal.aborted) throw error
    }
  }

  const proofWith = (answer: string): CaptchaProof | undefined => {
    if (!isWanted || !drawn) return undefined
    return { captchaId: drawn.captchaId, ...(work === undefined ? { answer } : { work }) }
  }

  const withProof: CaptchaState['withProof'] = async (answer, action) => {
    try {
      const done = await withMoreWork(proofWith(answer), action)
      drawAnother()
      return done
    } catch (error) {
      if (!(error instanceof NoConnection)) drawAnother()
      if (!(error instanceof Refusal) || !captchaRefusals.has(error.code)) throw error
      setIsAsked(true)
      throw new Refusal(error.code, error.message, { captchaAnswer: error.message })
    }
  }

  const answer = isWanted && work === undefined ? CaptchaAnswer : nothing
  return {
    isWanted,
    drawn,
    hasFailed,
    isProving: proving !== undefined,
    isProved: work !== undefined,
    answer,
    prove,
    drawAnother,
    withProof,
  }
}
