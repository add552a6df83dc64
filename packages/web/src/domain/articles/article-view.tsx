import type { OutputOf } from '@campus/contract/call.ts'
import type { helpDetail, problemDetail } from '@campus/contract/help/problems.ts'
import { useRead } from '../../api/use-read.ts'
import { TextBlocks } from '../document/text-blocks.tsx'
import '@campus/ui/page/page.css'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import './articles.css'
import { useSession } from '../../session/use-session.ts'
import { DidThisHelp } from './did-this-help.tsx'
import { useHelpSchool } from './help-school.ts'
import { type PlaceOf, placeInHelp } from './problem-card.tsx'
import { RelatedProblems } from './related-problems.tsx'
import { articleWords } from './words.ts'

type DetailCall = typeof problemDetail | typeof helpDetail
type Article = OutputOf<DetailCall>

function ArticleText({ article }: { readonly article: Article }) {
  const words = useWords(articleWords)
  const { typeName, title, blocks, updatedAt, helpful } = article
  return (
    <article className="page-card article">
      <header>
        <p className="article-type">{typeName}</p>
        <h2>{title}</h2>
        <p className="page-note">
          {words.updated} <Time at={updatedAt} />
          {helpful > 0 && ` · ${words.helpedMany(helpful)}`}
        </p>
      </header>
      <div className="document-text article-text">
        <TextBlocks blocks={blocks} />
      </div>
    </article>
  )
}

interface ArticleViewProps {
  readonly id: string | undefined
  readonly call: DetailCall
  /** Where others like it are read. */
  readonly placeOf?: PlaceOf
}

/** A problem with its answer, or a guide: both are read, judged and followed by others like it. */
export function ArticleView({ id, call, placeOf = placeInHelp }: ArticleViewProps) {
  const words = useWords(articleWords)
  const isLoggedIn = useSession('token') !== ''
  const read = useRead(call, { id: id ?? '', ...useHelpSchool() }, { enabled: id !== undefined, withToken: true })
  if (id === undefined) return <Empty t={words.noAddress} />
  return (
    <QueryView read={read}>
      {(article) => (
        <div className="page article-page">
          <ArticleText article={article} />
          <div className="page-column">
            {isLoggedIn && <DidThisHelp key={article.id} article={article} />}
            <RelatedProblems article={article} placeOf={placeOf} />
          </div>
        </div>
      )}
    </QueryView>
  )
}
