import { LeftOutline, RightOutline } from 'antd-mobile-icons'
import { counted } from '../figures/counted.ts'
import { useWords } from '../words/words.ts'
import { type PagePlace, pageCount, pageSizes, rowsShown } from './page-place.ts'
import './pager.css'
import { tableWords } from './words.ts'

interface PagerProps {
  readonly label: string
  readonly place: PagePlace
  readonly total: number
  readonly onMove: (place: PagePlace) => void
}

const figure = (count: number) => count.toLocaleString('en-US')

export function Pager({ label, place, total, onMove }: PagerProps) {
  const words = useWords(tableWords)
  const count = pageCount(total, place.pageSize)
  const [first, last] = rowsShown(place, total)
  const isBeyond = place.pageNum > count
  const goTo = (pageNum: number) => onMove({ ...place, pageNum })
  return (
    <nav className="pager" aria-label={words.pages(label)}>
      <p role="status">{isBeyond ? words.beyond(counted(total)) : words.shown(figure(first), figure(last), counted(total))}</p>
      <label className="pager-size">
        {words.size}
        <select value={place.pageSize} onChange={(event) => onMove({ pageNum: 1, pageSize: Number(event.target.value) })}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span className="pager-steps">
        <button
          type="button"
          aria-label={isBeyond ? words.first : words.previous}
          disabled={place.pageNum <= 1}
          onClick={() => goTo(isBeyond ? 1 : place.pageNum - 1)}
        >
          <LeftOutline aria-hidden />
        </button>
        <span>{words.page(place.pageNum, count)}</span>
        <button type="button" aria-label={words.next} disabled={place.pageNum >= count} onClick={() => goTo(place.pageNum + 1)}>
          <RightOutline aria-hidden />
        </button>
      </span>
    </nav>
  )
}
