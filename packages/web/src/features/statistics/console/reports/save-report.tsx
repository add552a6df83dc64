import { addReport, type ReportView, reports } from '@campus/contract/statistics/reports.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { EntryDialog } from '../../../../console/fields/entry-dialog.tsx'
import { ReportFields } from './report-fields.tsx'
import { reportsWords } from './words.ts'

/** Keeps what the explorer shows. */
export function SaveReport({ view }: { readonly view: ReportView }) {
  const words = useWords(reportsWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.saveAs}</Button>
      {isOpen && (
        <EntryDialog
          call={addReport}
          shape={addReport.body}
          title={words.saveAs}
          start={{ name: '', isShared: false, schedule: 'none', recipients: [], view }}
          changes={[reports]}
          onClose={() => setIsOpen(false)}
        >
          {(form) => <ReportFields form={form} />}
        </EntryDialog>
      )}
    </>
  )
}
