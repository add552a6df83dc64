import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CheckOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { sampleOf } from '../../../../domain/sample/sample.ts'
import { CaseDetail } from '../case/case-detail.tsx'
import { casesWords } from '../words.ts'
import type { CaseRowData } from './case-row.tsx'

/** Some of the selected cases to look at before all of them are decided alike; they open above, so that the selection stays. */
export function SampleCases({ selected }: { readonly selected: readonly CaseRowData[] }) {
  const words = useWords(casesWords)
  const [seen, setSeen] = useState<readonly string[]>([])
  const [shown, setShown] = useState<CaseRowData>()
  const sample = sampleOf(selected)
  const look = (row: CaseRowData) => {
    setSeen((before) => [...new Set([...before, row.id])])
    setShown(row)
  }
  return (
    <fieldset className="case-phrases">
      <legend>{words.sample(sample.filter(({ id }) => seen.includes(id)).length, sample.length)}</legend>
      {sample.map((row) => (
        <Button key={row.id} size="small" aria-label={words.lookAt(row.name, seen.includes(row.id))} onClick={() => look(row)}>
          {seen.includes(row.id) && <CheckOutline aria-hidden />} {row.name}
        </Button>
      ))}
      {shown && (
        <ConsoleDialog title={shown.name} size="wide" onClose={() => setShown(undefined)}>
          <CaseDetail id={shown.id} isReadOnly />
        </ConsoleDialog>
      )}
    </fieldset>
  )
}
