import { ownGradeSheets, type SheetRow, sheetStateNames } from '@campus/contract/grades/sheets.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { gradesPaths } from '@campus/contract/paths/grades.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { scoreWords } from '../../../domain/score/words.ts'
import { LinkRows } from '../../../navigation/rows.tsx'
import '@campus/ui/page/page.css'
import { sheetTones } from '../sheet-look.ts'
import { sheetWords } from './words.ts'

/** Newest term first, as they came. */
const termsOf = (rows: readonly SheetRow[]) => [
  ...Map.groupBy(rows, ({ academicYear, semester }) => `${academicYear} ${semester}`).values(),
]

export default function SheetsScreen() {
  const words = useWords(sheetWords)
  const { term } = useWords(scoreWords)
  const say = useSay()
  const language = useLanguage()
  const read = useRead(ownGradeSheets, {})
  return (
    <div className="page">
      <QueryView read={read} empty={<Empty t={words.none} />}>
        {(rows) =>
          termsOf(rows).map((sheets) => (
            <LinkRows
              key={sheets[0]?.sectionId}
              title={sheets[0] ? term(sheets[0].academicYear, sheets[0].semester) : ''}
              rows={sheets.map((sheet) => ({
                to: gradesPaths.sheet,
                query: { id: sheet.sectionId },
                title: nameIn(sheet.course, language),
                text: `${words.section(sheet.sectionCode)} · ${words.progress(sheet.complete, sheet.people)}`,
                value: sheet.isReturned ? (
                  <StateMark tone="bad" t={words.returned} />
                ) : (
                  <StateMark tone={sheetTones[sheet.state]} t={say(sheetStateNames[sheet.state])} />
                ),
              }))}
            />
          ))
        }
      </QueryView>
    </div>
  )
}
