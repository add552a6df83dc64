import { officeStart, type ProcessItem } from '@campus/contract/approval/processes.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { ClockCircleOutline, UserSetOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { useWorkbench } from '../../../launcher/use-workbench.ts'
import { useWaitingRows } from '../../../launcher/waiting-rows.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { LinkRows } from '../../../navigation/rows.tsx'
import '@campus/ui/page/page.css'
import './centre.css'
import { DraftsCard } from './drafts-card.tsx'
import { findProcesses } from './find-processes.ts'
import { ProcessTiles } from './process-tiles.tsx'
import { centreWords } from './words.ts'

type Office = OutputOf<typeof officeStart>

function Counts({ counts }: Pick<Office, 'counts'>) {
  const words = useWords(centreWords)
  return (
    <nav className="page-card office-counts" aria-label={words.counts}>
      <PathLink to={approvalPaths.todo}>
        <strong data-waits={counts.todo > 0 || undefined}>{counts.todo}</strong>
        {words.todo}
      </PathLink>
      <PathLink to={approvalPaths.history} query={{ tab: 'mine' }}>
        <strong>{counts.mySubmited}</strong>
        {words.mine}
      </PathLink>
      <PathLink to={approvalPaths.history} query={{ tab: 'copied' }}>
        <strong data-waits={counts.cc > 0 || undefined}>{counts.cc}</strong>
        {words.copied}
      </PathLink>
    </nav>
  )
}

function Group({ name, items }: { readonly name: string; readonly items: readonly ProcessItem[] }) {
  return (
    <section className="page-card" aria-label={name}>
      <h2>{name}</h2>
      <ProcessTiles items={items} />
    </section>
  )
}

function Processes({ office: { groups, recent, drafts } }: { readonly office: Office }) {
  const words = useWords(centreWords)
  const [typed, setTyped] = useState('')
  const found = groups.map((group) => ({ ...group, items: findProcesses(group.items, typed) })).filter(({ items }) => items.length > 0)
  const isSearching = typed.trim() !== ''
  if (groups.length === 0) return <Empty t={words.none} />
  return (
    <>
      <SearchBox label={words.search} value={typed} onChange={setTyped} />
      {!isSearching && <DraftsCard drafts={drafts} />}
      {!isSearching && recent.length > 0 && <Group name={words.recent} items={recent} />}
      {found.map(({ id, name, items }) => (
        <Group key={id} name={name} items={items} />
      ))}
      {found.length === 0 && <Empty t={words.noMatch} />}
    </>
  )
}

/** What waits in other services, as home shows it. */
function Elsewhere() {
  const words = useWords(centreWords)
  const rows = useWaitingRows(useWorkbench(), 'approval-tasks')
  return rows.length > 0 && <LinkRows title={words.elsewhere} rows={rows} />
}

export default function CentreScreen() {
  const words = useWords(centreWords)
  const read = useRead(officeStart, {}, { staleTime: 0 })
  useUnreadNews(() => void read.refetch())
  return (
    <div className="page office-centre">
      <QueryView read={read}>
        {(office) => (
          <>
            <Counts counts={office.counts} />
            <Processes office={office} />
          </>
        )}
      </QueryView>
      <Elsewhere />
      <LinkRows
        title={words.more}
        rows={[
          { to: approvalPaths.history, icon: ClockCircleOutline, title: words.history, text: words.historyText },
          { to: approvalPaths.absence, icon: UserSetOutline, title: words.absence, text: words.absenceText },
        ]}
      />
    </div>
  )
}
