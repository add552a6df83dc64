import { article } from '@campus/contract/help/articles.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { redirect } from '../../../../navigation/navigator.ts'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import '../../../../console/look/console-look.css'
import { type Article, ArticleForm } from './article-form.tsx'
import { ArticleState } from './article-state.tsx'
import './article-screen.css'
import { articleWords } from './words.ts'

function Remarks({ remarks }: Pick<Article, 'remarks'>) {
  const words = useWords(articleWords)
  return (
    <section className="console-card">
      <h2>{words.readersSay}</h2>
      {remarks.length === 0 && <p className="console-note">{words.noRemarks}</p>}
      <ul className="remarks">
        {remarks.map(({ id, content, at }) => (
          <li key={id}>
            {content}
            <small>
              <Time at={at} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

const openAgain = (id: string) => void redirect(consolePaths.article, { id })

export default function ArticleScreen() {
  const words = useWords(articleWords)
  const language = useLanguage()
  const { id } = useQueryOf(consolePaths.article)
  const read = useRead(article, { id: id ?? '' }, { enabled: id !== undefined })
  const shown = read.data
  const title = shown && nameIn({ name: shown.title, nameEn: shown.titleEn, nameTw: shown.titleTw }, language)
  return (
    <ConsoleFrame
      screen={consolePaths.article}
      title={id === undefined ? words.newArticle : title}
      lead={shown && <ArticleState state={shown.state} />}
    >
      {id === undefined ? (
        <ArticleForm article={undefined} onSaved={openAgain} />
      ) : (
        <QueryView read={read}>
          {(shown) => (
            <>
              <ArticleForm key={shown.id} article={shown} onSaved={openAgain} />
              <Remarks remarks={shown.remarks} />
            </>
          )}
        </QueryView>
      )}
    </ConsoleFrame>
  )
}
