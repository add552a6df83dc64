import { EntrustState, entrustments, entrustStateNames, entrustStates } from '@campus/contract/entrust/entrustments.ts'
import { Id } from '@campus/contract/fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/master-detail/master-detail.css'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { RowsWithDetail } from '../../../navigation/rows-with-detail.tsx'
import '../entrust.css'
import { EntrustmentRow } from '../entrustment-row.tsx'
import { EntrustmentView } from '../entrustment-view.tsx'
import { logWords } from './words.ts'

type Part = 'owner' | 'delegate'

interface Filter {
  readonly part: Part
  readonly state: EntrustState | undefined
}

const show = (filter: Filter) => void redirect(terminalsPaths.entrustments, filter)

function AddButton() {
  const words = useWords(logWords)
  return (
    <Button color="primary" onClick={() => void open(terminalsPaths.entrust)}>
      {words.add}
    </Button>
  )
}

function Tools({ part, state, hasRows }: Filter & { readonly hasRows: boolean }) {
  const words = useWords(logWords)
  const say = useSay()
  return (
    <div className="beside-filters">
      <Choice
        label={words.part}
        options={[
          ['owner', words.owner],
          ['delegate', words.delegate],
        ]}
        value={part}
        onChoose={(part) => show({ part, state })}
      />
      {(hasRows || state !== undefined) && (
        <div className="entrust-tools">
          <SelectBox
            label={words.state}
            all={words.all}
            value={state ?? ''}
            options={entrustStates.map((value) => ({ value, label: say(entrustStateNames[value]) }))}
            onChoose={(value) => show({ part, state: EntrustState.safeParse(value).data })}
          />
          <AddButton />
        </div>
      )}
    </div>
  )
}

function Nothing({ part, state }: Filter) {
  const words = useWords(logWords)
  if (state) return <NoneLikeThat t={words.noneLikeThat} onShowAll={() => show({ part, state: undefined })} />
  return part === 'owner' ? <Empty t={words.noneGiven} action={<AddButton />} /> : <Empty t={words.noneReceived} />
}

/** Who fetches paper for me, and for whom I fetch it; where there is room the chosen one stands beside it. */
function Entrustments({ part, state, id }: Filter & { readonly id: string | undefined }) {
  const words = useWords(logWords)
  const filter = { part, state }
  const pages = usePages(keyOf(entrustments, filter), (pageNum, signal) => send(entrustments, { ...filter, pageNum }, { signal }))
  useUnreadNews(() => void pages.refetch())
  return (
    <RowsWithDetail
      isWide={useWide()}
      label={words.list}
      pages={pages}
      empty={<Nothing part={part} state={state} />}
      tools={<Tools part={part} state={state} hasRows={(pages.total ?? 0) > 0} />}
      path={terminalsPaths.entrustments}
      filter={filter}
      onePath={terminalsPaths.entrusted}
      chosen={id}
      View={EntrustmentView}
    >
      {(row) => <EntrustmentRow row={row} />}
    </RowsWithDetail>
  )
}

export default function EntrustmentsScreen() {
  const query = useQueryOf(terminalsPaths.entrustments)
  const part = query.part === 'delegate' ? 'delegate' : 'owner'
  const state = EntrustState.safeParse(query.state).data
  return <Entrustments key={`${part} ${state}`} part={part} state={state} id={Id.safeParse(query.id).data} />
}
