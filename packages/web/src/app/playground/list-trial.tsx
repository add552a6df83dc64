import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import type { Page } from '@campus/ui/list/page-rules.ts'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { playgroundWords } from './words.ts'

const total = 1000
const pageSize = 20

/** Rows made on the device, in the shape the server's lists have. */
const makePage = async (pageNum: number): Promise<Page<number>> => {
  const first = (pageNum - 1) * pageSize + 1
  return { rows: Array.from({ length: Math.min(pageSize, total - first + 1) }, (_, index) => first + index), total }
}

export function ListTrial() {
  const words = useWords(playgroundWords)
  const pages = usePages(['playground'], makePage)
  return (
    <EndlessList label={words.list} pages={pages} empty={<Empty t={words.nothingYet} />} keyOfRow={String}>
      {(number) => <span>{words.row(number)}</span>}
    </EndlessList>
  )
}
