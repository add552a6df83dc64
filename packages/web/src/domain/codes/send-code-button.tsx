import { Refusal } from '@campus/client/failures.ts'
import type { CodeSent } from '@campus/contract/account/codes.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { useCountdown } from '@campus/ui/time/use-countdown.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { toastFailure } from '../../api/toast-failure.ts'
import { codeWords } from './words.ts'

interface SendCodeButtonProps<Input extends FieldValues, Output> {
  readonly form: FormOf<Input, Output>
  /** What has to be right before a code can leave. */
  readonly needs: readonly FieldPath<Input>[]
  readonly onSend: () => Promise<z.infer<typeof CodeSent>>
  /** Seconds that a code sent on the screen before still asks to wait. */
  readonly waitsAtFirst?: number
}

const usualWait = 60

/** Sends a code and counts down until another may be asked for. */
export function SendCodeButton<Input extends FieldValues, Output>({
  form,
  needs,
  onSend,
  waitsAtFirst = 0,
}: SendCodeButtonProps<Input, Output>) {
  const words = useWords(codeWords)
  const { secondsLeft, start } = useCountdown()
  const [isSending, setIsSending] = useState(false)
  const first = useRef(waitsAtFirst)
  const begin = useRef(start)

  useEffect(() => {
    if (first.current > 0) begin.current(first.current)
  }, [])

  const complain = (error: unknown) => {
    const fields = error instanceof Refusal ? Object.entries(error.fields) : []
    for (const [name, message] of fields) form.setError(name as FieldPath<Input>, { type: 'server', message }, { shouldFocus: true })
    if (error instanceof Refusal && error.code === 'resend_too_soon') start(usualWait)
    toastFailure(error)
  }

  const sendOnce = async () => {
    if (isSending || !(await form.trigger(needs, { shouldFocus: true }))) return
    setIsSending(true)
    try {
      start((await onSend()).resendAfter)
      toast(words.sent, 'success')
    } catch (error) {
      complain(error)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Button color="primary" fill="outline" disabled={secondsLeft > 0} loading={isSending} onClick={() => void sendOnce()}>
      {secondsLeft > 0 ? words.resendIn(secondsLeft) : words.get}
    </Button>
  )
}
