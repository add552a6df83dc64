import { type Agency, agencies } from '@campus/contract/entrust/agencies.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import '@campus/ui/page/page.css'
import '@campus/ui/list/list.css'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { AgencyCard } from './agency-card.tsx'
import { AskForm } from './ask-form.tsx'
import './agencies.css'
import { agencyWords } from './words.ts'

interface PartProps {
  readonly title: string
  readonly none: string
  readonly rows: readonly Agency[]
  readonly opened: string | undefined
}

function Part({ title, none, rows, opened }: PartProps) {
  return (
    <section aria-label={title} className="page-column agency-part">
      <h2>{title}</h2>
      {rows.length === 0 ? <Empty t={none} /> : rows.map((row) => <AgencyCard key={row.id} agency={row} isOpened={row.id === opened} />)}
    </section>
  )
}

/** Who acts for me, and whom I act for as an agent. */
export default function AgenciesScreen() {
  const words = useWords(agencyWords)
  const { id } = useQueryOf(certificatesPaths.agencies)
  const read = useRead(agencies, {}, { staleTime: 0 })
  useUnreadNews(() => void read.refetch())
  return (
    <QueryView read={read}>
      {({ isAgent, rows }) => {
        const byMe = rows.filter(({ part }) => part === 'agent')
        const forMe = rows.filter(({ part }) => part === 'principal')
        return (
          <div className={isAgent ? 'page agency-page' : 'page'}>
            {(isAgent || byMe.length > 0) && <Part title={words.byMe} none={words.noneByMe} rows={byMe} opened={id} />}
            {isAgent && <AskForm />}
            {(!isAgent || forMe.length > 0) && <Part title={words.forMe} none={words.none} rows={forMe} opened={id} />}
          </div>
        )
      }}
    </QueryView>
  )
}
