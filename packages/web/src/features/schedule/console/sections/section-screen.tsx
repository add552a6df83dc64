import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { sectionRoster } from '@campus/contract/schedule/console/sections.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSayList, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import '../../../../console/look/console-look.css'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useSession } from '../../../../session/use-session.ts'
import { ExportButton } from '../../exports/export-button.tsx'
import { useMayExport } from '../../exports/use-may-export.ts'
import { planExportWords } from '../../exports/words.ts'
import { termToShow } from '../../timetable/term-weeks.ts'
import { Roster } from './roster.tsx'
import { SectionDialog } from './section-dialog.tsx'
import { Slots } from './slots.tsx'
import { sectionsWords } from './words.ts'

const tabs = ['slots', 'roster'] as const

export default function SectionScreen() {
  const words = useWords(sectionsWords)
  const sayList = useSayList()
  const { query, filter } = useAddressed(consolePaths.scheduleSection)
  const { id = '' } = query
  const tab = tabs.find((one) => one === query.tab) ?? 'slots'
  const read = useRead(sectionRoster, { id }, { enabled: id !== '' })
  const { data: terms } = useRead(scheduleTerms, {}, { background: true })
  const [isEditing, setIsEditing] = useState(false)
  const term = terms && termToShow(terms)
  const { signSheet, calendar } = useWords(planExportWords)
  const mayExport = useMayExport()
  const mayReadRates = useSession('user')?.roles.some((role) => role === 'manager' || role === 'auditor') ?? false
  const actions = (
    <>
      {mayExport && read.data && (
        <>
          <ExportButton given={{ kind: 'signs', id }} name={`${read.data.section.code} ${signSheet}.pdf`} text={signSheet} />
          {term && (
            <ExportButton
              given={{ kind: 'calendar', of: 'section', id, termId: term.id }}
              name={`${read.data.section.code}.ics`}
              text={calendar}
            />
          )}
        </>
      )}
      {read.data?.mayChange && term && <Button onClick={() => setIsEditing(true)}>{words.change}</Button>}
    </>
  )
  return (
    <ConsoleFrame screen={consolePaths.scheduleSection} title={read.data?.section.course.name} actions={actions}>
      {id === '' ? (
        <Empty t={words.noneLikeThat} />
      ) : (
        <QueryView read={read}>
          {({ section, rows, mayChange }) => (
            <>
              <section className="console-card">
                <FactList
                  facts={[
                    [words.code, section.code],
                    [words.unit, section.unit.name],
                    [words.teachers, sayList(section.teachers.map(({ name, number }) => `${name} (${number})`))],
                    [words.students, `${section.students} / ${section.capacity}`],
                  ]}
                />
                {mayReadRates && (
                  <PathLink to={attendancePaths.overview} query={{ sectionId: id }}>
                    {words.rates}
                  </PathLink>
                )}
              </section>
              <Choice
                label={words.tabs}
                look="tabs"
                options={tabs.map((one) => [one, words[one]] as const)}
                value={tab}
                onChoose={(chosen) => filter({ id, tab: chosen })}
              />
              {tab === 'slots' ? (
                <Slots section={section} mayChange={mayChange} />
              ) : (
                <Roster sectionId={id} rows={rows} mayChange={mayChange} />
              )}
              {isEditing && term && <SectionDialog termId={term.id} section={section} onClose={() => setIsEditing(false)} />}
            </>
          )}
        </QueryView>
      )}
    </ConsoleFrame>
  )
}
