import { markByCard, type RollPerson } from '@campus/contract/attendance/roll-calls.ts'
import { attendanceStateNames } from '@campus/contract/attendance/states.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { PictureChoice } from '@campus/ui/code-reader/picture-choice.tsx'
import { Viewfinder } from '@campus/ui/code-reader/viewfinder.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRef, useState } from 'react'
import { send } from '../../../api/send.ts'
import { ConsoleDialog } from '../../../console/dialog/console-dialog.tsx'
import { rollWords } from './words.ts'

interface CardScanProps {
  readonly lessonId: string
  readonly onMarked: (person: RollPerson) => void
}

/** One card after the other: each is told, and the camera looks for the next. */
function Scanner({ lessonId, onMarked }: CardScanProps) {
  const words = useWords(rollWords)
  const say = useSay()
  const [said, setSaid] = useState({ text: '', isBad: false })
  const [count, setCount] = useState(0)
  const fail = (error: unknown) => setSaid({ text: error instanceof Error ? error.message : words.cardFailed, isBad: true })
  const last = useRef('')
  const mark = async (text: string) => {
    last.current = text
    try {
      const person = await send(markByCard, { lessonId, text })
      onMarked(person)
      setSaid({ text: words.marked(person.name, person.state ? say(attendanceStateNames[person.state]) : ''), isBad: false })
    } catch (error) {
      last.current = ''
      fail(error)
    }
  }
  const take = async (text: string) => {
    // A card that is still before the camera is not sent again.
    if (text !== last.current) await mark(text)
    setCount((before) => before + 1)
  }
  return (
    <>
      <p>{words.cardText}</p>
      <Viewfinder key={count} onFound={(text) => void take(text)} onBroken={fail} />
      <PictureChoice onFound={(text) => void take(text)} />
      <p role="status" className="page-note" data-bad={said.isBad || undefined}>
        {said.text}
      </p>
    </>
  )
}

/** For who has no phone at hand, or whose sign is in doubt: the teacher scans their card. */
export function CardScan(props: CardScanProps) {
  const words = useWords(rollWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.scanCard}</Button>
      {isOpen && (
        <ConsoleDialog title={words.scanCard} onClose={() => setIsOpen(false)}>
          <Scanner {...props} />
        </ConsoleDialog>
      )}
    </>
  )
}
