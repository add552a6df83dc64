import { RightOutline } from 'antd-mobile-icons'
import { PathLink } from '../../navigation/path-link.tsx'
import '@campus/ui/page/rows.css'
import './articles.css'
import { type PlaceOf, type ProblemRow, placeInHelp } from './problem-card.tsx'

/** One problem or guide in an endless list. */
export function ArticleLine({ article, placeOf = placeInHelp }: { readonly article: ProblemRow; readonly placeOf?: PlaceOf }) {
  return (
    <PathLink to={placeOf(article)} query={{ id: article.id }} className="article-line">
      <span className="row-text">
        {article.title}
        <small>{article.excerpt}</small>
      </span>
      <RightOutline className="row-mark" aria-hidden="true" />
    </PathLink>
  )
}
