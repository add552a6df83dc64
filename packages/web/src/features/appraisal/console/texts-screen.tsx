import { appraisalResults } from '@campus/contract/appraisal/appraisals.ts'
import { ballotTexts, consoleAppraisals, reviewText, textStates } from '@campus/contract/appraisal/console.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { usePage } from '../../../api/use-page.ts'
import { Filters } from '../../../console/filters/filters.tsx'
import { StateFilter } from '../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import '@campus/ui/page/page.css'
import { consoleWords } from './words.ts'

type TextRow = OutputOf<typeof ballotTexts>['rows'][number]

const tones = { waiting: 'waiting', shown: 'good', hidden: 'over' } as const

function Review({ text }: { readonly text: TextRow }) {
  const words = useWords(consoleWords)
  const { act, isActing } = useAction(reviewText, { changes: [ballotTexts, consoleAppraisals, appraisalResults] })
  const decide = (state: 'shown' | 'hidden') => void act({ id: text.id, state }).catch(() => undefined)
  return (
    <span className="page-buttons">
      {text.state !== 'shown' && (
        <Button size="small" color="primary" loading={isActing} onClick={() => decide('shown')}>
          {words.show}
        </Button>
      )}
      {text.state !== 'hidden' && (
        <Button size="small" loading={isActing} onClick={() => decide('hidden')}>
          {words.hide}
        </Button>
      )}
    </span>
  )
}

const useColumns = (): Columns<TextRow> => {
  const words = useWords(consoleWords)
  return [
    { title: words.body, cell: ({ body }) => body },
    { title: words.course, cell: ({ courseName, sectionCode }) => `${courseName} · ${sectionCode}` },
    { title: words.state, cell: ({ state }) => <StateMark tone={tones[state]} t={words[state]} /> },
    { title: words.actions, cell: (text) => <Review text={text} /> },
  ]
}

/** Comments are read here before the teachers of the section see them. */
export default function TextsScreen() {
  const words = useWords(consoleWords)
  const addressed = useAddressed(consolePaths.appraisalTexts)
  const { query, place, move } = addressed
  const state = textStates.find((state) => state === query.state)
  const { appraisalId } = query
  const read = usePage(ballotTexts, { ...place, ...(state && { state }), ...(appraisalId && { appraisalId }) })
  return (
    <ConsoleFrame screen={consolePaths.appraisalTexts} lead={words.textsLead}>
      <Filters>
        <StateFilter of={addressed} states={textStates} t={(state) => words[state]} />
      </Filters>
      <PagedTable
        label={words.textList}
        columns={useColumns()}
        read={read}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        empty={<Empty t={words.noTexts} />}
      />
    </ConsoleFrame>
  )
}
