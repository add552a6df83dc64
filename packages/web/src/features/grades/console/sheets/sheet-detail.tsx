import { consoleGradeSheet, consoleGradeSheets, decideGradeSheet } from '@campus/contract/grades/console.ts'
import { type Sheet, sheetStateNames } from '@campus/contract/grades/sheets.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ReasonDialog } from '../../../../console/fields/reason-dialog.tsx'
import '../../../../console/look/console-look.css'
import { Facts } from '../../../../console/look/facts.tsx'
import { useMay } from '../../../../navigation/use-access.ts'
import { MarkTable } from '../../mark-table.tsx'
import { sheetWords } from '../../sheet/words.ts'
import { sheetTones } from '../../sheet-look.ts'
import { sheetReviewWords } from '../words.ts'
import { figuresOf } from './sheet-figures.ts'
import { usePublish } from './use-publish.ts'

interface Shown {
  readonly sheet: Sheet
}

function Decision({ sheet: { sectionId, state } }: Shown) {
  const words = useWords(sheetReviewWords)
  const { act, isActing } = useAction(decideGradeSheet, { changes: [consoleGradeSheets, consoleGradeSheet] })
  const publish = usePublish()
  const [isReturning, setIsReturning] = useState(false)
  const pass = async () => {
    if (!(await ask({ title: words.passTitle, confirm: words.pass }))) return
    await act({ sectionId, verdict: 'passed' })
    toast(words.passed, 'success')
  }
  const giveBack = async (notes: string) => {
    await act({ sectionId, verdict: 'returned', notes })
    toast(words.givenBack, 'success')
  }
  return (
    <div className="console-buttons console-buttons-end">
      <Button aria-keyshortcuts="R" onClick={() => setIsReturning(true)}>
        {words.giveBack}
      </Button>
      {state === 'submitted' ? (
        <Button aria-keyshortcuts="A" color="primary" loading={isActing} onClick={() => void pass().catch(() => undefined)}>
          {words.pass}
        </Button>
      ) : (
        <Button aria-keyshortcuts="A" color="primary" onClick={() => void publish([sectionId])}>
          {words.publishOne}
        </Button>
      )}
      {isReturning && (
        <ReasonDialog
          title={words.giveBackTitle}
          text={words.giveBackText}
          action={words.giveBack}
          onGive={giveBack}
          onClose={() => setIsReturning(false)}
        />
      )}
    </div>
  )
}

function Detail({ sheet }: Shown) {
  const words = useWords(sheetReviewWords)
  const sayList = useSayList()
  const sheets = useWords(sheetWords)
  const say = useSay()
  const language = useLanguage()
  const mayDecide = useMay(decideGradeSheet)
  const { average, failed, highest, lowest } = figuresOf(sheet.lines)
  const isWaiting = sheet.state === 'submitted' || sheet.state === 'passed'
  return (
    <article className="console-card">
      <header>
        <h2>
          {nameIn(sheet.course, language)} {sheet.sectionCode}
        </h2>
        <StateMark tone={sheetTones[sheet.state]} t={say(sheetStateNames[sheet.state])} />
      </header>
      {sheet.returnedReason !== '' && <p className="console-note">{sheets.returnedFor(sheet.returnedReason)}</p>}
      <Facts
        facts={[
          [words.unit, nameIn(sheet.unit, language)],
          [words.teachers, sayList(sheet.teachers)],
          [words.people, sheets.progress(sheet.complete, sheet.people)],
          [words.average, average],
          [words.failed, failed],
          [words.best, highest === null ? null : `${highest} / ${lowest}`],
        ]}
      />
      <MarkTable sheet={sheet} />
      {isWaiting && mayDecide && (sheet.mayDecide ? <Decision sheet={sheet} /> : <p className="console-note">{words.own}</p>)}
    </article>
  )
}

/** One sheet with all its marks, to pass, return or publish. */
export function SheetDetail({ id }: { readonly id: string }) {
  const read = useRead(consoleGradeSheet, { sectionId: id }, { staleTime: 0 })
  return <QueryView read={read}>{(sheet) => <Detail sheet={sheet} />}</QueryView>
}
