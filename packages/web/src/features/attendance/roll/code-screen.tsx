import type { RollCall } from '@campus/contract/attendance/roll-calls.ts'
import type { Purpose } from '@campus/contract/attendance/states.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { NoLesson } from '../no-lesson.tsx'
import './code-screen.css'
import { countRoll } from './roll-counts.tsx'
import { useRoll } from './use-roll.ts'
import { useRollingCode } from './use-rolling-code.ts'
import { rollWords } from './words.ts'

/** By how much the server's clock was ahead when its answer came; one that was kept on this device came earlier. */
const useAhead = (now: string, keptAt: number | undefined) => useState(() => Date.parse(now) - (keptAt ?? Date.now()))[0]

interface CodeProps {
  readonly roll: RollCall
  readonly purpose: Purpose
  readonly keptAt: number | undefined
}

function Code({ roll, purpose, keptAt }: CodeProps) {
  const words = useWords(rollWords)
  const ahead = useAhead(roll.now, keptAt)
  const shown = useRollingCode(roll.code, purpose, ahead)
  const { came, all } = countRoll(roll.people)
  const isOut = purpose === 'out'
  if (!roll.code)
    return (
      <div className="code-stage">
        <Empty
          t={words.codeOver}
          action={
            <PathLink to={attendancePaths.named} query={{ id: roll.lesson.id }}>
              {words.back}
            </PathLink>
          }
        />
      </div>
    )
  if (!shown) return <Waiting rows={4} />
  return (
    <div className="code-stage">
      <QrCode text={shown.text} label={words.codeLabel} />
      <div>
        <p className="code-typed">{isOut ? words.signOut : words.signIn}</p>
        <p className="code-typed">
          {words.typed} <strong>{shown.typed}</strong>
        </p>
        <p className="code-came" role="status">
          {came} / {all}
        </p>
      </div>
    </div>
  )
}

function Stage({ id, purpose }: { readonly id: string; readonly purpose: Purpose }) {
  const words = useWords(rollWords)
  const read = useRoll(id)
  const other = purpose === 'in' ? 'out' : undefined
  return (
    <div className="code-screen">
      <QueryView read={read}>
        {(roll) => (
          <>
            <header>
              <h1>{[roll.lesson.course.name, roll.lesson.room?.name].filter(Boolean).join(' · ')}</h1>
              <div className="page-buttons">
                {roll.withSignOut && (
                  <Button onClick={() => void redirect(attendancePaths.code, { id, purpose: other })}>
                    {purpose === 'in' ? words.toSignOut : words.toSignIn}
                  </Button>
                )}
                <Button onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}>{words.fullScreen}</Button>
                <Button onClick={() => void redirect(attendancePaths.named, { id })}>{words.back}</Button>
              </div>
            </header>
            {/* A new answer has a new clock. */}
            <Code key={`${purpose} ${roll.now} ${read.keptAt}`} roll={roll} purpose={purpose} keptAt={read.keptAt} />
          </>
        )}
      </QueryView>
    </div>
  )
}

/** For the projector: the code, the digits below it, and how many have signed. */
export default function CodeScreen() {
  const { id, purpose } = useQueryOf(attendancePaths.code)
  if (!id) return <NoLesson />
  return <Stage key={id} id={id} purpose={purpose === 'out' ? 'out' : 'in'} />
}
