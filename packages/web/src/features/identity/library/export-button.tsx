import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { DownlandOutline } from 'antd-mobile-icons'
import { ExportButton } from '../../../console/export/export-button.tsx'
import type { Filter } from './library-filter.ts'
import { exportWords } from './words.ts'

/** The accepted photos of one type. A type has to be chosen: each has a standard of its own. */
export function PhotoExportButton({ filter: { typeId, unitId, grade, words: searched } }: { readonly filter: Filter }) {
  const words = useWords(exportWords)
  if (typeId !== undefined) return <ExportButton source="photos" filter={{ typeId, unitId, grade, words: searched }} />
  return (
    <Button onClick={() => toast(words.typeFirst)}>
      <DownlandOutline aria-hidden /> {words.confirm}
    </Button>
  )
}
