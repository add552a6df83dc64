import { TypedCode } from '@campus/contract/attendance/codes.ts'
import type { Signed } from '@campus/contract/attendance/signs.ts'
import { doubtNames, type Purpose } from '@campus/contract/attendance/states.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { Refused } from '@campus/ui/states/refused.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CheckCircleOutline, ClockCircleOutline } from 'antd-mobile-icons'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { useForm } from '../../../form/use-form.ts'
import { askLogin, open, redirect } from '../../../navigation/navigator.ts'
import { useSession } from '../../../session/use-session.ts'
import '@campus/ui/page/page.css'
import '../attendance.css'
import { lessonTime } from '../lesson-time.ts'
import { keepSighting, signWith } from './make-sign.ts'
import { signInWords, signOutWords, signWords } from './words.ts'

/** Each speaks of what is done with the code. */
const purposeWords = { in: signInWords, out: signOutWords }

type Phase =
  | { readonly is: 'asking' }
  | { readonly is: 'signing' }
  | { readonly is: 'signed'; readonly signed: Signed }
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly error: unknown }

function SignedCard({ signed }: { readonly signed: Signed }) {
  const words = useWords(signWords)
  const say = useSay()
  const { lesson, isDoubtful, doubts, purpose } = signed
  const { done, toConfirm } = useWords(purposeWords[purpose])
  return (
    <section className="page-card page-card-center sign-result" data-tone={isDoubtful ? 'waiting' : 'good'}>
      <CheckCircleOutline aria-hidden />
      <div role="status">
        <h2>{isDoubtful ? toConfirm : done}</h2>
      </div>
      <p className="page-lead">
        {[lesson.course.name, lesson.room?.name].filter(Boolean).join(' · ')}
        <br />
        {lessonTime(lesson)}
      </p>
      {isDoubtful && (
        <p className="page-note">
          {words.why}: {doubts.map((doubt) => say(doubtNames[doubt])).join(' · ')}
        </p>
      )}
      <Button onClick={() => void redirect(attendancePaths.status, { id: lesson.id })}>{words.see}</Button>
    </section>
  )
}

function WaitingCard({ purpose }: { readonly purpose: Purpose }) {
  const words = useWords(signWords)
  const { waiting } = useWords(purposeWords[purpose])
  return (
    <section className="page-card page-card-center sign-result" data-tone="waiting">
      <ClockCircleOutline aria-hidden />
      <div role="status">
        <h2>{waiting}</h2>
      </div>
      <p className="page-lead">{words.waitingText}</p>
      <Button onClick={() => void redirect(attendancePaths.own)}>{words.see}</Button>
    </section>
  )
}

const Typed = z.object({ code: TypedCode })

function AskForCode({ purpose, onCode }: { readonly purpose: Purpose; readonly onCode: (code: string) => void }) {
  const words = useWords(signWords)
  const own = useWords(purposeWords[purpose])
  const form = useForm(Typed, { code: '' })
  return (
    <>
      <section className="page-card">
        <h2>{own.scan}</h2>
        <p className="page-lead">{words.scanText}</p>
        <Button color="primary" block onClick={() => void open(messagesPaths.scan)}>
          {own.scan}
        </Button>
      </section>
      <section className="page-card">
        <h2>{words.typedTitle}</h2>
        <p className="page-lead">{own.typedText}</p>
        <Form form={form} label={words.typedTitle} onSubmit={async ({ code }) => onCode(code)}>
          <TextField form={form} name="code" label={own.typed} inputMode="numeric" autoComplete="off" enterKeyHint="go" />
          <Button type="submit" block>
            {own.sign}
          </Button>
        </Form>
      </section>
      <p className="page-note">{own.place}</p>
    </>
  )
}

/** Signs with a code from the address at once; who is not logged in has it noted first, and comes back after the login. */
export function SignView({ purpose, code }: { readonly purpose: Purpose; readonly code: string | undefined }) {
  const { failed } = useWords(purposeWords[purpose])
  const token = useSession('token')
  const [phase, setPhase] = useState<Phase>(code ? { is: 'signing' } : { is: 'asking' })
  const begun = useRef('')

  const take = async (given: string) => {
    setPhase({ is: 'signing' })
    try {
      const signed = await signWith(given, purpose)
      setPhase(signed === 'waiting' ? { is: 'waiting' } : { is: 'signed', signed })
    } catch (error) {
      setPhase({ is: 'failed', error })
    }
  }
  const begin = async (given: string) => {
    if (token) return take(given)
    await keepSighting(given, purpose).catch(() => undefined)
    return askLogin()
  }
  const latest = useRef(begin)
  useEffect(() => {
    latest.current = begin
  })
  useEffect(() => {
    if (!code && !token) void askLogin()
    if (!code || begun.current === `${code} ${token}`) return
    begun.current = `${code} ${token}`
    void latest.current(code)
  }, [code, token])

  if (phase.is === 'signing') return <Waiting rows={2} />
  return (
    <div className="page">
      {phase.is === 'asking' && <AskForCode purpose={purpose} onCode={(given) => void take(given)} />}
      {phase.is === 'signed' && <SignedCard signed={phase.signed} />}
      {phase.is === 'waiting' && <WaitingCard purpose={purpose} />}
      {phase.is === 'failed' && <Refused error={phase.error} title={failed} onRetry={() => setPhase({ is: 'asking' })} />}
    </div>
  )
}
