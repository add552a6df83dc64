import { LeftOutline, RightOutline } from 'antd-mobile-icons'
import { useState } from 'react'
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

interface PageFieldProps {
  readonly page: number
  readonly count: number
  readonly onGo: (page: number) => void
}

/** The page one is on; another number leads there. A number beyond the last page means the last. */
function PageField({ page, count, onGo }: PageFieldProps) {
  const words = useWords(tableWords)
  const [typed, setTyped] = useState(String(page))
  const go = () => {
    const wanted = Math.min(Math.max(Math.trunc(Number(typed)), 1), count)
    if (typed.trim() === '' || Number.isNaN(wanted)) setTyped(String(page))
    else if (wanted === page) setTyped(String(page))
    else onGo(wanted)
  }
  return (
    <form
      className="pager-page"
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <input
        inputMode="numeric"
        aria-label={words.goTo}
        value={typed}
        size={Math.max(2, String(count).length)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={go}
      />
      {words.of(count)}
    </form>
  )
}

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
        <PageField key={place.pageNum} page={place.pageNum} count={count} onGo={goTo} />
        <button type="button" aria-label={words.next} disabled={place.pageNum >= count} onClick={() => goTo(place.pageNum + 1)}>
          <RightOutline aria-hidden />
        </button>
      </span>
    </nav>
  )
}
