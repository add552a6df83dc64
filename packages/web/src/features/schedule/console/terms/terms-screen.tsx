import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { closeTerm, consoleTerms } from '@campus/contract/schedule/console/terms.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { type ReactNode, useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import '../../../../console/look/console-look.css'
import { Hours } from './hours.tsx'
import { MakeUpDays } from './make-up-days.tsx'
import { TermDialog } from './term-dialog.tsx'
import { termsWords } from './words.ts'

type Terms = OutputOf<typeof consoleTerms>
type TermRow = Terms['terms'][number]

const useColumns = (): Columns<TermRow> => {
  const words = useWords(termsWords)
  return [
    { title: words.term, cell: ({ academicYear, semester }) => words.termName(academicYear, semester) },
    { title: words.firstMonday, cell: ({ firstMonday }) => firstMonday },
    { title: words.weeks, cell: ({ weeks }) => weeks, isNumber: true },
    { title: words.sections, cell: ({ sections }) => sections, isNumber: true },
    { title: words.lessons, cell: ({ lessons }) => lessons, isNumber: true },
    {
      title: words.state,
      cell: ({ isClosed, isCurrent }) => (
        <StateMark tone={isClosed ? 'over' : 'good'} t={isClosed ? words.closed : isCurrent ? words.current : words.open} />
      ),
    },
  ]
}

function TermList({ terms, mayChange }: Pick<Terms, 'terms' | 'mayChange'>) {
  const words = useWords(termsWords)
  const [edited, setEdited] = useState<{ readonly term: TermRow | undefined }>()
  const { act } = useAction(closeTerm, { changes: [consoleTerms] })
  const close = async (term: TermRow) => {
    if (await ask({ title: words.closeTitle, text: words.closeText, confirm: words.close })) await act({ id: term.id }).catch(() => {})
  }
  const columns = useColumns()
  const named = (term: TermRow, content: ReactNode) => (
    <button type="button" onClick={() => setEdited({ term })}>
      {content}
    </button>
  )
  const ended = terms.filter(({ isClosed, isOver }) => isOver && !isClosed)
  return (
    <section className="console-card">
      <header>
        <h2>{words.terms}</h2>
        {mayChange && (
          <Button color="primary" onClick={() => setEdited({ term: undefined })}>
            <AddOutline aria-hidden /> {words.addTerm}
          </Button>
        )}
      </header>
      {terms.length === 0 ? (
        <Empty t={words.noTerms} />
      ) : (
        <Table label={words.terms} columns={columns} rows={terms} keyOfRow={({ id }) => id} {...(mayChange ? { renderName: named } : {})} />
      )}
      {mayChange &&
        ended.map((term) => (
          <div key={term.id} className="console-buttons">
            <Button onClick={() => void close(term)}>{words.closeTerm(words.termName(term.academicYear, term.semester))}</Button>
          </div>
        ))}
      {edited && <TermDialog term={edited.term} onClose={() => setEdited(undefined)} />}
    </section>
  )
}

export default function TermsScreen() {
  const words = useWords(termsWords)
  return (
    <ConsoleFrame screen={consolePaths.scheduleTerms} lead={words.lead}>
      <QueryView read={useRead(consoleTerms, {})}>
        {({ terms, periodSets, makeUpDays, holidays, mayChange }) => (
          <>
            <TermList terms={terms} mayChange={mayChange} />
            <MakeUpDays makeUpDays={makeUpDays} holidays={holidays} mayChange={mayChange} />
            <Hours periodSets={periodSets} mayChange={mayChange} />
          </>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
