import { Id } from '@campus/contract/fields.ts'
import { gradeSheet } from '@campus/contract/grades/sheets.ts'
import { gradesPaths } from '@campus/contract/paths/grades.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { SheetEditor } from './sheet-editor.tsx'
import { sheetWords } from './words.ts'

function Loaded({ id }: { readonly id: string }) {
  const read = useRead(gradeSheet, { sectionId: id }, { staleTime: 0 })
  return <QueryView read={read}>{(sheet) => <SheetEditor key={`${sheet.version} ${sheet.state}`} sheet={sheet} />}</QueryView>
}

export default function SheetScreen() {
  const words = useWords(sheetWords)
  const id = Id.safeParse(useQueryOf(gradesPaths.sheet).id).data
  if (id) return <Loaded id={id} />
  return <Empty t={words.choose} action={<PathLink to={gradesPaths.sheets}>{words.list}</PathLink>} />
}
