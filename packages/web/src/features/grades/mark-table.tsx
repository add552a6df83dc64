import { remarkNames } from '@campus/contract/grades/parts.ts'
import type { Sheet } from '@campus/contract/grades/sheets.ts'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { partName } from './part-name.ts'
import { sheetWords } from './sheet/words.ts'

type Line = Sheet['lines'][number]

const useColumns = (parts: Sheet['parts']): Columns<Line> => {
  const words = useWords(sheetWords)
  const say = useSay()
  return [
    {
      title: words.student,
      cell: ({ name, number, isRetake }) => [name, number, isRetake && words.retake].filter(Boolean).join(' · '),
    },
    ...parts.map((part, at) => ({
      title: `${say(partName(part))} ${part.weight}%`,
      cell: ({ marks }: Line) => marks[at] ?? '–',
      isNumber: true,
    })),
    { title: words.total, cell: ({ total }) => <strong>{total ?? '–'}</strong>, isNumber: true },
    { title: words.remark, cell: ({ remark }) => (remark === '' ? '' : say(remarkNames[remark])) },
  ]
}

/** The marks of a sheet, to read. */
export function MarkTable({ sheet: { parts, lines } }: { readonly sheet: Sheet }) {
  const words = useWords(sheetWords)
  return <Table label={words.marks} columns={useColumns(parts)} rows={lines} keyOfRow={({ personId }) => personId} />
}
