import { Refusal } from '@campus/client/failures.ts'
import {
  gradeSheet,
  ownGradeSheets,
  type Sheet,
  saveGradeSheet,
  sheetStateNames,
  submitGradeSheet,
} from '@campus/contract/grades/sheets.ts'
import { weightOf } from '@campus/contract/grades/total.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask, notify } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useAction } from '../../../api/use-action.ts'
import { keyOf } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import '@campus/ui/form/form.css'
import '../grades.css'
import { MarkTable } from '../mark-table.tsx'
import { sheetTones } from '../sheet-look.ts'
import { MarkGrid } from './mark-grid.tsx'
import { PartRows } from './part-rows.tsx'
import { givenFrom, isComplete, isWrong, withParts } from './typed-sheet.ts'
import { useTypedSheet } from './use-typed-sheet.ts'
import { sheetWords } from './words.ts'

interface Shown {
  readonly sheet: Sheet
}

function Head({ sheet }: Shown) {
  const words = useWords(sheetWords)
  const say = useSay()
  const language = useLanguage()
  return (
    <section className="page-card">
      <span className="list-text-head">
        <h2>{nameIn(sheet.course, language)}</h2>
        <StateMark tone={sheetTones[sheet.state]} t={say(sheetStateNames[sheet.state])} />
      </span>
      <p className="page-note">
        {words.section(sheet.sectionCode)} · {words.progress(sheet.complete, sheet.people)}
      </p>
      {sheet.returnedReason !== '' && <p className="sheet-wrong">{words.returnedFor(sheet.returnedReason)}</p>}
      {(sheet.state === 'submitted' || sheet.state === 'passed') && <p className="page-note">{words.fixed}</p>}
      {sheet.publishedAt !== null && <p className="page-note">{words.publishedAt(dateOf(Date.parse(sheet.publishedAt)))}</p>}
    </section>
  )
}

const isChangedByOther = (error: unknown) => error instanceof Refusal && error.code === 'grade_sheet_changed'

function Entry({ sheet }: Shown) {
  const words = useWords(sheetWords)
  const queries = useQueryClient()
  const { typed, isDirty, change, forget } = useTypedSheet(sheet)
  const changes = [gradeSheet, ownGradeSheets]
  const saving = useAction(saveGradeSheet, { quiet: true })
  const submitting = useAction(submitGradeSheet, { changes })
  const left = typed.lines.filter((line) => !isComplete(typed.parts, line)).length
  const reload = async () => {
    forget()
    await Promise.all(changes.map((call) => queries.invalidateQueries({ queryKey: keyOf(call) })))
  }
  const problem = () => {
    if (weightOf(typed.parts) !== 100) return words.sumWrong(weightOf(typed.parts))
    if (typed.parts.some(({ kind, name }) => kind === 'other' && name.trim() === '')) return words.nameMissing
    return isWrong(typed) ? words.wrong : undefined
  }
  /** The version that was saved; undefined where it was not. */
  const save = async (): Promise<number | undefined> => {
    const wrong = problem()
    if (wrong !== undefined) {
      toast(wrong, 'failure')
      return undefined
    }
    try {
      return (await saving.act({ sectionId: sheet.sectionId, version: sheet.version, ...givenFrom(typed) })).version
    } catch (error) {
      if (!isChangedByOther(error)) toastFailure(error)
      else if (await ask({ title: words.changedTitle, text: words.changedText, confirm: words.load })) await reload()
      return undefined
    }
  }
  const saveOnly = async () => {
    if ((await save()) === undefined) return
    toast(words.saved, 'success')
    await reload()
  }
  const submit = async () => {
    if (left > 0) return notify({ title: words.submit, text: words.submitText(left) })
    if (!(await ask({ title: words.submitTitle, text: words.submitText(0), confirm: words.submit }))) return
    const version = isDirty || sheet.version === 0 ? await save() : sheet.version
    if (version === undefined) return
    forget()
    try {
      await submitting.act({ sectionId: sheet.sectionId, version })
    } catch {
      // What went wrong was shown; what was typed is saved under a newer version.
      await reload()
      return
    }
    toast(words.submitted, 'success')
  }
  return (
    <>
      <PartRows parts={typed.parts} mayChange onChange={(parts, removed) => change(withParts(typed, parts, removed))} />
      <section className="page-card" aria-labelledby="sheet-marks">
        <h2 id="sheet-marks">{words.marks}</h2>
        <p className="page-note">{words.pasteHint}</p>
        <MarkGrid sheet={sheet} typed={typed} onChange={change} />
      </section>
      <div className="sheet-actions">
        <span role="status">{isDirty && words.unsaved}</span>
        <Button loading={saving.isActing} onClick={() => void saveOnly()}>
          {words.save}
        </Button>
        <Button color="primary" loading={submitting.isActing} onClick={() => void submit()}>
          {words.submit}
        </Button>
      </div>
    </>
  )
}

/** The sheet of a section: to enter while it is open, to read afterwards. */
export function SheetEditor({ sheet }: Shown) {
  const isOpen = sheet.mayChange
  return (
    <div className="page sheet-page">
      <Head sheet={sheet} />
      {isOpen ? (
        <Entry sheet={sheet} />
      ) : (
        <>
          <PartRows parts={sheet.parts.map((part, at) => ({ ...part, key: String(at) }))} mayChange={false} onChange={() => undefined} />
          <MarkTable sheet={sheet} />
        </>
      )}
    </div>
  )
}
