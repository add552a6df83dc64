import type { OutputOf } from '@campus/contract/call.ts'
import { decideGone, exchangeSources, goneDecisionNames, goneStudents } from '@campus/contract/exchange/sources.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { sourceWords } from './words.ts'

type Gone = OutputOf<typeof goneStudents>['rows'][number]

function Decide({ sourceId, student: { recordId, name } }: { readonly sourceId: string; readonly student: Gone }) {
  const words = useWords(sourceWords)
  const { act, isActing } = useAction(decideGone, { changes: [goneStudents, exchangeSources] })
  const decide = (decision: 'left' | 'kept') => act({ sourceId, recordIds: [recordId], decision }).catch(() => undefined)
  const markLeft = async () => {
    if (await ask({ title: words.leftTitle(name), confirm: words.markLeft })) await decide('left')
  }
  return (
    <div className="console-buttons">
      <Button size="small" loading={isActing} onClick={markLeft}>
        {words.markLeft}
      </Button>
      <Button size="small" loading={isActing} onClick={() => decide('kept')}>
        {words.keep}
      </Button>
    </div>
  )
}

const useColumns = (sourceId: string): Columns<Gone> => {
  const words = useWords(sourceWords)
  const say = useSay()
  return [
    { title: words.student, cell: ({ name }) => name },
    { title: words.number, cell: ({ number }) => <span className="console-figures">{number}</span> },
    { title: words.className, cell: ({ className, grade }) => [className, grade].filter((text) => text !== '').join(' · ') },
    { title: words.foundAt, cell: ({ foundAt }) => <Time at={foundAt} /> },
    {
      title: words.decision,
      cell: (student) =>
        student.decision === 'open' ? (
          <Decide sourceId={sourceId} student={student} />
        ) : (
          `${say(goneDecisionNames[student.decision])} · ${student.decidedBy}`
        ),
    },
  ]
}

/** Students whom the files no longer name, each to be decided about. */
export function GoneList({ sourceId }: { readonly sourceId: string }) {
  const words = useWords(sourceWords)
  const say = useSay()
  const [decision, setDecision] = useState<Gone['decision']>('open')
  const [place, setPlace] = useState({ pageNum: 1, pageSize: 20 })
  const read = usePage(goneStudents, { sourceId, decision, ...place })
  const columns = useColumns(sourceId)
  return (
    <section className="console-card">
      <h2>{words.goneTitle}</h2>
      <p className="console-note">{words.goneText}</p>
      <Choice
        label={words.decision}
        look="chips"
        options={(['open', 'left', 'kept'] as const).map((one) => [one, say(goneDecisionNames[one])] as const)}
        value={decision}
        onChoose={(chosen) => {
          setDecision(chosen)
          setPlace({ pageNum: 1, pageSize: place.pageSize })
        }}
      />
      <div className="console-buttons">
        <ExportButton source="gone_students" table={words.goneTitle} filter={{ sourceId, decision }} />
      </div>
      <PagedTable
        label={words.goneTitle}
        columns={columns}
        read={read}
        place={place}
        onMove={setPlace}
        keyOfRow={({ recordId }) => recordId}
        empty={<Empty t={words.noGone} />}
      />
    </section>
  )
}
