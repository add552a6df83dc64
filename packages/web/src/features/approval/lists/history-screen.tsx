import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { DebouncedSearch } from '@campus/ui/search/debounced-search.tsx'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useWide } from '../../../layout/use-wide.ts'
import type { QueryOf } from '../../../navigation/address.ts'
import { refine } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { RowsWithDetail } from '../../../navigation/rows-with-detail.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { useSession } from '../../../session/use-session.ts'
import { InfoView } from '../info/info-view.tsx'
import { officeStates } from '../office-states.ts'
import { endStates, type HistoryTab, historyTabs, useHistory } from './history-pages.ts'
import { InstanceRowText } from './instance-row-text.tsx'
import './lists.css'
import { NarrowFilters } from './narrow-filters.tsx'
import { TaskRowText } from './task-row-text.tsx'
import { listWords } from './words.ts'

const managing: ReadonlySet<string> = new Set(['teacher', 'manager', 'admin'])

const isTab = (tab: string | undefined): tab is HistoryTab => historyTabs.some((known) => known === tab)

function HistoryFilters({ tab }: { readonly tab: HistoryTab }) {
  const words = useWords(listWords)
  const say = useSay()
  const query = useQueryOf(approvalPaths.history)
  const mayManage = useSession('user')?.roles.some((role) => managing.has(role)) ?? false
  const filter = (part: Partial<QueryOf<typeof approvalPaths.history>>) =>
    void refine(approvalPaths.history, { ...query, id: undefined, ...part })
  return (
    <div className="beside-filters">
      <Choice
        look="tabs"
        label={words.tabs}
        options={[
          ['done', words.done],
          ['mine', words.own],
          ['copied', words.copied],
          ['took', words.took],
          ...(mayManage ? ([['managed', words.managed]] as const) : []),
        ]}
        value={tab}
        onChoose={(chosen) => void refine(approvalPaths.history, { tab: chosen })}
      />
      <DebouncedSearch label={words.search} value={query.words ?? ''} onSearch={(typed) => filter({ words: typed })} />
      <div className="office-filter-line">
        <NarrowFilters list={tab} code={query.code} from={query.from} until={query.until} onChoose={filter} />
        {tab !== 'done' && (
          <SelectBox
            label={words.status}
            all={words.allStates}
            value={query.status ?? ''}
            options={endStates.map((value) => ({ value, label: say(officeStates[value].t) }))}
            onChoose={(status) => filter({ status: status || undefined })}
          />
        )}
      </div>
    </div>
  )
}

/** An empty list names what would stand in it, and leads to what the reader can do about it. */
function NoneYet({ tab }: { readonly tab: HistoryTab }) {
  const words = useWords(listWords)
  const texts = { done: words.noneDone, mine: words.noneOwn, copied: words.noneCopied, took: words.noneTook, managed: words.noneManaged }
  const toTodo = <PathLink to={approvalPaths.todo}>{words.toTodo}</PathLink>
  const toCentre = <PathLink to={approvalPaths.centre}>{words.toCentre}</PathLink>
  const actions = { done: toTodo, mine: toCentre, copied: undefined, took: undefined, managed: undefined }
  return <Empty t={texts[tab]} action={actions[tab]} />
}

function History({ tab }: { readonly tab: HistoryTab }) {
  const words = useWords(listWords)
  const { id, status, words: typed, code, from, until } = useQueryOf(approvalPaths.history)
  const filter = { status, words: typed, code, from, until }
  const pages = useHistory(tab, filter)
  const empty = Object.values(filter).some(Boolean) ? (
    <NoneLikeThat t={words.noneLike} onShowAll={() => void refine(approvalPaths.history, { tab })} />
  ) : (
    <NoneYet tab={tab} />
  )
  return (
    <RowsWithDetail
      isWide={useWide()}
      label={words.history}
      pages={pages}
      empty={empty}
      tools={<HistoryFilters tab={tab} />}
      path={approvalPaths.history}
      filter={{ tab, ...filter }}
      onePath={approvalPaths.instance}
      chosen={id}
      View={InfoView}
    >
      {(row) => ('taskId' in row ? <TaskRowText task={row} /> : <InstanceRowText instance={row} showsOwner={tab !== 'mine'} />)}
    </RowsWithDetail>
  )
}

/** What the reader decided, asked for, was copied on or took part in. */
export default function HistoryScreen() {
  const { tab } = useQueryOf(approvalPaths.history)
  const shown = isTab(tab) ? tab : 'done'
  return <History key={shown} tab={shown} />
}
